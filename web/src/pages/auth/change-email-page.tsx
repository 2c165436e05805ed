import { confirmEmail } from '@saath/contract/accounts/account-care/endpoints';
import { LinkStep } from '../../features/accounts/account-care/link-step.tsx';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { lookAtLink } from '../../features/accounts/entry/link-check.ts';
import { ofSecretAddress, titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/change-email-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return await lookAtLink(context.get(callContext), 'change_email', params.token);
}

export const meta = titled(m.new_email_address_title, ofSecretAddress);

export default function ChangeEmailPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.almost_there()}
      panelText={m.one_press_and_the_new_address_counts()}
      isDead={loaderData.isDead}
    >
      <LinkStep
        endpoint={confirmEmail}
        token={params.token}
        title={m.use_this_address()}
        isDead={loaderData.isDead}
        lead={m.from_now_on_you_log_in_with()}
        button={m.use_this_address_button()}
        wayOn={m.a_link_works_once_your_profile_sends_another()}
      />
    </EntryFrame>
  );
}
