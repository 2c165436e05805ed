import { answerOwn } from '@saath/contract/places/reminders/endpoints';
import type { ComingAnswer } from '@saath/contract/places/reminders/rules';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export type SentAnswer = {
  readonly answer: ComingAnswer;
  readonly minutes?: number;
  readonly word?: string;
};

/**
 * Says whether one comes.
 *
 * @param onDone after it has been told to the server, whatever the answer
 * @returns how to send an answer, and the one that is on its way
 */
export function useAnswer(participationId: string, onDone: () => Promise<void>) {
  const [sending, setSending] = useState<ComingAnswer>();
  const send = async ({ minutes, ...answer }: SentAnswer) => {
    setSending(answer.answer);
    try {
      const body = { ...answer, ...(minutes ? { minutes: String(minutes) } : {}) };
      toast.success((await call(answerOwn, { params: { id: participationId }, body })).message);
    } catch (error) {
      toast.error(failureText(error, m.your_answer_could_not_be_sent()));
    }
    await onDone();
    setSending(undefined);
  };
  return { send, sending };
}
