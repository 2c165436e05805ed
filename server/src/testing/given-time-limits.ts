/** What tests of limits of hours and rest start from. */
import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import type { TimeLimits } from '@saath/contract/events/time-limits/rules';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import type { Client } from './client.ts';
import { done } from './done.ts';
import { firstRole, givenEvent } from './given.ts';

export async function limits(
  admin: Client,
  event: { readonly id: string },
  change: Partial<TimeLimits>,
): Promise<void> {
  const body = { dayHours: null, weekHours: null, restHours: null, ...change };
  await done(admin, setTimeLimits, { params: { id: event.id }, body });
}

/** A place in another event. @param hours `['2026-12-06T20', '2026-12-06T23']` in UTC */
export async function helpsElsewhere(
  { admin, person }: { admin: Client; person: Client },
  [from, to]: readonly [string, string],
) {
  const times = { startTime: `${from}:00:00Z`, endTime: `${to}:00:00Z` };
  const title = 'Somewhere secret';
  const event = await givenEvent(admin, { title, mode: 'instant', ...times });
  const body = { eventId: event.id, roleId: firstRole(event).id };
  await done(person, requestJoin, { body });
  return event;
}
