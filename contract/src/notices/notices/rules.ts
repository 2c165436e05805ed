/** Which news there are, and which channel they may take. Pure functions only. */
import { instantOf, localTimeOf } from '../../local-time.ts';

/** News about events. Each is a notice; whether it comes by mail or to a device as well is the person's choice. */
export const eventNoticeKinds = [
  'request-received',
  'asked',
  'decision',
  'offer',
  'reminder',
  'change',
  'cancellation',
  'announcement',
  'message',
  'recap',
] as const;
export type EventNoticeKind = (typeof eventNoticeKinds)[number];

/** All else is about people who take part. */
export const organiserNoticeKinds = ['asked', 'message'] as const satisfies EventNoticeKind[];

export const volunteerNoticeKinds = eventNoticeKinds.filter((kind) => kind !== 'asked');

/** How often organisers hear of those who asked for a place. */
export const askedPaces = ['at_once', 'hourly', 'daily'] as const;
export type AskedPace = (typeof askedPaces)[number];

const HOUR = 3_600_000;

/** Requests to events that begin within this time are told at once, whatever is chosen: in milliseconds. */
export const ASKED_AT_ONCE_WITHIN = 48 * HOUR;

/** When the day's requests are told, by the clocks of the installation. */
export const ASKED_DAILY_AT = '08:00';

/** Kinds that say not to set out, or to go elsewhere: they come at night as well. */
const urgentKinds: readonly string[] = ['change', 'cancellation'] satisfies EventNoticeKind[];

/** Whether a notice of this kind comes in quiet hours as well. False for a kind that is not known. */
export function isUrgentKind(kind: string): boolean {
  return urgentKinds.includes(kind);
}

/** Mails of this kind offer to stop themselves. Nobody shall lose a cancellation by a slip of the finger. */
export function canUnsubscribe(kind: EventNoticeKind): boolean {
  return kind !== 'cancellation';
}

/** Hours in which devices stay silent, by the clocks of a zone: `from` is included, `to` is not. */
export type QuietHours = {
  readonly isOn: boolean;
  /** `22:00`; may be later than `to`, then they go over midnight. */
  readonly from: string;
  readonly to: string;
  /** IANA zone. */
  readonly timeZone: string;
};

/** What holds for a person who chose nothing. */
export function usualQuietHours(timeZone: string): QuietHours {
  return { isOn: true, from: '22:00', to: '08:00', timeZone };
}

const DAY = 86_400_000;

/** When the quiet hours that hold at a moment are over, or undefined when none do. */
export function quietUntil(quiet: QuietHours, at: Date): Date | undefined {
  if (!quiet.isOn) return undefined;
  const { from, to, timeZone } = quiet;
  const clock = localTimeOf(at, timeZone).slice(11);
  const isQuiet = from < to ? from <= clock && clock < to : clock >= from || clock < to;
  if (!isQuiet) return undefined;
  const today = localTimeOf(at, timeZone).slice(0, 10);
  return nextAt(to, { today, timeZone, after: at });
}

/** The next moment at which the clocks of a zone show a time. @param today the day of the calendar there */
function nextAt(
  clock: string,
  { today, timeZone, after }: { today: string; timeZone: string; after: Date },
): Date | undefined {
  // The next day of the calendar: a day is not always 24 hours long.
  const tomorrow = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
  return [today, tomorrow]
    .map((day) => instantOf(`${day}T${clock}`, timeZone))
    .find((moment) => moment !== undefined && moment > after);
}

/**
 * When an organiser hears of a request that was made at a moment.
 *
 * @param timeZone of the installation
 * @returns the moment itself for "at once"
 */
export function askedToldAt(
  pace: AskedPace,
  { at, eventStart, timeZone }: { at: Date; eventStart: Date; timeZone: string },
): Date {
  const isSoon = eventStart.getTime() - at.getTime() <= ASKED_AT_ONCE_WITHIN;
  if (pace === 'at_once' || isSoon) return at;
  if (pace === 'hourly') return new Date((Math.floor(at.getTime() / HOUR) + 1) * HOUR);
  const today = localTimeOf(at, timeZone).slice(0, 10);
  return nextAt(ASKED_DAILY_AT, { today, timeZone, after: at }) ?? new Date(at.getTime() + DAY);
}
