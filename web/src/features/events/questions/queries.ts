import type { RequestOf } from '@saath/contract/endpoint';
import { getEvent } from '@saath/contract/events/events/endpoints';
import {
  addQuestion,
  changeQuestion,
  removeQuestion,
} from '@saath/contract/events/questions/endpoints';
import type { Question } from '@saath/contract/events/questions/schema';
import { eventAnswers, personAnswers } from '@saath/contract/places/questions/endpoints';
import { useCall } from '../../../calls/use-call.ts';
import { call } from '../../../lib/call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

const touches = [getEvent, eventAnswers, personAnswers];

type Sent = RequestOf<typeof addQuestion>['body'];

/** Adds a question, or changes the one with the id; failures are the form's to tell. */
export function useSaveQuestion(eventId: string) {
  return useCall(addQuestion, {
    run: async ({ id, body }: { id: string | undefined; body: Sent }) =>
      id
        ? await call(changeQuestion, { params: { id }, body })
        : await call(addQuestion, { params: { id: eventId }, body }),
    touches,
    touchesWhenRefused: true,
    failed: null,
  });
}

/** With the answers to it. */
export function useRemoveQuestion() {
  return useCall(removeQuestion, {
    request: ({ id }: Question) => ({ params: { id } }),
    touches,
    touchesWhenRefused: true,
    failed: m.the_question_was_not_removed(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
