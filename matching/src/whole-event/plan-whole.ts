/**
 * The plan of 'Fill for me': the best people for the free places of one or several events.
 *
 * Parts of which one person can have one only (an event, or events at the same time) are planned together by the exact
 * solver (`planAssignment`). Where people may help at several times, such groups are planned in turn, each with the rest
 * held, for as long as the plan gets better (large-neighbourhood search, Shaw 1998); groups planned without regard to
 * each other give what no plan can exceed. For a single event the first answer is the best there is, with its proof.
 */
import { planAssignment } from '../assignment/plan.ts';
import { bestPairFirst, fillByPair, roleByRole } from './by-hand.ts';
import { cliqueCover, cliquesOf } from './cliques.ts';
import { comesBeside, doesCount } from './crews.ts';
import { type Lane, lanesOf, lanesWithOthers, limitsIn } from './lanes.ts';
import { possibleSeats, Seating } from './seating.ts';
import { isBetter, type Seat, type WholeEvent, type Worth, weightOf } from './whole-event.ts';

/** Each pass plans every group once; the plan settles after two or three. */
const MOST_PASSES = 8;

export type Proof = {
  /** `best`: no plan is better. `bound`: none by more than the gap. `compared`: better than what it is compared with. */
  readonly kind: 'best' | 'bound' | 'compared';
  /** As a share of the plan's value. */
  readonly gap: number;
};

export type WholePlan = {
  /** Those who are pinned as well, by part, best first. */
  readonly seats: readonly Seat[];
  readonly worth: Worth;
  readonly proof: Proof;
  readonly roleByRole: Worth;
  readonly bestPairFirst: Worth;
  /** For each part who could take it and has no place at that time, best first, and who fits but is elsewhere. */
  readonly spare: readonly (readonly number[])[];
  readonly elsewhere: readonly (readonly number[])[];
};

/**
 * Never worse than filling role by role or by the best pair first. The same input gives the same plan.
 *
 * @param spare how many people to name for each part besides those in it
 * @throws RangeError as `planAssignment`, and when those who are pinned are not possible together
 */
export function planWhole(input: WholeEvent, { spare }: { spare: number }): WholePlan {
  if (possibleSeats(input, input.pinned).kept.length < input.pinned.length)
    throw new RangeError('Not all who are pinned are possible together');
  const byRole = roleByRole(input);
  const byPair = bestPairFirst(input);
  const start = isBetter(byRole.worth(), byPair.worth()) ? byRole : byPair;
  const plan = improved(input, start);
  return {
    ...planFrom(input, plan, spare),
    proof: proofOf(input, plan),
    roleByRole: byRole.worth(),
    bestPairFirst: byPair.worth(),
  };
}

/** Who is where, and who else could be. @param most how many people to name for each part besides those in it */
export function planFrom(input: WholeEvent, plan: Seating, most: number) {
  const seats = plan.seats().sort((a, b) => a.part - b.part || bestOf(input, a, b));
  return { seats, worth: plan.worth(), ...notPlaced(input, plan, most) };
}

function improved(input: WholeEvent, start: Seating): Seating {
  const cliques = cliquesOf(input.parts.length, (one, other) => start.areInConflict(one, other));
  let best = start;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const before = best.worth();
    for (const clique of cliques) {
      const { next } = replanned(input, best, clique);
      if (isBetter(next.worth(), best.worth())) best = next;
    }
    if (!isBetter(best.worth(), before)) break;
  }
  return best;
}

/**
 * The parts of the group planned anew, everything else as it is; what no plan of them can exceed, and whether that is proved.
 * The exact solver knows nothing of those who come only beside others: where its plan has them alone, the best of two that
 * have not is taken.
 */
function replanned(input: WholeEvent, before: Seating, clique: readonly number[]) {
  const next = without(input, before, clique);
  const open = next.copy();
  const other = next.copy();
  const { seats, isProved } = solved(
    input,
    open,
    clique.flatMap((part) => lanesOf(input, open, part)),
  );
  for (const seat of seats) open.take(seat);
  const most = open.worth();
  if (next.takePossible(seats).length === 0) return { next, most, isProved };
  const lanes = clique.flatMap((part) => lanesWithOthers(input, other, part));
  other.takePossible(solved(input, other, lanes).seats);
  for (const each of [next, other]) fillByPair(input, each, clique);
  const best = isBetter(other.worth(), next.worth()) ? other : next;
  return { next: best, most, isProved };
}

/** Who is in the parts leaves them, but for those who are pinned. */
function without(input: WholeEvent, before: Seating, parts: readonly number[]): Seating {
  const rest = before.copy();
  const isPinned = pinsOf(input);
  for (const seat of before.seats())
    if (parts.includes(seat.part) && !isPinned(seat)) rest.leave(seat);
  return rest;
}

/** What the exact solver gives for the lanes, beside those who are seated. */
function solved(input: WholeEvent, seating: Seating, lanes: readonly Lane[]) {
  const { assigned, certificate } = planAssignment({
    roles: lanes.map(({ places, minimum }, index) => ({ id: String(index), places, minimum })),
    people: input.atMost.map((_, person) => ({ id: String(person) })),
    weight: (person, index) => {
      const { part, keptFrom, isFor } = lanes[index] as Lane;
      if (keptFrom && doesCount(keptFrom, person)) return 0;
      if (isFor && comesBeside(isFor, person)) return 0;
      return seating.couldTake({ person, part }) ? weightOf(input, { person, part }) : 0;
    },
  });
  return {
    seats: assigned.map(({ personIndex, roleIndex }) => ({
      person: personIndex,
      part: (lanes[roleIndex] as Lane).part,
    })),
    isProved: certificate.primal === certificate.dual,
  };
}

function pinsOf({ pinned }: WholeEvent): (seat: Seat) => boolean {
  const keys = new Set(pinned.map(({ person, part }) => `${person} ${part}`));
  return ({ person, part }) => keys.has(`${person} ${part}`);
}

/** Each group as if the others did not exist: together they are worth at least as much as any plan. */
function proofOf(input: WholeEvent, plan: Seating): Proof {
  const cover = cliqueCover(input.parts.length, (one, other) => plan.areInConflict(one, other));
  const groups = cover.map((clique) => replanned(input, new Seating(input), clique));
  if (!groups.every(({ isProved }) => isProved)) return { kind: 'compared', gap: 0 };
  const alone = groups.map(({ most }) => most);
  const pinned = new Seating(input).worth();
  const { belowMinimum, value } = plan.worth();
  // What each group adds to those who are pinned.
  const most = alone.reduce((sum, each) => sum + each.value - pinned.value, pinned.value);
  const missing = alone.reduce(
    (sum, each) => sum + each.belowMinimum - pinned.belowMinimum,
    pinned.belowMinimum,
  );
  // With fewer minimum places than the groups alone, their value bounds nothing.
  if (belowMinimum > missing) return { kind: 'compared', gap: 0 };
  if (value >= most) return { kind: 'best', gap: 0 };
  return value > 0 ? { kind: 'bound', gap: (most - value) / value } : { kind: 'compared', gap: 0 };
}

function notPlaced(input: WholeEvent, plan: Seating, most: number) {
  const spare: number[][] = [];
  const elsewhere: number[][] = [];
  for (const [part, { places }] of input.parts.entries()) {
    const fitting = [...input.atMost.keys()].filter(
      (person) => weightOf(input, { person, part }) > 0 && !plan.isIn({ person, part }),
    );
    // In a crew somebody can take the place of another who counts as they do.
    const limits = limitsIn(input, part).filter(({ most }) => most === 0);
    const beside = input.beside?.find((rule) => rule.part === part);
    const free = fitting.filter(
      (person) =>
        places > 0 &&
        plan.isFreeFor({ person, part }) &&
        (!beside || !comesBeside(beside, person) || plan.othersMissingIn(beside) === 0) &&
        !limits.some((limit) => doesCount(limit, person)),
    );
    spare.push(
      free.sort((a, b) => bestOf(input, { person: a, part }, { person: b, part })).slice(0, most),
    );
    elsewhere.push(fitting.filter((person) => !plan.isFreeFor({ person, part })));
  }
  return { spare, elsewhere };
}

function bestOf(input: WholeEvent, a: Seat, b: Seat): number {
  return weightOf(input, b) - weightOf(input, a) || a.person - b.person;
}
