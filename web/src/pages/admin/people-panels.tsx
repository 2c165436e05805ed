import type { Event } from '@saath/contract/events/events/schema';
import { useInfiniteQuery } from '../../calls/query.ts';
import { mayDo } from '../../features/events/card/may-do.ts';
import { ShiftZone } from '../../features/events/shifts/held-shift.tsx';
import { EventMessages } from '../../features/messages/announcements/event-messages.tsx';
import { EventThreads } from '../../features/messages/threads/event-threads.tsx';
import { queueQuery } from '../../features/places/queue/queries.ts';
import { EventQueue } from '../../features/places/queue/queue.tsx';
import { m } from '../../paraglide/messages.js';
import { QueryState } from '../../ui/query-state.tsx';
import { EventRoster } from './event-roster.tsx';

/**
 * Who asked for a place at an event, who has one, and what is written to them, as panels of its tabs.
 *
 * @param given `isInviting`: people are invited to a role here, and not from a list of them
 */
export function peoplePanels(event: Event, { isInviting = false } = {}) {
  return {
    requests: () => <Requests event={event} />,
    roster: () => (
      <ShiftZone event={event}>
        <EventRoster event={event} isInviting={isInviting} />
      </ShiftZone>
    ),
    ...(mayDo(event, 'messages.write') ? { messages: () => <Messages event={event} /> } : {}),
  };
}

function Messages({ event }: { event: Event }) {
  return (
    <div className="flex flex-col gap-10">
      <EventThreads eventId={event.id} />
      <EventMessages event={event} />
    </div>
  );
}

function Requests({ event }: { event: Event }) {
  const queue = useInfiniteQuery(queueQuery({ eventId: event.id, section: 'requested' }));
  return (
    <ShiftZone event={event}>
      <QueryState query={queue} errorTitle={m.the_requests_could_not_be_loaded()}>
        {({ pages: [first] }) => first && <EventQueue event={event} counts={first.counts} />}
      </QueryState>
    </ShiftZone>
  );
}
