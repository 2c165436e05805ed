/** A filter of people as an address has it, for the queries. */
import { personKey } from '@saath/contract/accounts/names/rules';
import type { PeopleFilter as Asked } from '@saath/contract/office/people/schema';
import type { PeopleFilter } from './queries.ts';

/** @param now says what is lately, and what is over */
export function filterOf(asked: Asked, now: Date): PeopleFilter {
  const { q, role, status, ...seeking } = asked;
  const { skills, day, part, past, hours, event } = seeking;
  const isSeeking = [skills, day, part, past, hours, event].some((each) => each !== undefined);
  return {
    ...{ key: personKey(q), role, status, isWide: false },
    seeking: isSeeking ? { ...seeking, now } : undefined,
  };
}
