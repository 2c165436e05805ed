import type { Event } from '@saath/contract/events/events/schema';
import { instantOf, localTimeOf } from '@saath/contract/local-time';

const DAY = 86_400_000;

/**
 * When a copy would take place: the same weekday and hour on the clock of its zone, one week on or in the first week
 * that is still ahead, and as long as the event.
 */
export function timesOfCopy(
  { startTime, endTime, timeZone }: Pick<Event, 'startTime' | 'endTime' | 'timeZone'>,
  now: Date,
): { startTime: string; endTime: string } {
  const duration = Date.parse(endTime) - Date.parse(startTime);
  const local = Date.parse(`${localTimeOf(new Date(startTime), timeZone)}Z`);
  const behind = Date.parse(`${localTimeOf(now, timeZone)}Z`) - local;
  const weeks = Math.max(1, Math.floor(behind / (7 * DAY)) + 1);
  const start = new Date(local + weeks * 7 * DAY).toISOString().slice(0, 16);
  const begins = instantOf(start, timeZone) ?? now;
  return {
    startTime: start,
    endTime: localTimeOf(new Date(begins.getTime() + duration), timeZone),
  };
}
