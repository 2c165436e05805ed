import { useRef, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLeave } from './care-queries.ts';

/** Deleting one's own account: what happens is said first, and the password, where there is one, is asked once more. */
export function LeaveAccount({ hasNoPassword }: { hasNoPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const password = useRef<HTMLInputElement>(null);
  const leave = useLeave();

  const send = async () => {
    const currentPassword = password.current?.value ?? '';
    setProblem(currentPassword || hasNoPassword ? '' : m.please_enter_your_current_password());
    if (!currentPassword && !hasNoPassword) {
      toast.error(m.please_enter_your_current_password());
      return password.current?.focus();
    }
    try {
      const { message } = await leave.mutateAsync(hasNoPassword ? {} : { currentPassword });
      toast.success(message);
      // A whole new page: nothing of the account stays on it.
      setTimeout(() => leaveFor(paths.home), 1500);
    } catch (error) {
      setProblem(error instanceof CallError ? (error.fields.currentPassword ?? '') : '');
      toast.error(failureText(error, m.this_could_not_be_saved_please_try_again()));
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{m.your_places_go_to_others_at_once()}</p>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {m.delete_my_account()}
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(isAsked) => {
          setOpen(isAsked);
          setProblem('');
        }}
        title={m.delete_your_account()}
        description={m.you_lose_your_places_and_requests_also()}
        confirmText={m.delete_my_account()}
        busyText={m.deleting()}
        isBusy={leave.isPending || leave.isSuccess}
        onConfirm={() => void send()}
      >
        {!hasNoPassword && (
          <PasswordField
            ref={password}
            label={m.current_password()}
            autoComplete="current-password"
            error={problem}
          />
        )}
      </ConfirmDialog>
    </div>
  );
}
