import { type Badge, eventBadges } from '@saath/contract/day/badges/endpoints';
import { allPages, gatheredQuery } from '../../../calls/query.ts';

/** The badges of everybody, by name, read one page after the other, once. */
export function badgesQuery(eventId: string) {
  const request = { params: { id: eventId }, query: {} };
  return gatheredQuery(
    eventBadges,
    request,
    async ({ signal }) => {
      const badges: Badge[] = [];
      for await (const page of allPages(eventBadges, request, signal)) badges.push(...page.badges);
      return badges;
    },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
}
