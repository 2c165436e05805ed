/** Small cases of whole events, and their best plans by trying everything. */
import { expect } from 'vitest';
import { Seating } from '../seating.ts';
import { isBetter, type Part, type Seat, type WholeEvent } from '../whole-event.ts';

export const HOUR = 3_600_000;

/** Mulberry32: the same numbers for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const part = (change: Partial<Part> = {}): Part => ({
  event: 0,
  places: 1,
  minimum: 0,
  startsAt: 9 * HOUR,
  endsAt: 13 * HOUR,
  ...change,
});

/** @param rows for each person the weight in each part */
export function input(
  parts: readonly Part[],
  rows: readonly (readonly number[])[],
  change: Partial<WholeEvent> = {},
): WholeEvent {
  const events = Math.max(0, ...parts.map(({ event }) => event + 1));
  return {
    parts,
    events: Array.from({ length: events }, () => ({ place: 'here', way: 0 })),
    atMost: rows.map(() => events),
    weights: Int32Array.from(rows.flat()),
    pinned: [],
    ...change,
  };
}

/** Everything that holds for every plan. */
export function requireSound(given: WholeEvent, seats: readonly Seat[]): void {
  const seating = new Seating({ ...given, pinned: [] });
  for (const seat of seats) {
    expect(seating.hasRoom(seat.part)).toBe(true);
    expect(seating.couldTake(seat)).toBe(true);
    seating.take(seat);
  }
  expect(isAlone(given, seats)).toBe(false);
}

/** Whether somebody who comes only beside others is there without them: counted here once more. */
export function isAlone({ beside = [] }: WholeEvent, seats: readonly Seat[]): boolean {
  return beside.some(({ part: at, least, counts }) => {
    const own = seats.filter((seat) => seat.part === at);
    const coming = own.filter(({ person }) => counts[person] === 1).length;
    return coming > 0 && own.length - coming < least;
  });
}

/** The best worth by trying everything. */
export function bruteForce(given: WholeEvent) {
  const free: Seat[] = given.atMost.flatMap((_, person) =>
    given.parts.map((_part, at) => ({ person, part: at })),
  );
  let best = new Seating(given).worth();
  const seating = new Seating(given);
  const go = (index: number): void => {
    const worth = seating.worth();
    if (isBetter(worth, best) && !isAlone(given, seating.seats())) best = worth;
    for (let next = index; next < free.length; next++) {
      const seat = free[next] as Seat;
      if (!seating.hasRoom(seat.part) || !seating.couldTake(seat)) continue;
      seating.take(seat);
      go(next + 1);
      seating.leave(seat);
    }
  };
  go(0);
  return best;
}

/** Up to four people and three parts of several events, the same for the same seed. */
export function randomCase(seed: number): WholeEvent {
  const next = numbers(seed);
  const whole = (most: number) => Math.floor(next() * (most + 1));
  const parts = Array.from({ length: 1 + whole(2) }, (_, index) => {
    const places = whole(2);
    const startsAt = whole(6) * HOUR;
    return part({
      event: whole(index),
      places,
      minimum: Math.min(places, whole(1)),
      startsAt,
      endsAt: startsAt + (1 + whole(2)) * HOUR,
    });
  });
  const rows = Array.from({ length: 1 + whole(3) }, () =>
    parts.map(() => (next() < 0.2 ? 0 : whole(9))),
  );
  const events = parts.map((_, index) => ({ place: `${index % 2}`, way: whole(2) * 60 }));
  return input(parts, rows, { events, atMost: rows.map(() => 1 + whole(1)) });
}
