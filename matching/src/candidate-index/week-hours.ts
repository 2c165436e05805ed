/** Free hours of a week as bits. An hour of which any minute is free counts as free, so a share is never told too low. */
import { clockPieces } from '../local-time.ts';
import type { Interval, WeeklySlot } from '../need.ts';

/** Seven days of 24 bits, in words of 32. */
export const WEEK_WORDS = 6;

const HOURS = 168;
/** A longer event is judged by its first year, as in availability.ts. */
const LONGEST = 366 * 24 * 60 * 60_000;

/** The hours that the slots touch; undefined when no slot says anything, as in `freeTimeDuring`. */
export function weekBits(week: readonly WeeklySlot[]): Uint32Array | undefined {
  const bits = new Uint32Array(WEEK_WORDS);
  let isKnown = false;
  for (const { weekday, from, to } of week) {
    if (!(Number.isInteger(weekday) && weekday >= 0 && weekday <= 6)) continue;
    if (!(from < to && from < 1440 && to > 0)) continue;
    isKnown = true;
    const first = Math.floor(Math.max(0, from) / 60);
    const last = Math.ceil(Math.min(1440, to) / 60);
    for (let hour = 24 * weekday + first; hour < 24 * weekday + last; hour++)
      bits[hour >> 5] = (bits[hour >> 5] ?? 0) | (1 << (hour & 31));
  }
  return isKnown ? bits : undefined;
}

/** How much of an event lies in each hour of the week. */
export type EventHours = {
  readonly hours: readonly {
    readonly word: number;
    readonly mask: number;
    readonly share: number;
  }[];
};

/** The shares add up to 1; empty for an event without length. @throws RangeError for an unknown time zone */
export function eventHours(event: Interval & { readonly timeZone: string }): EventHours {
  const minutes = new Float64Array(HOURS);
  const endsAt = Math.min(event.endsAt, event.startsAt + LONGEST);
  let total = 0;
  for (const { weekday, from, to } of clockPieces(
    { startsAt: event.startsAt, endsAt },
    event.timeZone,
  )) {
    total += to - from;
    for (let hour = Math.floor(from / 60); hour < to / 60; hour++) {
      const inHour = Math.min(to, 60 * hour + 60) - Math.max(from, 60 * hour);
      minutes[24 * weekday + hour] = (minutes[24 * weekday + hour] ?? 0) + inHour;
    }
  }
  const hours = Array.from(minutes, (count, hour) => ({
    word: hour >> 5,
    mask: 1 << (hour & 31),
    share: count / total,
  }));
  return { hours: hours.filter(({ share }) => share > 0) };
}

/** The most of the event that may lie in free hours, 0 to 1. @param at where the person's words begin */
export function freeShare({ hours }: EventHours, words: Uint32Array, at: number): number {
  let free = 0;
  for (const { word, mask, share } of hours) if ((words[at + word] ?? 0) & mask) free += share;
  return Math.min(1, free);
}
