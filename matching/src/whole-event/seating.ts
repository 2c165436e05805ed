/** Who is where, while a plan is made. */
import { isTooMuch } from './sums.ts';
import { conflictsOf, type Seat, type WholeEvent, type Worth, weightOf } from './whole-event.ts';

export class Seating {
  readonly #input: WholeEvent;
  readonly #conflicts: Uint8Array;
  /** The parts of each person. */
  readonly #partsOf: number[][];
  readonly #taken: number[];

  /** Only those who are pinned have a place. @param conflicts as `conflictsOf` gives them, where they are known */
  constructor(input: WholeEvent, conflicts = conflictsOf(input)) {
    this.#input = input;
    this.#conflicts = conflicts;
    this.#partsOf = input.atMost.map(() => []);
    this.#taken = input.parts.map(() => 0);
    for (const seat of input.pinned) this.take(seat);
  }

  copy(): Seating {
    const copy = new Seating({ ...this.#input, pinned: [] }, this.#conflicts);
    for (const seat of this.seats()) copy.take(seat);
    return copy;
  }

  take({ person, part }: Seat): void {
    this.#partsOf[person]?.push(part);
    this.#taken[part] = this.takenIn(part) + 1;
  }

  leave({ person, part }: Seat): void {
    const parts = this.#partsOf[person] ?? [];
    const index = parts.indexOf(part);
    if (index < 0) return;
    parts.splice(index, 1);
    this.#taken[part] = this.takenIn(part) - 1;
  }

  partsOf(person: number): readonly number[] {
    return this.#partsOf[person] ?? [];
  }

  takenIn(part: number): number {
    return this.#taken[part] ?? 0;
  }

  hasRoom(part: number): boolean {
    return this.takenIn(part) < (this.#input.parts[part]?.places ?? 0);
  }

  isIn({ person, part }: Seat): boolean {
    return this.#partsOf[person]?.includes(part) ?? false;
  }

  /** Whether the person can take the part beside what they have, leaving aside whether there is a place. */
  canTake({ person, part }: Seat): boolean {
    const parts = this.#partsOf[person] ?? [];
    return (
      weightOf(this.#input, { person, part }) > 0 &&
      parts.length < (this.#input.atMost[person] ?? 0) &&
      parts.every((other) => !this.areInConflict(part, other)) &&
      !isTooMuch(this.#input.sums ?? [], { person, parts, last: part })
    );
  }

  areInConflict(one: number, other: number): boolean {
    return this.#conflicts[one * this.#input.parts.length + other] === 1;
  }

  /** By part, then by person. */
  seats(): Seat[] {
    return this.#partsOf
      .flatMap((parts, person) => parts.map((part) => ({ person, part })))
      .sort((a, b) => a.part - b.part || a.person - b.person);
  }

  worth(): Worth {
    const seats = this.seats();
    const missing = this.#input.parts.map(({ minimum }, part) =>
      Math.max(0, minimum - this.takenIn(part)),
    );
    return {
      placed: seats.length,
      belowMinimum: missing.reduce((sum, count) => sum + count, 0),
      value: seats.reduce((sum, seat) => sum + weightOf(this.#input, seat), 0),
    };
  }
}

/**
 * Of the seats that are wanted those that are possible together, the first ones first; and those that are not. A seat
 * that is wanted twice counts once.
 */
export function possibleSeats(
  input: WholeEvent,
  wanted: readonly Seat[],
): { kept: readonly Seat[]; lost: readonly Seat[] } {
  const seating = new Seating({ ...input, pinned: [] });
  const kept: Seat[] = [];
  const lost: Seat[] = [];
  for (const seat of wanted) {
    if (seating.isIn(seat)) continue;
    const isPossible = seating.hasRoom(seat.part) && seating.canTake(seat);
    if (isPossible) seating.take(seat);
    (isPossible ? kept : lost).push(seat);
  }
  return { kept, lost };
}
