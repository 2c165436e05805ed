import {
  eventOutlook,
  listedOutlooks,
  shortEvents,
} from '@saath/contract/matching/outlook/endpoints';
import type { ListedOutlook } from '@saath/contract/matching/outlook/schema';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

// All under `participations`: whatever changes who comes changes these.

/** Null for an event in which nothing is yet to begin. */
export function eventOutlookQuery(eventId: string) {
  return queryOptions({
    queryKey: ['participations', 'outlook', eventId],
    queryFn: async () => (await call(eventOutlook, { params: { id: eventId } })).outlook,
  });
}

/** By event. */
export function listedOutlooksQuery(eventIds: readonly string[]) {
  return queryOptions({
    queryKey: ['participations', 'outlooks', eventIds],
    queryFn: async (): Promise<ReadonlyMap<string, ListedOutlook>> => {
      const { outlooks } = await call(listedOutlooks, { query: { ids: eventIds.join(',') } });
      return new Map(outlooks.map((outlook) => [outlook.eventId, outlook] as const));
    },
    enabled: eventIds.length > 0,
  });
}

export const shortEventsQuery = queryOptions({
  queryKey: ['participations', 'outlooks', 'soon'],
  queryFn: async () => await call(shortEvents, {}),
});
