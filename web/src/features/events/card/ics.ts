/** An event as an iCalendar file (RFC 5545). For loaders only. */
import { TZDate } from '@date-fns/tz';
import type { Event } from '@saath/contract/events/events/schema';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

/** @param baseUrl origin of the site; the file names the event's page and keeps its identity by it */
export function eventAsIcs(event: Event, baseUrl: string): string {
  const calendar = ical({
    prodId: { company: 'Saath', product: 'Events' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.timezone({
    name: null,
    generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null,
  });
  calendar.createEvent(entryOf(event, baseUrl));
  return calendar.toString();
}

function entryOf(event: Event, baseUrl: string): ICalEventData {
  const { host } = new URL(baseUrl);
  const changed = new Date(event.updatedAt);
  return {
    id: `${event.id}@${host}`,
    stamp: changed,
    // Seconds since 1970: a later version of the same event always replaces an earlier one.
    sequence: Math.floor(changed.getTime() / 1000),
    // In the event's zone, with its rules: it stays at its local time. Plain dates would be in the zone of this process.
    start: new TZDate(event.startTime, event.timeZone),
    end: new TZDate(event.endTime, event.timeZone),
    timezone: event.timeZone,
    summary: event.title,
    description: event.description,
    location: event.location,
    url: `${baseUrl}/event/${event.id}`,
    status: event.status === 'CANCELLED' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}
