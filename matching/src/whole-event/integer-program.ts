/** The free places of several events as an integer program, for a solver that proves what is best. */
import { comesBeside, doesCount } from './crews.ts';
import type { IntegerProgram, Own, Row } from './program.ts';
import { Seating } from './seating.ts';
import { rowsOfSums } from './sum-rows.ts';
import { type Seat, type WholeEvent, weightOf } from './whole-event.ts';

export type SeatsProgram = {
  /** The seats of the first columns, besides those that are pinned. */
  readonly seats: readonly Seat[];
  /** How many places that are needed at least are filled, in all. */
  readonly needed: IntegerProgram;
  /** The sum of the weights, with no fewer places filled that are needed at least. */
  readonly value: (needed: number) => IntegerProgram;
  /** How many places are needed at least besides those that are pinned. */
  readonly mostNeeded: number;
};

/**
 * A column for each seat that somebody could have, and one for each part with a minimum: how much of it is filled; and as many
 * for a part as have to be there before others come beside them (see `rowsBeside`). The sums
 * are those of the plan without the people who are pinned.
 *
 * @returns undefined where there would be more than `mostSeats` seats
 */
export function seatsProgram(input: WholeEvent, mostSeats: number): SeatsProgram | undefined {
  const pinned = new Seating(input);
  const seats: Seat[] = [];
  for (const person of input.atMost.keys())
    for (const part of input.parts.keys())
      if (pinned.hasRoom(part) && pinned.couldTake({ person, part })) seats.push({ person, part });
  if (seats.length > mostSeats) return undefined;

  const columns = seats.map((seat, column) => ({ ...seat, column }));
  const ofPart = Map.groupBy(columns, ({ part }) => part);
  const missing = input.parts.flatMap(({ minimum }, part) => {
    const most = minimum - pinned.takenIn(part);
    return most > 0 && ofPart.has(part) ? [{ part, most }] : [];
  });
  const filled = missing.map((_, index) => seats.length + index);
  const first = seats.length + filled.length;
  const { rows: rowsOfOthers, columns: others } = rowsBeside(input, pinned, { ofPart, first });
  const rows = [
    ...[...ofPart].map(([part, own]) => ({
      ...{ plus: own.map(({ column }) => column), minus: [] },
      most: (input.parts[part]?.places ?? 0) - pinned.takenIn(part),
    })),
    ...(input.crews ?? []).map((limit) => ({
      plus: (ofPart.get(limit.part) ?? [])
        .filter(({ person }) => doesCount(limit, person))
        .map(({ column }) => column),
      ...{ minus: [], most: pinned.roomIn(limit) },
    })),
    ...missing.map(({ part }, index) => ({
      plus: [seats.length + index],
      minus: (ofPart.get(part) ?? []).map(({ column }) => column),
      most: 0,
    })),
    ...rowsOfOthers,
    ...[...Map.groupBy(columns, ({ person }) => person)].flatMap(([person, own]) =>
      rowsOfPerson(input, pinned, { person, own }),
    ),
  ];
  const ones = Array.from({ length: others }, () => 1);
  const highest = [...seats.map(() => 1), ...missing.map(({ most }) => most), ...ones];
  const noneOfOthers = ones.map(() => 0);
  const none = [...filled.map(() => 0), ...noneOfOthers];
  return {
    seats,
    needed: {
      gains: [...seats.map(() => 0), ...filled.map(() => 1), ...noneOfOthers],
      ...{ highest, rows },
    },
    value: (needed) => ({
      gains: [...seats.map((seat) => weightOf(input, seat)), ...none],
      highest,
      rows: needed > 0 ? [...rows, { plus: [], minus: filled, most: -needed }] : rows,
    }),
    mostNeeded: missing.reduce((sum, { most }) => sum + most, 0),
  };
}

type OfPart = ReadonlyMap<number, readonly { readonly person: number; readonly column: number }[]>;

/**
 * Whoever comes only beside others. For a part in which so many are missing there are as many columns: whoever comes beside
 * them needs the first, the first all others, and together they are no more than the others who come.
 *
 * @param given `first`: the index of the first of these columns
 */
function rowsBeside(
  { beside = [] }: WholeEvent,
  pinned: Seating,
  { ofPart, first }: { ofPart: OfPart; first: number },
): { rows: Row[]; columns: number } {
  const rows: Row[] = [];
  let columns = 0;
  for (const rule of beside) {
    const missing = pinned.othersMissingIn(rule);
    const own = Array.from({ length: missing }, (_, index) => first + columns + index);
    columns += missing;
    const [open] = own;
    if (open === undefined) continue;
    const [coming, others] = [true, false].map((isBeside) =>
      (ofPart.get(rule.part) ?? [])
        .filter(({ person }) => comesBeside(rule, person) === isBeside)
        .map(({ column }) => column),
    ) as [number[], number[]];
    for (const column of coming) rows.push({ plus: [column], minus: [open], most: 0 });
    for (const other of own.slice(1)) rows.push({ plus: [open], minus: [other], most: 0 });
    rows.push({ plus: own, minus: others, most: 0 });
  }
  return { rows, columns };
}

/** No more parts than they may have, of parts of which they can have one only, one, and in each stretch of time no more than its limit. */
function rowsOfPerson(
  { atMost, sums = [] }: WholeEvent,
  pinned: Seating,
  { person, own }: { person: number; own: Own },
): Row[] {
  const left = (atMost[person] ?? 0) - pinned.partsOf(person).length;
  const ofColumns = (some: Own, most: number) => ({
    ...{ plus: some.map(({ column }) => column), minus: [] },
    most,
  });
  const cliques = coverOfConflicts(own, (one, other) => pinned.areInConflict(one.part, other.part));
  return [
    ...(own.length > left ? [ofColumns(own, left)] : []),
    ...cliques.filter(({ length }) => length > 1).map((clique) => ofColumns(clique, 1)),
    ...sums.flatMap((sum) => rowsOfSums(sum, { person, own, parts: pinned.partsOf(person) })),
  ];
}

/** Groups in which each is in conflict with all others, so that every pair in conflict is in one of them. */
function coverOfConflicts<One>(
  all: readonly One[],
  areInConflict: (one: One, other: One) => boolean,
): One[][] {
  const groups: One[][] = [];
  const isCovered = (one: One, other: One) =>
    groups.some((group) => group.includes(one) && group.includes(other));
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1)) {
      if (!areInConflict(one, other) || isCovered(one, other)) continue;
      const group = [one, other];
      for (const third of all)
        if (!group.includes(third) && group.every((each) => areInConflict(each, third)))
          group.push(third);
      groups.push(group);
    }
  return groups;
}
