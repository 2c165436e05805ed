/** The fields that the create wizard and the editor share, as they are typed. */
import { type EventMode, type EventType, eventTypes } from '@saath/contract/events/events/rules';
import { typeName } from '../type-name.ts';

export type EventValues = {
  title: string;
  type: EventType;
  /** Local times of the event's zone, `YYYY-MM-DDTHH:mm`. */
  startTime: string;
  endTime: string;
  location: string;
  /** Where that is on the map, as pasted or chosen; empty = by its words. */
  mapPoint: string;
  description: string;
  mode: EventMode;
  /** The text of the number field. */
  travelMinutes: string;
};

export type EventField = keyof EventValues;

/** Field → what is wrong with it. */
export type Problems<Field extends string> = { [Name in Field]?: string | undefined };

export const typeOptions = () => eventTypes.map((value) => ({ value, label: typeName(value) }));

export function isEventType(text: string): text is EventType {
  return eventTypes.some((type) => type === text);
}

/** How a zone is written beside a time field: 'Asia/Karachi (GMT+5)'. */
export function zoneLabel(timeZone: string, at: Date): string {
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value;
  const place = timeZone.replaceAll('_', ' ');
  return offset && offset !== place ? `${place} (${offset})` : place;
}
