/** How places are filled without a plan for the whole: what a plan is measured by, and never below. */
import { Seating } from './seating.ts';
import { type Seat, type WholeEvent, weightOf } from './whole-event.ts';

/** An organiser who goes down the list of roles and gives each place to the best who is left. O(pairs × log people). */
export function roleByRole(input: WholeEvent): Seating {
  const seating = new Seating(input);
  for (const part of input.parts.keys()) {
    const seats = input.atMost.map((_, person): Seat => ({ person, part }));
    seating.takePossible(bestFirst(input, seats));
  }
  return seating;
}

/** Always the best pair that is left. O(pairs × log pairs). */
export function bestPairFirst(input: WholeEvent): Seating {
  const seating = new Seating(input);
  fillByPair(input, seating, [...input.parts.keys()]);
  return seating;
}

/** The same with the free places of some parts. */
export function fillByPair(input: WholeEvent, seating: Seating, parts: readonly number[]): void {
  const seats: Seat[] = [];
  for (const person of input.atMost.keys())
    for (const part of parts)
      if (weightOf(input, { person, part }) > 0) seats.push({ person, part });
  seating.takePossible(bestFirst(input, seats));
}

/** Equal ones stay in their order. */
function bestFirst(input: WholeEvent, seats: readonly Seat[]): Seat[] {
  return seats.toSorted((a, b) => weightOf(input, b) - weightOf(input, a));
}
