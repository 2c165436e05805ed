import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import type { TimeLimits } from '@saath/contract/events/time-limits/rules';
import { eventReads } from '../../../calls/event-reads.ts';
import { useCall } from '../../../calls/use-call.ts';

/** Places that break them are marked, so the lists are read again too. Failures are the form's to tell. */
export function useSetTimeLimits(eventId: string) {
  return useCall(setTimeLimits, {
    request: (body: TimeLimits & { updatedAt?: string | undefined }) => ({
      params: { id: eventId },
      body,
    }),
    touches: eventReads,
    touchesWhenRefused: true,
    failed: null,
  });
}
