import type { Right } from '@saath/contract/abilities';
import {
  addHelper,
  helpedEvents,
  listHelpers,
  removeHelper,
} from '@saath/contract/day/helpers/endpoints';
import { query } from '../../../calls/query.ts';
import { of } from '../../../calls/touched.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** Where the viewer helps at the door, with the server's time. */
export const helpedEventsQuery = query(helpedEvents, {});

export const helpersQuery = (eventId: string) =>
  query(listHelpers, { params: { id: eventId } }, { select: ({ helpers }) => helpers });

const touched = (eventId: string) => [of(listHelpers, { params: { id: eventId } })];

export function useAddHelper(eventId: string) {
  return useCall(addHelper, {
    request: (body: { userId: string; right: Right; roleId?: string; until?: string }) => ({
      params: { id: eventId },
      body,
    }),
    touches: touched(eventId),
    failed: m.the_helper_could_not_be_added(),
    onSuccess: ({ message }) => toast.success(message),
  });
}

export function useRemoveHelper(eventId: string) {
  return useCall(removeHelper, {
    request: (userId: string) => ({ params: { id: eventId, userId } }),
    touches: touched(eventId),
    touchesWhenRefused: true,
    failed: m.the_helper_could_not_be_removed(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
