import { signInByLink } from '@saath/contract/accounts/account-care/endpoints';
import { accountErrors } from '@saath/contract/accounts/accounts/messages';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { isRefusedAs, useContractForm } from '../../../calls/use-contract-form.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { WayIn } from '../../foundation/sessions/way-in.tsx';
import { loginDestination } from './login-destination.ts';

const isDeadNow = isRefusedAs('accounts.token_invalid');

type SignInStepProps = {
  token: string;
  isDead: boolean;
  /** Whose account the link opens. */
  name: string | undefined;
  returnTo: string | null;
};

/** Logs in by the link of a mail: by a press, because mail scanners open links by themselves. */
export function SignInStep({ token, isDead, name, returnTo }: SignInStepProps) {
  const form = useContractForm(signInByLink, {
    body: () => ({ token }),
    failed: m.login_failed_try_again(),
    saysFailure: 'in the form',
    takesFailure: isDeadNow,
    onSuccess: ({ message, user }) => {
      toast.afterLoad(message);
      leaveFor(loginDestination(user.role, returnTo));
    },
    leaves: true,
  });
  if (isDead || isDeadNow(form.failure?.error))
    return (
      <>
        <Notice tone="danger" title={refusalText(accountErrors, 'accounts.token_invalid')}>
          {m.a_link_to_log_in_works_once()}
        </Notice>
        <WayIn to={paths.login(returnTo ? { returnTo } : {})} />
      </>
    );
  return (
    <Form form={form} className="flex flex-col gap-5">
      {name && (
        <p>
          <Sentence
            text={m.you_log_in_as_name}
            parts={{ name: <bdi className="font-semibold">{name}</bdi> }}
          />
        </p>
      )}
      <SubmitButton busyText={m.logging_in()}>{m.log_in()}</SubmitButton>
    </Form>
  );
}
