import { accountErrors } from '@saath/contract/accounts/accounts/messages';
import { paths } from '../../../lib/paths.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { WayIn } from '../../foundation/sessions/way-in.tsx';

/** For a link that was used, withdrawn or has expired. */
export function DeadInvitation() {
  return (
    <>
      <Notice tone="danger" title={refusalText(accountErrors, 'accounts.token_invalid')}>
        {m.an_invitation_works_once_for_seven_days()}
      </Notice>
      <WayIn to={paths.adminLogin()} />
    </>
  );
}
