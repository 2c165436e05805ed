import { type Badge, eventBadges } from '@saath/contract/day/badges/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The badges of everybody, by name, read one page after the other, once. */
export function badgesQuery(eventId: string) {
  return queryOptions({
    queryKey: ['badges', eventId],
    queryFn: async ({ signal }) => {
      const badges: Badge[] = [];
      let after: string | null | undefined;
      do {
        signal.throwIfAborted();
        const query = after ? { after } : {};
        const page = await call(eventBadges, { params: { id: eventId }, query });
        badges.push(...page.badges);
        after = page.next;
      } while (after);
      return badges;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
