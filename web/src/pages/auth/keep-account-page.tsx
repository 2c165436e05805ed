import { keepAccount } from '@saath/contract/accounts/account-care/endpoints';
import { LinkStep } from '../../features/accounts/account-care/link-step.tsx';
import { EntryFrame } from '../../features/accounts/entry/entry-frame.tsx';
import { lookAtLink } from '../../features/accounts/entry/link-check.ts';
import { ofSecretAddress, titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/keep-account-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return await lookAtLink(context.get(callContext), 'keep_account', params.token);
}

export const meta = titled(m.keep_your_account_title, ofSecretAddress);

export default function KeepAccountPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <EntryFrame
      panelTitle={m.stay_with_us()}
      panelText={m.nothing_is_lost_yet()}
      isDead={loaderData.isDead}
    >
      <LinkStep
        endpoint={keepAccount}
        token={params.token}
        title={m.keep_your_account()}
        isDead={loaderData.isDead}
        lead={m.your_account_is_marked_for_deletion_one()}
        button={m.keep_my_account()}
        wayOn={m.the_link_works_once_and_for_seven()}
      />
    </EntryFrame>
  );
}
