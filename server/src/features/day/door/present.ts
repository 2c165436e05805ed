import type { DoorEvent } from '@saath/contract/day/door/schema';
import type { EventRow } from '../../events/events/queries.ts';

/** What may stand on a screen at the door. */
export function presentDoorEvent(event: EventRow): DoorEvent {
  const { id, title, location, startTime, endTime, timeZone } = event;
  return {
    id,
    title,
    location,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    timeZone,
  };
}
