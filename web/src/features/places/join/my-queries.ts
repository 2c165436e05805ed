import { browseEvents } from '@saath/contract/events/events/endpoints';
import { suggestEvents } from '@saath/contract/matching/suggest/endpoints';
import { myParticipations, requestJoin } from '@saath/contract/places/joining/endpoints';
import { useNavigate } from 'react-router';
import { ownPlaceReads } from '../../../calls/own-reads.ts';
import { pagedQuery, query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { isRefusedAs } from '../../../calls/use-contract-form.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** What the signed-in volunteer asked for and takes part in. */
export const myParticipationsQuery = query(
  myParticipations,
  { query: {} },
  { select: ({ participations }) => participations, refetchOnWindowFocus: 'always' },
);

/** Coming events, soonest first, page by page. */
export const comingEventsQuery = pagedQuery(browseEvents, { query: { tab: 'upcoming' } });

/** Coming events in the order in which they fit the signed-in volunteer, and the skills that would open more. */
export const fittingEventsQuery = query(suggestEvents, {});

/** @param onMailed told where a mail about the request went; null when none was sent */
export function useRequestJoin(userId: string, onMailed: (address: string | null) => void) {
  const navigate = useNavigate();
  return useCall(requestJoin, {
    request: (eventId: string) => ({ body: { eventId, userId } }),
    touches: ownPlaceReads,
    // What is on the screen may have been out of date.
    touchesWhenRefused: true,
    failed: m.error_sending_join_request(),
    // The page of the event asks them.
    onError: (error, eventId) => {
      if (isRefusedAs('questions.unanswered')(error)) void navigate(paths.event(eventId));
    },
    // Here and not where it is called: who asked may be unmounted by the look that follows.
    onSuccess: ({ message, mailedTo }) => {
      toast.success(message);
      onMailed(mailedTo);
    },
  });
}
