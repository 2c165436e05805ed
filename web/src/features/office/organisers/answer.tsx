import { limits } from '@saath/contract/limits';
import type { OrganiserRequest } from '@saath/contract/office/organisers/schema';
import { useState } from 'react';
import { onceAnswered } from '../../../calls/once-answered.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useAnswerOrganiser } from './queries.ts';

export type Question = { readonly request: OrganiserRequest; readonly isApproval: boolean };

type AnswerDialogProps = {
  /** What is asked once more; the dialog is open while there is something. */
  question: Question | undefined;
  onClose: () => void;
};

/** Says what an answer does before it is given; a decline can carry a word to the person. */
export function AnswerDialog({ question, onClose }: AnswerDialogProps) {
  const [word, setWord] = useState('');
  const answer = useAnswerOrganiser();
  const name = question?.request.person.name ?? '';
  const isApproval = question?.isApproval ?? false;
  const close = () => {
    setWord('');
    onClose();
  };
  const send = () => {
    if (!question) return;
    const { id } = question.request;
    answer.mutate(
      isApproval ? { id, isApproved: true } : { id, isApproved: false, answer: word.trim() },
      onceAnswered(close),
    );
  };
  return (
    <ConfirmDialog
      open={question !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={isApproval ? m.make_name_an_admin({ name }) : m.decline_name({ name })}
      description={
        isApproval ? m.name_can_then_change_events({ name }) : m.name_stays_a_volunteer({ name })
      }
      confirmText={isApproval ? m.approve() : m.decline()}
      busyText={m.saving()}
      tone={isApproval ? 'primary' : 'danger'}
      isBusy={answer.isPending}
      onConfirm={send}
    >
      {!isApproval && (
        <TextArea
          label={m.a_word_to_them_optional()}
          rows={3}
          maxLength={limits.joinNote.max}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
