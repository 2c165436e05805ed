/** Calendar months of a zone, written as `2026-12`. */
import { instantOf, localTimeOf } from '@saath/contract/local-time';

/** @returns the month in which an instant lies by the clocks of a zone (IANA), as `2026-12` */
export function monthOf(instant: Date, timeZone: string): string {
  return localTimeOf(instant, timeZone).slice(0, 7);
}

/** @returns the month that lies `count` months after another; before it where `count` is below zero */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** From one month to another, both included; none when `to` is earlier. */
export function monthsFrom(from: string, to: string): string[] {
  const months = [];
  for (let month = from; month <= to; month = monthsAfter(month, 1)) months.push(month);
  return months;
}

/** The instants between which a month lies; its end is the beginning of the next one. */
export function boundsOf(month: string, timeZone: string): { from: Date; to: Date } {
  return { from: beginOf(month, timeZone), to: beginOf(monthsAfter(month, 1), timeZone) };
}

function beginOf(month: string, timeZone: string): Date {
  const begin = instantOf(`${month}-01T00:00`, timeZone);
  if (!begin) throw new RangeError(`No month: ${month}`);
  return begin;
}
