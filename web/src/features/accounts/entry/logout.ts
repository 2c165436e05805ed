import { logout } from '@saath/contract/accounts/accounts/endpoints';
import { logoutMessages } from '@saath/contract/accounts/accounts/messages';
import { useNavigate, useRevalidator } from 'react-router';
import { useCall } from '../../../calls/use-call.ts';
import { inBrowserStore, unsentMarks } from '../../../lib/browser-store.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText, isUnanswered } from '../../../lib/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** Ends the session on the server and leaves the signed-in area, with which the cache of its answers goes (AU-07). */
export function useLogout() {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  return useCall(logout, {
    run: async () => {
      // Logging out empties the browser's own database.
      const waiting = inBrowserStore(unsentMarks, 'readonly', (marks) => marks.count());
      return (await waiting.catch(() => 0)) ? undefined : await call(logout, {});
    },
    touches: [],
    failed: null,
    onError: (error) => toast.error(textOf(error)),
    onSuccess: async (answer) => {
      if (!answer) return toast.error(m.the_marks_wait_to_be_sent());
      toast.success(answer.message || spoken(logoutMessages, 'success'));
      await navigate(paths.home);
      // The root still shows who was signed in.
      await revalidator.revalidate();
    },
  });
}

/** Specification §8 has a text for each way in which it can fail: refused, without an answer, and all else. */
function textOf(error: Error): string {
  if (isUnanswered(error)) return failureText(error, m.something_went_wrong_during_logout());
  if (!(error instanceof CallError)) return m.error_during_logout();
  return m.what_failed_and_why({ what: m.logout_failed().replace(/!$/, ''), why: error.message });
}
