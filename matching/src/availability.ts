/** How much of an event lies inside the hours of a week that somebody has said are free. */
import { type ClockPiece, clockPieces } from './local-time.ts';
import type { Interval, WeeklySlot } from './need.ts';

export type FreeTime = { readonly freeMinutes: number; readonly eventMinutes: number };

/** A piece of the event, and how many days of the event have the same one. */
type RepeatedPiece = ClockPiece & { readonly times: number };

/** A longer event is judged by its first year. It is a slip of the keyboard, not an event. */
const LONGEST = 366 * 24 * 60 * 60_000;

const END_OF_DAY = 1440;

/**
 * A function that says how much of the event fits one person's week. It returns undefined when
 * there is nothing to say: no (valid) slot was given, or the event has no length.
 *
 * Slots may overlap. A slot with a weekday outside 0 … 6, without length or with NaN is ignored;
 * minutes outside the day are cut off. The zone's clock is read once, so each person costs
 * O(slots × different days of the event).
 *
 * @throws RangeError for an unknown time zone, or times outside the range of Date
 */
export function freeTimeDuring(
  event: Interval & { readonly timeZone: string },
): (week: readonly WeeklySlot[]) => FreeTime | undefined {
  const endsAt = Math.min(event.endsAt, event.startsAt + LONGEST);
  const pieces = withoutRepeats(clockPieces({ startsAt: event.startsAt, endsAt }, event.timeZone));
  const eventMinutes = sum(pieces.map((piece) => piece.times * (piece.to - piece.from)));

  return (week) => {
    const slots = week.filter(isUsable);
    if (slots.length === 0 || eventMinutes === 0) return undefined;
    slots.sort((a, b) => a.from - b.from);
    const freeMinutes = sum(pieces.map((piece) => piece.times * coveredMinutes(piece, slots)));
    return { freeMinutes, eventMinutes };
  };
}

function withoutRepeats(pieces: readonly ClockPiece[]): RepeatedPiece[] {
  const same = Map.groupBy(pieces, ({ weekday, from, to }) => `${weekday} ${from} ${to}`);
  return [...same.values()].flatMap(([piece, ...more]) =>
    piece ? [{ ...piece, times: 1 + more.length }] : [],
  );
}

/** `slots` are ordered by their start; minutes that several of them cover count once. */
function coveredMinutes(piece: ClockPiece, slots: readonly WeeklySlot[]): number {
  let covered = 0;
  let reached = piece.from;
  for (const slot of slots) {
    if (slot.weekday !== piece.weekday) continue;
    const from = Math.max(slot.from, reached);
    const to = Math.min(slot.to, piece.to);
    if (to <= from) continue;
    covered += to - from;
    reached = to;
  }
  return covered;
}

function isUsable({ weekday, from, to }: WeeklySlot): boolean {
  return (
    Number.isInteger(weekday) &&
    weekday >= 0 &&
    weekday <= 6 &&
    from < to &&
    from < END_OF_DAY &&
    to > 0
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
