import { eventEditorMessages } from '@saath/contract/events/events/messages';
import { limits } from '@saath/contract/limits';
import { useRef, useState } from 'react';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type EditorCorrectionProps = {
  /** What the server counted: people, their hours and those with the new times. */
  question: string | undefined;
  onCancel: () => void;
  onSave: (reason: string) => void;
};

/** Asks before times are corrected by which people have hours: what that does to them, and why (KP-01). */
export function EditorCorrection({ question, onCancel, onSave }: EditorCorrectionProps) {
  return question && <Question question={question} onCancel={onCancel} onSave={onSave} />;
}

function Question({ question, onCancel, onSave }: EditorCorrectionProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    if (reason.trim().length >= limits.correctionReason.min) return onSave(reason.trim());
    setProblem(spoken(eventEditorMessages, 'correctionReason'));
    field.current?.focus();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={m.correct_the_times_of_this_event()}
      description={question}
      confirmText={m.correct_the_times()}
      tone="primary"
      isBusy={false}
      onConfirm={confirm}
    >
      <TextArea
        ref={field}
        label={m.why_were_the_times_others()}
        hint={m.people_whose_hours_change_are_told()}
        rows={3}
        required
        dir="auto"
        maxLength={limits.correctionReason.max}
        value={reason}
        error={problem}
        onChange={(change) => {
          setReason(change.target.value);
          setProblem(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
