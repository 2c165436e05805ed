/** Whom a save concerns, before it is made. */
import { instantOf } from '@saath/contract/event-times/rules';
import { m } from '../../paraglide/messages.js';
import type { Editing } from './editor-state.ts';
import { valuesOf } from './editor-values.ts';

/**
 * How many people a save would tell of a new time or place, in words; undefined when it tells nobody. Told are those
 * who hold a place or wait for one, of an event that is published and still ahead.
 */
export function newsOfSave({ base, mine }: Editing, now: Date): string | undefined {
  const before = valuesOf(base);
  const isNewTime = before.startTime !== mine.startTime || before.endTime !== mine.endTime;
  const isNewPlace = before.location !== mine.location.trim();
  const people = base.people
    ? base.people.confirmed + base.people.waitlisted
    : base.volunteers.length;
  const start = instantOf(mine.startTime, base.timeZone);
  const isOpen = base.status !== 'PENDING' && base.status !== 'CANCELLED';
  if (people === 0 || !isOpen || !start || start <= now) return undefined;
  if (isNewTime && isNewPlace) return m.people_will_be_told_of_the_new_time_and_place({ people });
  if (isNewTime) return m.people_will_be_told_of_the_new_time({ people });
  return isNewPlace ? m.people_will_be_told_of_the_new_place({ people }) : undefined;
}
