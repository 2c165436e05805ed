import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { lookAtLink } from '../../features/accounts/entry/link-check.ts';
import { SetupForm } from '../../features/accounts/sign-up/setup-form.tsx';
import { callContext } from '../../lib/context.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/setup-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return await lookAtLink(context.get(callContext), 'first_admin', params.token);
}

export const meta: Route.MetaFunction = () => [
  { title: m.set_up_saath() },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

export default function SetupPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.a_fresh_start()}
      panelText={m.this_installation_has_no_organiser_yet_the()}
      title={m.make_the_first_admin()}
      isDead={loaderData.isDead}
    >
      <SetupForm token={params.token} isDead={loaderData.isDead} />
    </EntryFrame>
  );
}
