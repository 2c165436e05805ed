import type { Event } from '@saath/contract/events/events/schema';
import { ASKED_FROM } from '@saath/contract/places/reminders/rules';

/** Whether the people of an event have been asked if they come, and it is not over. */
export function isAskedAbout({ startTime, status }: Event): boolean {
  const isAhead = status === 'UPCOMING' || status === 'ONGOING';
  return isAhead && Date.parse(startTime) - Date.now() <= ASKED_FROM;
}
