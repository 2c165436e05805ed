/** Who is where, while a plan is made. */
import { type CrewBeside, type CrewLimit, comesBeside, doesCount } from './crews.ts';
import { isTooMuch } from './sums.ts';
import { conflictsOf, type Seat, type WholeEvent, type Worth, weightOf } from './whole-event.ts';

export class Seating {
  readonly #input: WholeEvent;
  readonly #conflicts: Uint8Array;
  /** The parts of each person. */
  readonly #partsOf: number[][];
  readonly #taken: number[];
  /** The limits of crews by their part, each with how many people count for it. */
  readonly #counted: ReadonlyMap<number, Map<CrewLimit, number>>;

  /** By its part, with how many people who come only beside others are in it. */
  readonly #beside: ReadonlyMap<number, { readonly rule: CrewBeside; people: number }>;

  /** Only those who are pinned have a place. @param conflicts as `conflictsOf` gives them, where they are known */
  constructor(input: WholeEvent, conflicts = conflictsOf(input)) {
    this.#input = input;
    this.#conflicts = conflicts;
    this.#partsOf = input.atMost.map(() => []);
    this.#taken = input.parts.map(() => 0);
    this.#counted = new Map(
      [...Map.groupBy(input.crews ?? [], ({ part }) => part)].map(
        ([part, limits]) => [part, new Map(limits.map((limit) => [limit, 0]))] as const,
      ),
    );
    this.#beside = new Map(
      (input.beside ?? []).map((rule) => [rule.part, { rule, people: 0 }] as const),
    );
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
    this.#count({ person, part }, 1);
  }

  leave({ person, part }: Seat): void {
    const parts = this.#partsOf[person] ?? [];
    const index = parts.indexOf(part);
    if (index < 0) return;
    parts.splice(index, 1);
    this.#taken[part] = this.takenIn(part) - 1;
    this.#count({ person, part }, -1);
  }

  #count({ person, part }: Seat, by: number): void {
    const limits = this.#counted.get(part);
    for (const [limit, count] of limits ?? [])
      if (doesCount(limit, person)) limits?.set(limit, count + by);
    const beside = this.#beside.get(part);
    if (beside && comesBeside(beside.rule, person)) beside.people += by;
  }

  /** How many more of the people who count for the limit its part takes. */
  roomIn(limit: CrewLimit): number {
    return Math.max(0, limit.most - (this.#counted.get(limit.part)?.get(limit) ?? 0));
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

  /** Whether the person can take the part beside what they have and who is in it, leaving aside whether there is a place. */
  canTake({ person, part }: Seat): boolean {
    if (!this.couldTake({ person, part })) return false;
    const rule = this.#beside.get(part)?.rule;
    return !rule || !comesBeside(rule, person) || this.othersMissingIn(rule) === 0;
  }

  /** The same whether or not those are there beside whom the person comes. */
  couldTake(seat: Seat): boolean {
    return this.isFreeFor(seat) && this.#fitsCrew(seat);
  }

  /** How many people are missing beside whom some could come. */
  othersMissingIn({ part, least }: CrewBeside): number {
    const others = this.takenIn(part) - (this.#beside.get(part)?.people ?? 0);
    return Math.max(0, least - others);
  }

  /**
   * Takes those of the seats that are possible together, the first ones first.
   *
   * @returns the others
   */
  takePossible(seats: readonly Seat[]): readonly Seat[] {
    let open = seats;
    for (;;) {
      const left = open.filter((seat) => !this.#tookIt(seat));
      // Somebody may have come beside whom others can.
      if (this.#beside.size === 0 || left.length === open.length) return left;
      open = left;
    }
  }

  #tookIt(seat: Seat): boolean {
    const isPossible = this.hasRoom(seat.part) && this.canTake(seat);
    if (isPossible) this.take(seat);
    return isPossible;
  }

  #fitsCrew({ person, part }: Seat): boolean {
    const limits = this.#counted.get(part);
    if (!limits) return true;
    return [...limits.keys()].every((limit) => !doesCount(limit, person) || this.roomIn(limit) > 0);
  }

  /** The same whoever else is in the part. */
  isFreeFor({ person, part }: Seat): boolean {
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
  const keyOf = ({ person, part }: Seat) => `${person} ${part}`;
  const once = [...new Map(wanted.map((seat) => [keyOf(seat), seat])).values()];
  const lost = seating.takePossible(once);
  return { kept: once.filter((seat) => !lost.includes(seat)), lost };
}
