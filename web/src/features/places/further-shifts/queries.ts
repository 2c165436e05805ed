import { addShift, takeShiftBack } from '@saath/contract/places/further-shifts/endpoints';
import { eventReads } from '../../../calls/event-reads.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';

type Place = { participationId: string; shiftId: string };

const request = ({ participationId: id, shiftId }: Place) => ({
  params: { id },
  body: { shiftId },
});

/** Gives somebody one more shift of their role. */
export function useAddShift() {
  const failed = m.it_was_not_saved();
  return useCall(addShift, { request, touches: eventReads, touchesWhenRefused: true, failed });
}

/** Takes back a shift that somebody has besides their first. */
export function useTakeShiftBack() {
  const failed = m.it_was_not_saved();
  return useCall(takeShiftBack, { request, touches: eventReads, touchesWhenRefused: true, failed });
}
