/** Whom a save concerns, before it is made. */

import type { Event } from '@saath/contract/events/events/schema';
import { instantOf } from '@saath/contract/local-time';
import { m } from '../../../paraglide/messages.js';
import type { Editing } from './state.ts';
import { valuesOf } from './values.ts';

export type News = {
  readonly isNewTime: boolean;
  readonly isNewPlace: boolean;
  /** How many in all. */
  readonly people: number;
  readonly who: NonNullable<Event['people']>;
};

/**
 * Whom a save can tell of a new time or place; undefined when nobody. Concerned are those who hold a place, wait for one
 * or asked for one, of an event that is published and still ahead.
 */
export function newsOfSave({ base, mine }: Editing, now: Date): News | undefined {
  const before = valuesOf(base);
  const isNewTime = before.startTime !== mine.startTime || before.endTime !== mine.endTime;
  const isNewPlace = before.location !== mine.location.trim();
  const who = base.people ?? { confirmed: base.volunteers.length, waitlisted: 0, requested: 0 };
  const people = who.confirmed + who.waitlisted + who.requested;
  const start = instantOf(mine.startTime, base.timeZone);
  const isOpen = base.status !== 'PENDING' && base.status !== 'CANCELLED';
  if (people === 0 || !isOpen || !start || start <= now) return undefined;
  return isNewTime || isNewPlace ? { isNewTime, isNewPlace, people, who } : undefined;
}

export function newsText({ isNewTime, isNewPlace, people }: News): string {
  if (isNewTime && isNewPlace) return m.people_will_be_told_of_the_new_time_and_place({ people });
  if (isNewTime) return m.people_will_be_told_of_the_new_time({ people });
  return m.people_will_be_told_of_the_new_place({ people });
}
