import { checkInErrors } from '@saath/contract/day/check-in/messages';
import { limits } from '@saath/contract/limits';
import { useRef, useState } from 'react';
import { refusalText } from '../../../lib/refusal-text.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type ReasonDialogProps = {
  /** Of the press that waits for a reason; undefined = closed. */
  id: string | undefined;
  name: string;
  /** The server's question, with how many hours it is about. */
  what: string;
  onGive: (reason: string) => void;
  onClose: () => void;
};

/** Hours that somebody has are taken away only with a reason, which the history keeps. */
export function ReasonDialog({ id, name, what, onGive, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    if (reason.trim()) return onGive(reason.trim());
    setMissing(true);
    field.current?.focus();
  };
  return (
    <ConfirmDialog
      open={id !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={m.take_hours_away_from_name({ name })}
      description={what || refusalText(checkInErrors, 'check_in.reason_needed')}
      confirmText={m.take_the_hours_away()}
      isBusy={false}
      onConfirm={confirm}
    >
      <TextArea
        ref={field}
        label={m.why_question()}
        hint={m.the_history_keeps_the_reason()}
        rows={2}
        dir="auto"
        maxLength={limits.hoursReason.max}
        value={reason}
        error={isMissing && !reason.trim() ? m.please_say_why_first() : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
