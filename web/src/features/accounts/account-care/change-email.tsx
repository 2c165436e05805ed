import { accountCareFailures } from '@saath/contract/accounts/account-care/messages';
import { changeEmailSchema } from '@saath/contract/accounts/account-care/schema';
import { type FormEvent, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { toastFirst } from '../../../ui/toast-first.ts';
import { ownUserQuery } from '../account/queries.ts';
import { useChangeEmail } from './care-queries.ts';

/** Another address to log in with: it counts once the link that is sent to it was opened. */
export function ChangeEmail() {
  const { data: user } = useQuery(ownUserQuery);
  const [isOpen, setOpen] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const change = useChangeEmail();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form)) as {
      email: string;
      currentPassword: string;
    };
    const found = problemsOf(body);
    setProblems(found);
    toastFirst(found);
    const [first] = Object.keys(found);
    if (first) return (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    try {
      await change.mutateAsync(body);
      setOpen(false);
    } catch (error) {
      if (error instanceof CallError) setProblems(error.fields);
      toast.error(failureText(error, accountCareFailures.send));
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className={user ? '' : 'invisible'}>
        <Sentence
          text={m.you_log_in_with_email}
          parts={{ email: <bdi className="break-words font-semibold">{user?.email}</bdi> }}
        />
      </p>
      {change.data && !isOpen && <Notice tone="success">{change.data.message}</Notice>}
      {isOpen ? (
        <form onSubmit={send} noValidate className="flex flex-col gap-4">
          <TextField
            label={m.new_email_address()}
            name="email"
            type="email"
            autoComplete="email"
            autoFocus
            error={problems.email}
          />
          <PasswordField
            label={m.current_password()}
            name="currentPassword"
            autoComplete="current-password"
            error={problems.currentPassword}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={change.isPending} busyText={m.sending()}>
              {m.send_the_link()}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {m.cancel()}
            </Button>
          </div>
        </form>
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

function problemsOf(body: Record<string, string>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of changeEmailSchema.safeParse(body).error?.issues ?? [])
    problems[String(path[0])] ??= message;
  return problems;
}
