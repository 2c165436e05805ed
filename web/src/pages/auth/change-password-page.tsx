import { confirmPassword } from '@saath/contract/accounts/account-care/endpoints';
import { Link } from 'react-router';
import { LinkStep } from '../../features/accounts/account-care/link-step.tsx';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { lookAtLink } from '../../features/accounts/entry/link-check.ts';
import { ofSecretAddress, titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/change-password-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return await lookAtLink(context.get(callContext), 'change_password', params.token);
}

export const meta = titled(m.use_your_new_password_title, ofSecretAddress);

export default function ChangePasswordPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.almost_there()}
      panelText={m.one_press_and_the_new_password_counts()}
      isDead={loaderData.isDead}
    >
      <LinkStep
        endpoint={confirmPassword}
        token={params.token}
        title={m.use_your_new_password()}
        isDead={loaderData.isDead}
        lead={<Consequences />}
        button={m.use_my_new_password()}
        wayOn={m.a_link_works_once_for_one_hour_type_again()}
      />
    </EntryFrame>
  );
}

/** What the press does, and the way out for whom somebody else wants to lock out. */
function Consequences() {
  return (
    <>
      <p>{m.the_password_you_typed_in_your_profile()}</p>
      <ul className="-mt-3 list-disc ps-5 text-ink-soft marker:text-primary">
        <li>{m.you_are_logged_out_on_all_devices()}</li>
        <li>{m.other_links_we_mailed_stop_working()}</li>
        <li>{m.you_subscribe_to_your_calendar_again()}</li>
      </ul>
      <Notice tone="info">
        <p>{m.was_it_not_you_do_not_press()}</p>
        <Link to={paths.forgotPassword} className="font-semibold underline">
          {m.choose_a_password_of_your_own_instead()}
        </Link>
      </Notice>
    </>
  );
}
