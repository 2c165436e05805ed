import {
  eventOutlook,
  listedOutlooks,
  shortEvents,
} from '@saath/contract/matching/outlook/endpoints';
import type { ListedOutlook } from '@saath/contract/matching/outlook/schema';
import { query } from '../../../calls/query.ts';

/** Null for an event in which nothing is yet to begin. */
export function eventOutlookQuery(eventId: string) {
  return query(eventOutlook, { params: { id: eventId } }, { select: ({ outlook }) => outlook });
}

const byEvent = ({ outlooks }: { outlooks: ListedOutlook[] }): ReadonlyMap<string, ListedOutlook> =>
  new Map(outlooks.map((outlook) => [outlook.eventId, outlook] as const));

/** The outlooks of the events of a list, by the id of the event. */
export function listedOutlooksQuery(eventIds: readonly string[]) {
  return query(
    listedOutlooks,
    { query: { ids: eventIds.join(',') } },
    { select: byEvent, enabled: eventIds.length > 0 },
  );
}

export const shortEventsQuery = query(shortEvents, {});
