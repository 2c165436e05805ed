/** Whole events filled by the plan, best pair first, and role by role; what they really come to (design/matching.md, 5c). */

import { planAssignment } from '../../matching/src/assignment/plan.ts';
import { rankCandidates } from '../../matching/src/rank-candidates.ts';
import { pairWeigher } from '../../matching/src/whole-event/pair-weights.ts';
import { planWhole } from '../../matching/src/whole-event/plan-whole.ts';
import { isMain } from '../../tools/setup.mjs';
import type { Figure } from './figure.ts';
import { asking, Installation } from './simulator/installation.ts';
import { mean } from './simulator/quality.ts';
import { type Random, seeded } from './simulator/random.ts';
import { indexOf } from './simulator/rankers.ts';
import { TameWorld } from './simulator/tame-world.ts';
import { worthOf } from './simulator/truth.ts';
import type { Role, World } from './simulator/world.ts';

const SEED = 11;
const EVENTS = 100;
const ROLES = 12;
const PEOPLE = 70;
const LEARNED_FROM = 1_000;
const HOUR = 3_600_000;

type Pair = { readonly person: number; readonly role: number; readonly weight: number };
type Event = {
  readonly roles: readonly Role[];
  readonly people: readonly number[];
  readonly pairs: readonly Pair[];
};

export function fillingFigures(): Figure[] {
  const installation = grown();
  const { world } = installation;
  const random = seeded(SEED + 9_000);
  const events = Array.from({ length: EVENTS }, (_, number) =>
    eventOf(installation, number, random),
  );
  const worth = (fill: (event: Event) => readonly Pair[]) =>
    mean(events.map((event) => worthOfPlan(world, event, fill(event))));
  const [planned, greedy, byRole] = [worth(byPlan), worth(byBestPair), worth(roleByRole)];
  return [
    figure(planned, byRole, 'role by role'),
    figure(planned, greedy, 'best pair first'),
    severalShifts(),
  ];
}

/** Fewer people than places, in shifts that follow each other (ADR 83). */
function severalShifts(): Figure {
  const [people, places, shifts] = [39, 18, [9, 11, 13]];
  const weights = Int32Array.from(
    { length: people * shifts.length },
    (_, at) => 50 + ((at * 7) % 11),
  );
  const filled = (series: number | undefined) => {
    const parts = shifts.map((from) => ({
      ...{ event: 0, series, places, minimum: 0 },
      ...{ startsAt: from * HOUR, endsAt: (from + 2) * HOUR },
    }));
    const atMost = Array.from({ length: people }, () => shifts.length);
    const whole = { events: [{ place: 'here', way: 0 }], parts, atMost, weights, pinned: [] };
    return planWhole(whole, { spare: 0 }).worth.placed;
  };
  const [one, several] = [filled(undefined), filled(0)];
  return {
    number: '5c',
    what: `${people} people for ${places * shifts.length} places in ${shifts.length} shifts: filled with one shift each; with several`,
    measured: `${one}; ${several}`,
    bar: `${places * shifts.length}`,
    isMet: several === places * shifts.length,
  };
}

function figure(planned: number, other: number, name: string): Figure {
  const gain = planned / other - 1;
  return {
    number: '5c',
    what: `whole events, by hidden truth: the plan against ${name}`,
    measured: `${planned.toFixed(2)} to ${other.toFixed(2)}, ${(100 * gain).toFixed(1)} %`,
    bar: 'not below',
    isMet: gain >= 0,
  };
}

/** Roles of different kinds at one time and place. */
function eventOf(installation: Installation, number: number, random: Random): Event {
  const { world } = installation;
  const moment = { now: world.now, knowledge: installation.knowledge };
  const first = world.newRole(`e${number}`, random);
  const roles = Array.from({ length: ROLES }, (_, index): Role => {
    const { need, domain, places, id } = world.newRole(`e${number}-${index}`, random);
    return { ...first, id, domain, places, need: { ...need, event: first.need.event } };
  });
  const free = rankCandidates(first.need, world.candidatesFor(first), moment);
  const people = random.some(free, PEOPLE).map(({ candidateId: id }) => indexOf({ id }));
  return {
    roles,
    people,
    pairs: roles.flatMap((role, index) => {
      const candidates = world.candidatesFor(role);
      const weigh = pairWeigher(role.need, { ...moment, fairness: 0 });
      return people.flatMap((someone, person) => {
        const candidate = candidates[someone];
        const weight = candidate ? weigh(candidate, 'no').weight : 0;
        return weight > 0 ? [{ person, role: index, weight }] : [];
      });
    }),
  };
}

/** After a while, so that the weights are what they are most of the time. */
function grown(): Installation {
  const world = new TameWorld(SEED);
  const installation = new Installation(world, {
    policy: asking(),
    learns: true,
    rolesAWeek: 25,
    seed: SEED,
  });
  while (installation.outcomes.length < LEARNED_FROM) installation.runWeek();
  return installation;
}

function byPlan({ roles, people, pairs }: Event): Pair[] {
  const weights = new Map(pairs.map((pair) => [pair.person * ROLES + pair.role, pair.weight]));
  const { assigned } = planAssignment({
    roles: roles.map(({ id, places }) => ({ id, places, minimum: 0 })),
    people: people.map((person) => ({ id: String(person) })),
    weight: (person, role) => weights.get(person * ROLES + role) ?? 0,
  });
  return assigned.map(({ personIndex: person, roleIndex: role, weight }) => ({
    person,
    role,
    weight,
  }));
}

/** The best pair of all, then the best of those that are left. */
function byBestPair({ roles, pairs }: Event): Pair[] {
  return takeInOrder(
    roles,
    pairs.toSorted((a, b) => b.weight - a.weight),
  );
}

/** An organiser who clicks down the lists. */
function roleByRole({ roles, pairs }: Event): Pair[] {
  return takeInOrder(
    roles,
    pairs.toSorted((a, b) => a.role - b.role || b.weight - a.weight),
  );
}

function takeInOrder(roles: readonly Role[], pairs: readonly Pair[]): Pair[] {
  const free = roles.map(({ places }) => places);
  const taken = new Set<number>();
  return pairs.filter(({ person, role }) => {
    if (taken.has(person) || !free[role]) return false;
    taken.add(person);
    free[role] -= 1;
    return true;
  });
}

function worthOfPlan(world: World, { roles, people }: Event, pairs: readonly Pair[]): number {
  return pairs.reduce((sum, { person, role }) => {
    const [index, what] = [people[person], roles[role]];
    return index === undefined || !what ? sum : sum + worthOf(world.truth(index, what));
  }, 0);
}

if (isMain(import.meta.url)) console.table(fillingFigures());
