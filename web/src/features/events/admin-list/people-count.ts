import type { Event } from '@saath/contract/events/events/schema';

/** How many people hold a place in an event; its list counts them without saying who they are. */
export function peopleCount({
  volunteers,
  volunteerCount = volunteers.length,
}: Pick<Event, 'volunteers' | 'volunteerCount'>): number {
  return volunteerCount;
}
