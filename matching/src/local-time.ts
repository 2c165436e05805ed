/** An interval as the clocks on the walls of its time zone show it. */
import { cached } from './bounded-cache.ts';
import type { Interval } from './need.ts';

/** A stretch of one local day in which the clock runs evenly. Half-open, in minutes. */
export type ClockPiece = {
  /** 0 = Monday … 6 = Sunday. */
  readonly weekday: number;
  /** From local midnight, 0 to 1440. */
  readonly from: number;
  readonly to: number;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Making a formatter costs far more than using it. */
const offsetFormat = cached(100, (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    throw new RangeError(`Unknown time zone "${timeZone}".`);
  }
});

/**
 * Cuts an interval at every local midnight and wherever the clock is put forward or back, in
 * order. The pieces last as long as the interval: an hour that the clock skips is in none, an
 * hour that it repeats is in two. None for an empty or inverted interval.
 *
 * Costs a few calls of Intl a day.
 *
 * @throws RangeError for an unknown time zone, or an interval outside the range of Date
 */
export function clockPieces({ startsAt, endsAt }: Interval, timeZone: string): ClockPiece[] {
  const pieces: ClockPiece[] = [];
  let start = startsAt;
  let offset = offsetAt(start, timeZone);
  while (start < endsAt) {
    const local = start + offset;
    const day = Math.floor(local / DAY);
    const end = firstChange(start, Math.min(start + (day + 1) * DAY - local, endsAt), timeZone);
    // The first day of the epoch was a Thursday.
    const weekday = (((day + 3) % 7) + 7) % 7;
    const from = (local - day * DAY) / MINUTE;
    pieces.push({ weekday, from, to: from + (end - start) / MINUTE });
    start = end;
    offset = offsetAt(start, timeZone);
  }
  return pieces;
}

/** The first moment after `start` with another offset, or `end` when there is none before it. */
function firstChange(start: number, end: number, timeZone: string): number {
  const offset = offsetAt(start, timeZone);
  if (offsetAt(end - 1, timeZone) === offset) return end;

  let before = start;
  let after = end - 1;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after;
}

/** What to add to UTC for local time, in milliseconds: 18,000,000 for "GMT+05:00". */
function offsetAt(instant: number, timeZone: string): number {
  const parts = offsetFormat(timeZone).formatToParts(instant);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes, seconds = 0] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  if (sign === undefined) return 0;
  const size = (Number(hours) * 60 + Number(minutes)) * MINUTE + Number(seconds) * 1000;
  return sign === '-' ? -size : size;
}
