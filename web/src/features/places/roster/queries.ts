import type { Event } from '@saath/contract/events/events/schema';
import { eventRoster } from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The first people of every role, by name. */
export function rosterGlanceQuery(eventId: string) {
  return queryOptions({
    queryKey: ['participations', 'roster', eventId],
    queryFn: async () => (await call(eventRoster, { params: { id: eventId }, query: {} })).people,
  });
}

/** Everybody of one role, by name, page by page. */
export function rosterQuery({ eventId, roleId }: { eventId: string; roleId: string }) {
  return infiniteQueryOptions({
    queryKey: ['participations', 'roster', eventId, roleId],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      await call(eventRoster, {
        params: { id: eventId },
        query: { roleId, ...(pageParam ? { after: pageParam } : {}) },
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/**
 * Everybody who holds a place, role by role and by name, read one page after the other, once. Fails when somebody left
 * while the pages were read: half a roster must not look like a whole one.
 *
 * @param onProgress receives how many are there so far
 */
export function wholeRosterQuery(event: Event, onProgress: (count: number) => void) {
  return queryOptions({
    queryKey: ['participations', 'sheet', event.id],
    queryFn: async ({ signal }) => {
      const people: RosterPerson[] = [];
      for (const { id: roleId } of event.role)
        for await (const page of pagesOf({ eventId: event.id, roleId })) {
          signal.throwIfAborted();
          people.push(...page);
          onProgress(people.length);
        }
      return people;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function* pagesOf({ eventId, roleId }: { eventId: string; roleId: string }) {
  let after: string | undefined;
  do {
    const query = { roleId, ...(after ? { after } : {}) };
    const page = await call(eventRoster, { params: { id: eventId }, query });
    yield page.people;
    after = page.next ?? undefined;
  } while (after);
}
