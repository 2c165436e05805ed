import type { Event } from '@saath/contract/events/events/schema';

/** So near to its start an event without people is at risk, however new it is; in milliseconds. */
const TOO_NEAR = 48 * 3_600_000;

/** Whether nobody can have heard of a coming event yet: a forecast of who comes would only frighten. */
export function isUnshared(
  { status, startTime, role: roles }: Pick<Event, 'status' | 'startTime' | 'role'>,
  now = Date.now(),
): boolean {
  const isEmpty = roles.every(({ filled }) => filled === 0);
  return status === 'UPCOMING' && isEmpty && Date.parse(startTime) - now > TOO_NEAR;
}
