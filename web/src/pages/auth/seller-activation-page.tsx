import { activateShop } from '@saath/contract/accounts/accounts/endpoints';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { lookAtLink } from '../../features/accounts/entry/link-check.ts';
import { Activation } from '../../features/accounts/sign-up/activation.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/seller-activation-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return await lookAtLink(context.get(callContext), 'activation', params.token);
}

export const meta = titled(m.activate_your_account_title, () => [
  { name: 'description', content: m.the_last_step_of_signing_up() },
  // The address holds a secret: it must not travel on.
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
]);

export default function SellerActivationPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.almost_there()}
      panelText={m.one_moment_and_you_can_join_your()}
      title={m.activate_your_account()}
      isDead={loaderData.isDead}
    >
      <Activation endpoint={activateShop} token={params.token} isDead={loaderData.isDead} />
    </EntryFrame>
  );
}
