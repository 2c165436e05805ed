/** The coming events of a branch, as guests see them. For loaders only. */
import type { Call } from '@saath/contract/endpoint';
import { isRefusal } from '@saath/contract/errors';
import { browseEvents } from '@saath/contract/events/events/endpoints';
import type { EventCard } from '@saath/contract/events/events/schema';

type Page = { readonly events: EventCard[]; readonly next: string | null };

/** Those that take place now before those to come, soonest first. */
export async function branchEvents(call: Call, branch: string): Promise<Page> {
  const ongoing = await call(browseEvents, { query: { branch, tab: 'ongoing' } });
  const { events, next } = await call(browseEvents, { query: { branch, tab: 'upcoming' } });
  return { events: [...ongoing.events, ...events], next };
}

/** A later page of those to come; undefined for a mark that the server never gave. */
export async function branchEventsAfter(
  call: Call,
  branch: string,
  after: string,
): Promise<Page | undefined> {
  try {
    return await call(browseEvents, { query: { branch, tab: 'upcoming', after } });
  } catch (error) {
    if (isRefusal(error) && error.status === 400) return undefined;
    throw error;
  }
}
