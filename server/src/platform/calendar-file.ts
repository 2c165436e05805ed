/** What takes place, as an iCalendar file (RFC 5545) that the reader's own calendar understands. */
import { TZDate } from '@date-fns/tz';
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

export type CalendarEntry = {
  /** Of the event: every file about it carries the same, so that a later one replaces an earlier one. */
  readonly eventId: string;
  readonly title: string;
  /** The role of the person for whom the file is; null when it is for anybody. */
  readonly roleName: string | null;
  readonly description: string;
  readonly location: string;
  readonly startTime: Date;
  readonly endTime: Date;
  /** Of the event (IANA): entries are written in it, with its rules, so that they stay at their local time. */
  readonly timeZone: string;
  /** When the event was changed last: of two files the one with the later version holds. */
  readonly version: Date;
  readonly madeAt: Date;
  /** Takes the entry out of the calendar. */
  readonly isCancelled: boolean;
};

/** @param appUrl where the product is; the entry names the event's page and keeps its identity by the host */
export function icsOf(entry: CalendarEntry, appUrl: URL): string {
  const calendar = ical({
    prodId,
    method: entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  return written(calendar, [entry], appUrl);
}

/**
 * Many entries as one calendar to subscribe to. What was cancelled stays in it as such: programs that keep what they
 * have read would show it for good.
 *
 * @param hours how often programs should look again
 */
export function feedOf(
  entries: readonly CalendarEntry[],
  { name, appUrl, hours }: { name: string; appUrl: URL; hours: number },
): string {
  const calendar = ical({ prodId, name, method: ICalCalendarMethod.PUBLISH, ttl: hours * 3600 });
  return written(calendar, entries, appUrl);
}

/** With the rules of the zones in question (VTIMEZONE). */
function written(calendar: ICalCalendar, entries: readonly CalendarEntry[], appUrl: URL): string {
  calendar.timezone({
    name: null,
    generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null,
  });
  for (const entry of entries) calendar.createEvent(dataOf(entry, appUrl));
  return calendar.toString();
}

const prodId = { company: 'Saath', product: 'Events' };

function dataOf(entry: CalendarEntry, appUrl: URL): ICalEventData {
  const { eventId, title, roleName, description, location, version, timeZone } = entry;
  return {
    id: `${eventId}@${appUrl.host}`,
    stamp: entry.madeAt,
    // Seconds since 1970, as in the file that the event's page offers.
    sequence: Math.floor(version.getTime() / 1000),
    // Plain dates would be written in the zone of this process.
    start: new TZDate(entry.startTime, timeZone),
    end: new TZDate(entry.endTime, timeZone),
    timezone: timeZone,
    summary: roleName ? `${title} (${roleName})` : title,
    description,
    location,
    url: new URL(`/event/${eventId}`, appUrl).href,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}
