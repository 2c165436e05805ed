/** An event as an iCalendar file (RFC 5545). For loaders only. */
import type { Event } from '@saath/contract/events/events/schema';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** @param baseUrl origin of the site; the file names the event's page and keeps its identity by it */
export function eventAsIcs(event: Event, baseUrl: string): string {
  const { host } = new URL(baseUrl);
  const changed = new Date(event.updatedAt);
  const calendar = ical({
    prodId: { company: 'Saath', product: 'Events' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${event.id}@${host}`,
    stamp: changed,
    // Seconds since 1970: a later version of the same event always replaces an earlier one.
    sequence: Math.floor(changed.getTime() / 1000),
    // Instants in UTC: every calendar shows them in its owner's zone.
    start: new Date(event.startTime),
    end: new Date(event.endTime),
    summary: event.title,
    description: event.description,
    location: event.location,
    url: `${baseUrl}/event/${event.id}`,
    status: event.status === 'CANCELLED' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
