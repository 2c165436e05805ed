import type { Event } from '@saath/contract/events/events/schema';
import { saveAnswers } from '@saath/contract/places/questions/endpoints';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { call } from '../../../lib/call.ts';
import { m } from '../../../paraglide/messages.js';
import { FoldSummary } from '../../../ui/fold-summary.tsx';
import { toast } from '../../../ui/toast.ts';
import { AnswerFields } from './answer-fields.tsx';
import { useAnswering } from './answering.ts';

type OwnAnswersProps = {
  event: Event;
  /** The role that is held or asked for; null = any. */
  roleId: string | null;
};

/** The questions of an event to who has a place or asked for one: open while one of them waits (EL-04). */
export function OwnAnswers({ event, roleId }: OwnAnswersProps) {
  const answering = useAnswering(event, roleId);
  const [isOpen, setOpen] = useState(answering.isOpen);
  const { revalidate } = useRevalidator();
  const form = useContractForm(saveAnswers, {
    body: () => ({ answers: [], ...answering.said() }),
    check: answering.problems,
    send: async (body) => await call(saveAnswers, { params: { id: event.id }, body }),
    failed: m.your_answers_were_not_saved(),
    saysFailure: 'in the form',
    // The questions may be others by now.
    onFailure: async () => await revalidate(),
    onSuccess: async ({ message }) => {
      toast.success(message);
      setOpen(false);
      await revalidate();
    },
  });
  if (answering.questions.length === 0) return null;
  return (
    <details
      id="questions"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-field border border-line px-3"
    >
      <FoldSummary className="font-semibold">
        {answering.isOpen ? m.questions_to_answer() : m.your_answers()}
      </FoldSummary>
      <Form form={form} className="flex flex-col gap-4 pb-3">
        <AnswerFields answering={answering} form={form} />
        <SubmitButton variant="secondary" size="small" className="self-start" busyText={m.saving()}>
          {m.save_answers()}
        </SubmitButton>
      </Form>
    </details>
  );
}
