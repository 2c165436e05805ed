/** Which coming events pages for visitors offer. For loaders only. */
import type { Call } from '@saath/contract/endpoint';
import { browseEvents } from '@saath/contract/events/events/endpoints';
import type { Event, EventCard } from '@saath/contract/events/events/schema';

const MOST = 3;

/** The next few, soonest first. */
export async function eventsAhead(call: Call): Promise<EventCard[]> {
  return (await call(browseEvents, { query: { tab: 'upcoming' } })).events.slice(0, MOST);
}

/** The next few with a free place in place of one event, those of its kind first. */
export async function eventsInPlaceOf(call: Call, { id, type }: Event): Promise<EventCard[]> {
  const open = { tab: 'upcoming', free: '1' } as const;
  const [alike, any] = await Promise.all([
    call(browseEvents, { query: { ...open, type } }),
    call(browseEvents, { query: open }),
  ]);
  const known = new Set([id]);
  const offered: EventCard[] = [];
  for (const event of [...alike.events, ...any.events]) {
    if (known.has(event.id)) continue;
    known.add(event.id);
    offered.push(event);
  }
  return offered.slice(0, MOST);
}
