/** Random events whose roles ask for something: of each person, of their people together, and of their time. */
import { mostWithoutPaper } from '@saath/contract/events/crew-rules/rules';
import { ADULT, type Age, eligible, type SaidAge } from '@saath/contract/events/eligibility/rules';
import type { LimitedPlace, TimeLimits } from '@saath/contract/events/time-limits/rules';
import { randomNumbers } from '@saath/matching/assignment/random-numbers';
import { crowd, weightOf } from '@saath/matching/assignment/testing/crowd';
import type { WholeEvent } from '@saath/matching/whole-event/whole-event';
import { timeInPlan } from '../../../server/src/features/filling/plan-time/policy.ts';

export const HOUR = 3_600_000;
const FIRST_DAY = Date.UTC(2026, 11, 5);

/** Papers by their kind, with the day until which each is valid. */
export type Person = {
  readonly papers: ReadonlyMap<string, string>;
  readonly over: SaidAge;
  readonly isNew: boolean;
};

/** A role of an event, with all that it asks for; null = not that. */
export type Role = {
  readonly event: number;
  readonly places: number;
  readonly minimum: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly day: string;
  readonly kind: string | null;
  readonly minAge: Age | null;
  /** So many of its people have this paper. */
  readonly team: { readonly kind: string; readonly least: number } | null;
  /** Beside how many adults a minor may come. */
  readonly adults: number | null;
  /** How many may be new at most. */
  readonly beginners: number | null;
};

export type RuledEvents = {
  readonly roles: readonly Role[];
  readonly people: readonly Person[];
  /** Of each event. */
  readonly limits: readonly TimeLimits[];
  /** Person by person, for each role. */
  readonly weights: Int32Array;
};

const kinds = ['first aid', 'food hygiene', 'driving'];

/** One to three events of two days with two or three roles each, and 12 to 40 people; the same for the same seed. */
export function ruledEvents(seed: number): RuledEvents {
  const next = randomNumbers(seed);
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const oneOf = <One>(all: readonly One[]) => all[upTo(all.length - 1)] as One;
  const or = <One>(chance: number, value: () => One) => (next() < chance ? value() : null);
  const limits = Array.from({ length: 1 + upTo(2) }, () => ({
    dayHours: or(0.4, () => 6 + upTo(3)),
    weekHours: or(0.3, () => 9 + upTo(4)),
    restHours: or(0.6, () => 11),
  }));
  const roles = limits.flatMap((_, event) => {
    const day = upTo(1);
    const from = FIRST_DAY + (24 * day + 6 + upTo(9)) * HOUR;
    return Array.from({ length: 2 + upTo(1) }, (): Role => {
      const places = 2 + upTo(4);
      const startsAt = from + upTo(2) * HOUR;
      return {
        ...{ event, places, minimum: upTo(2), startsAt, endsAt: startsAt + (3 + upTo(2)) * HOUR },
        day: new Date(FIRST_DAY + day * 24 * HOUR).toISOString().slice(0, 10),
        kind: or(0.4, () => oneOf(kinds)),
        minAge: or(0.2, () => oneOf([16, ADULT] as const)),
        team: or(0.4, () => ({ kind: oneOf(kinds), least: 1 + upTo(1) })),
        adults: or(0.4, () => 1 + upTo(1)),
        beginners: or(0.4, () => upTo(2)),
      };
    });
  });
  const people = Array.from({ length: 12 + upTo(28) }, () => ({
    papers: new Map(
      kinds.flatMap((kind) => {
        const until = oneOf(['2026-12-04', '2026-12-05', '2027-06-30']);
        return next() < 0.4 ? [[kind, until] as const] : [];
      }),
    ),
    over: oneOf([0, 14, 16, 18, 18, 18] as const),
    isNew: next() < 0.4,
  }));
  const pool = crowd({ people: people.length, roles: roles.length, places: 4, seed });
  const weights = Int32Array.from(
    people.flatMap((_person, person) => roles.map((_role, role) => weightOf(pool, person, role))),
  );
  return { roles, people, limits, weights };
}

/** As the planner is asked, by the policies of the product; without the rules as if nothing were asked for. */
export function wholeOf(given: RuledEvents, { hasRules }: { hasRules: boolean }): WholeEvent {
  const { roles, people, limits, weights } = given;
  const whole = {
    events: limits.map(() => ({ place: 'here', way: 0 })),
    parts: roles.map(({ event, places, minimum, startsAt, endsAt }) => ({
      ...{ event, places, minimum, startsAt, endsAt },
    })),
    ...{ atMost: people.map(() => limits.length), weights, pinned: [] },
  };
  if (!hasRules) return whole;
  const userIds = people.map((_, person) => String(person));
  const counted = (counts: (person: Person) => boolean) =>
    Uint8Array.from(people, (person) => Number(counts(person)));
  return {
    ...whole,
    weights: weights.map((weight, index) => {
      const [person, role] = [Math.floor(index / roles.length), index % roles.length];
      return mayDo(people[person] as Person, roles[role] as Role) ? weight : 0;
    }),
    ...timeInPlan({ parts: roles.map((role) => placeOf(given, role)), held: [], userIds }),
    crews: roles.flatMap(({ places, team, adults, beginners, day }, part) => {
      const paper = team && { kindId: team.kind, least: team.least };
      const most = mostWithoutPaper({ paper, adults, beginners }, places);
      const lacks = counted((person) => !team || !hasPaper(person, team.kind, day));
      return [
        ...(team ? [{ part, most, counts: lacks }] : []),
        ...(beginners === null
          ? []
          : [{ part, most: beginners, counts: counted(({ isNew }) => isNew) }]),
      ];
    }),
    beside: roles.flatMap(({ adults }, part) =>
      adults === null ? [] : [{ part, least: adults, counts: counted(({ over }) => over < ADULT) }],
    ),
  };
}

/** By the one policy of the product (ADR 53). */
function mayDo({ papers, over }: Person, { kind, minAge, day }: Role): boolean {
  const facts = [...papers].map(([kindId, validUntil]) => ({
    ...{ kindId, validUntil, state: 'verified' as const },
  }));
  return eligible({ oneOf: kind ? [kind] : [], minAge }, { papers: facts, over }, day).ok;
}

function placeOf({ limits }: RuledEvents, { startsAt, endsAt, event }: Role): LimitedPlace {
  return { startsAt, endsAt, timeZone: 'UTC', limits: limits[event] as TimeLimits };
}

/** Said here once more: what a proof counts by shares nothing with what it counts. */
export function hasPaper({ papers }: Person, kind: string, day: string): boolean {
  return (papers.get(kind) ?? '') >= day;
}
