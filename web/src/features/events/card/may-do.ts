import type { Ability } from '@saath/contract/abilities';
import type { Event } from '@saath/contract/events/events/schema';

/** Whether who reads the event may do it there: the server says so with the event, and a button that it would refuse is not drawn. */
export function mayDo({ can = [] }: Pick<Event, 'can'>, ability: Ability): boolean {
  return can.includes(ability);
}
