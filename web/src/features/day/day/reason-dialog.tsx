import { checkInErrors } from '@saath/contract/day/check-in/messages';
import { limits } from '@saath/contract/limits';
import { useRef, useState } from 'react';
import { refusalText } from '../../../lib/refusal-text.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type ReasonDialogProps = {
  /** Hours that go, or a place elsewhere that stands in the way. */
  about: 'hours' | 'clash';
  /** Of the press that waits for a reason; undefined = closed. */
  id: string | undefined;
  name: string;
  /** The server's question, with how many hours it is about. */
  what: string;
  onGive: (reason: string) => void;
  onClose: () => void;
};

/** Hours go, and people come who have a place elsewhere, only with a reason, which is kept. */
export function ReasonDialog({ about, id, name, what, onGive, onClose }: ReasonDialogProps) {
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
      title={
        about === 'hours'
          ? m.take_hours_away_from_name({ name })
          : m.let_name_in_all_the_same({ name })
      }
      description={what || refusalText(checkInErrors, 'check_in.reason_needed')}
      confirmText={about === 'hours' ? m.take_the_hours_away() : m.give_the_place_all_the_same()}
      tone={about === 'hours' ? 'danger' : 'primary'}
      isBusy={false}
      onConfirm={confirm}
    >
      <TextArea
        ref={field}
        label={about === 'hours' ? m.why_question() : m.why_all_the_same()}
        hint={
          about === 'hours'
            ? m.the_history_keeps_the_reason()
            : m.the_reason_is_kept_with_the_place()
        }
        rows={2}
        dir="auto"
        maxLength={limits[about === 'hours' ? 'hoursReason' : 'clashReason'].max}
        value={reason}
        error={isMissing && !reason.trim() ? m.please_say_why_first() : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
