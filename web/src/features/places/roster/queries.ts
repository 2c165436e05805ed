import type { Event } from '@saath/contract/events/events/schema';
import { eventRoster } from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { allPages, gatheredQuery, pagedQuery, query } from '../../../calls/query.ts';

const request = (eventId: string, roleId?: string) => ({
  params: { id: eventId },
  query: roleId ? { roleId } : {},
});

/** The first people of every role, by name. */
export function rosterGlanceQuery(eventId: string) {
  return query(eventRoster, request(eventId), { select: ({ people }) => people });
}

/** The crews of the event in which somebody is missing, read together with them. */
export function rosterCrewsQuery(eventId: string) {
  return query(eventRoster, request(eventId), { select: ({ crews = [] }) => crews });
}

/** Everybody of one role, by name, page by page. */
export function rosterQuery({ eventId, roleId }: { eventId: string; roleId: string }) {
  return pagedQuery(eventRoster, request(eventId, roleId));
}

/**
 * Everybody who holds a place, role by role and by name, read one page after the other, once. Fails when somebody left
 * while the pages were read: half a roster must not look like a whole one.
 *
 * @param onProgress receives how many are there so far
 */
export function wholeRosterQuery(event: Event, onProgress: (count: number) => void) {
  return gatheredQuery(
    eventRoster,
    request(event.id),
    async ({ signal }) => {
      const people: RosterPerson[] = [];
      for (const { id: roleId } of event.role)
        for await (const page of allPages(eventRoster, request(event.id, roleId), signal)) {
          people.push(...page.people);
          onProgress(people.length);
        }
      return people;
    },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
}
