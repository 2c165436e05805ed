import { changeEmail } from '@saath/contract/accounts/account-care/endpoints';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useQuery } from '../../../calls/query.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ownUserQuery } from '../account/queries.ts';

/** Another address to log in with: it counts once the link that is sent to it was opened. */
export function ChangeEmail({ hasNoPassword = false }: { hasNoPassword?: boolean }) {
  const { data: user } = useQuery(ownUserQuery);
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const form = useContractForm(changeEmail, {
    body: ({ email = '', currentPassword = '' }) =>
      hasNoPassword ? { email } : { email, currentPassword },
    failed: m.the_mail_could_not_be_sent_please(),
    saysFailure: 'toast',
    onSuccess: ({ message }) => {
      setAnswer(message);
      setOpen(false);
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <p className={user ? '' : 'invisible'}>
        <Sentence
          text={m.you_log_in_with_email}
          parts={{ email: <bdi className="break-words font-semibold">{user?.email}</bdi> }}
        />
      </p>
      {answer && !isOpen && <Notice tone="success">{answer}</Notice>}
      {isOpen ? (
        <Form form={form} className="flex flex-col gap-4">
          <TextField
            label={m.new_email_address()}
            type="email"
            autoComplete="email"
            autoFocus
            {...form.field('email')}
          />
          {!hasNoPassword && (
            <PasswordField
              label={m.current_password()}
              autoComplete="current-password"
              {...form.field('currentPassword')}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <SubmitButton busyText={m.sending()}>{m.send_the_link()}</SubmitButton>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {m.cancel()}
            </Button>
          </div>
        </Form>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {m.change_the_address()}
          </Button>
        </div>
      )}
    </div>
  );
}
