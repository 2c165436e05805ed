import { readDay } from '@saath/contract/day/check-in/endpoints';
import { addWalkIn, letIn } from '@saath/contract/day/walk-ins/endpoints';
import type { RequestOf } from '@saath/contract/endpoint';
import { of } from '../../../calls/touched.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** Refusals are the form's to show: a full role is a question. */
const arrival = (eventId: string) => ({
  touches: [of(readDay, { params: { id: eventId } })],
  failed: null,
  onSuccess: ({ person }: { person: { name: string } }) =>
    toast.success(m.name_what({ name: person.name, what: m.mark_arrived() })),
});

export function useAddWalkIn(eventId: string) {
  return useCall(addWalkIn, {
    ...arrival(eventId),
    request: (body: RequestOf<typeof addWalkIn>['body']) => ({ params: { id: eventId }, body }),
  });
}

export function useLetIn(eventId: string) {
  return useCall(letIn, {
    ...arrival(eventId),
    request: (body: RequestOf<typeof letIn>['body']) => ({ params: { id: eventId }, body }),
  });
}
