import { accountErrors, signupMessages } from '@saath/contract/accounts/accounts/messages';
import { welcome } from '@saath/contract/office/imports/endpoints';
import { Link } from 'react-router';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { isRefusedAs, useContractForm } from '../../../calls/use-contract-form.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { NewPasswordFields, repeatedProblem } from '../../accounts/entry/new-password-fields.tsx';
import { ResendActivation } from '../../accounts/sign-up/resend-activation.tsx';
import { WayIn } from '../../foundation/sessions/way-in.tsx';

const isDeadNow = isRefusedAs('accounts.token_invalid');

/** The first password of somebody whom an organiser brought in, by the link of the invitation. */
export function WelcomeForm({ token, isDead = false }: { token: string; isDead?: boolean }) {
  const form = useContractForm(welcome, {
    body: ({ password = '' }) => ({ token, password, terms: true as const }),
    check: (typed) => ({
      ...repeatedProblem(typed),
      ...(typed.terms ? {} : { terms: spoken(signupMessages, 'terms') }),
    }),
    failed: m.this_could_not_be_saved_please_try_again(),
    saysFailure: 'in the form',
    takesFailure: isDeadNow,
    // A whole new page: the open one still shows a guest.
    onSuccess: ({ user }) => leaveFor(paths.dashboardOf(user.role)),
    leaves: true,
  });
  if (isDead || isDeadNow(form.failure?.error))
    return (
      <>
        <Notice tone="danger" title={refusalText(accountErrors, 'accounts.token_invalid')}>
          {m.a_link_works_once_for_14_days()}
        </Notice>
        <WayIn variant="secondary" />
        <ResendActivation />
      </>
    );
  return (
    <Form form={form} className="flex flex-col gap-5">
      <NewPasswordFields form={form} />
      <CheckField label={<TermsLabel />} {...form.field('terms')} />
      <SubmitButton busyText={m.one_moment()}>{m.set_my_password_and_start()}</SubmitButton>
    </Form>
  );
}

function TermsLabel() {
  const terms = (
    <Link to={paths.terms} target="_blank" className="text-primary underline">
      {m.terms_and_conditions()}
    </Link>
  );
  return <Sentence text={m.i_accept_terms} parts={{ terms }} />;
}
