import { browseEvents } from '@saath/contract/events/events/endpoints';
import { letterReach, readLetter } from '@saath/contract/office/letters/endpoints';
import { query } from '../../../calls/query.ts';
import { filterOf, type PeopleView } from '../people/people-address.ts';

/** Whom a letter would reach; asked each time, because people come, leave and change their settings. */
export const reachQuery = (view: PeopleView, isAsked: boolean) =>
  query(letterReach, { query: filterOf(view) }, { enabled: isAsked, staleTime: 0, gcTime: 0 });

/** To which events a letter can lead: the next ones. */
export const nextEventsQuery = (isAsked: boolean) =>
  query(
    browseEvents,
    { query: { tab: 'upcoming' } },
    { enabled: isAsked, select: ({ events }) => events },
  );

export const letterQuery = (id: string) =>
  query(readLetter, { params: { id } }, { select: ({ letter }) => letter });
