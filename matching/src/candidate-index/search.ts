/** One query of the index: who may score highest. */
import { type Feature, neutral } from '../features.ts';
import type { Head } from '../model.ts';
import { nearnessTo } from '../nearby.ts';
import type { RoleNeed } from '../need.ts';
import { isCovered } from '../score.ts';
import { hasSkill, type SkillMatch } from '../skill-coverage.ts';
import { type Columns, NEVER, UNKNOWN } from './columns.ts';
import type { IntList } from './growing.ts';
import type { Sums } from './sums.ts';
import { Top } from './top.ts';
import type { TermStrength, Wanted } from './vocabulary.ts';
import { eventHours, freeShare, WEEK_WORDS } from './week-hours.ts';

type Earlier = Readonly<Record<'sameRole' | 'sameOrganiser' | 'sameFamily', readonly IntList[]>>;

export type Search = {
  readonly columns: Columns;
  readonly needs: readonly [RoleNeed, ...RoleNeed[]];
  /** What people are ordered by, see `orderingHead`. */
  readonly head: Pick<Head, 'intercept' | 'weights'>;
  readonly now: number;
  /** As of `Turns`. */
  readonly way: number;
  readonly limit: number;
  readonly skills: Wanted;
  readonly interests: readonly TermStrength[];
  /** The people with each tag. */
  readonly skillRows: readonly IntList[];
  readonly interestRows: readonly IntList[];
  readonly earlier: Earlier;
  readonly excluded: ReadonlySet<number>;
  /** Empty before and after. */
  readonly sums: Sums;
};

export type FoundRows = {
  readonly best: readonly { readonly row: number; readonly score: number }[];
  readonly rest: number;
};

/** Columns hold numbers of 32 bits: what they add up to may lie so far below the score. */
const ROUNDING = 1e-4;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** As in score.ts. */
const RESTED_DAYS = 60;

/** @throws RangeError for an unknown time zone, or more than 250 asked skills */
export function search(given: Search): FoundRows {
  const judge = judgeFor(given);
  try {
    gather(given);
    return bestOfAll(given, judge);
  } finally {
    given.sums.clear();
  }
}

function bestOfAll({ columns, limit, excluded, head, sums }: Search, judge: Judge): FoundRows {
  const { values, touched, marks, count } = sums;
  const { priors, most } = columns.priorsFor(head);
  const top = new Top(limit);
  // Most rows end at a comparison with this: below it nobody gets among the best, whatever else is known of them.
  let cut = Number.NEGATIVE_INFINITY;
  const look = (row: number, sum: number) => {
    if (columns.isAlive[row] === 0) return;
    const bound = judge.bound(row, judge.base + sum);
    if (bound <= top.threshold || excluded.has(row)) return;
    top.offer(row, bound);
    cut = top.threshold - judge.base - judge.most;
  };
  for (let at = 0; at < count; at++) {
    const row = touched[at] ?? 0;
    const sum = (priors[row] ?? 0) + (values[row] ?? 0);
    if (sum > cut) look(row, sum);
  }
  // People who have nothing that the role asks for: either all of them are worse, or each is compared.
  if (most > cut)
    for (let row = 0; row < columns.length; row++) {
      const prior = priors[row] ?? 0;
      if (prior > cut && marks[row] === 0) look(row, prior);
    }
  return { best: top.sorted(), rest: top.threshold };
}

/** What the features that depend on the role add, for those whom any list holds. */
function gather({ columns, skills: { parts, terms }, interests, sums, ...given }: Search): void {
  const { weights } = given.head;
  sums.begin(columns.length);
  for (let part = 0; part < parts; part++) {
    const lists = terms.flatMap(({ term, matches }) => {
      const match = matches[part];
      const list = given.skillRows[term];
      if (!match || !list || match.similarity === 0) return [];
      return [{ list, match, worth: matchWorth(match, given.head) / parts }];
    });
    // The likest tag counts; of equally like ones the engine takes the first of the person's list, so the better here.
    lists.sort((a, b) => b.match.similarity - a.match.similarity || b.worth - a.worth);
    sums.addFirst(lists);
  }
  const strongestFirst = interests.toSorted((a, b) => b.strength - a.strength);
  sums.addFirst(
    strongestFirst.flatMap(({ term, strength }) => {
      const list = given.interestRows[term];
      return list ? [{ list, worth: weights.interest * strength }] : [];
    }),
  );
  for (const feature of ['sameRole', 'sameOrganiser', 'sameFamily'] as const)
    sums.addFamiliarity(given.earlier[feature], weights[feature]);
}

/** What the best tag for an asked skill adds, compared with having none. */
function matchWorth(match: SkillMatch, { weights }: Search['head']): number {
  return (
    weights.skills * match.similarity +
    weights.sameSkills * Number(hasSkill(match)) +
    weights.coveredSkills * Number(isCovered(match)) +
    weights.learnedSkills * match.learned
  );
}

type Judge = {
  /** Of somebody with none of the asked skills and every other feature neutral. */
  readonly base: number;
  /** The most that `bound` can add to a sum. */
  readonly most: number;
  /** The log-odds at most, from the sum of what is known; minus infinity for somebody without time. */
  readonly bound: (row: number, sum: number) => number;
};

function judgeFor({ columns, needs, head, now, way, skills: { parts } }: Search): Judge {
  const { intercept, weights } = head;
  const [need] = needs;
  const worth = (feature: Feature, value: number) => weights[feature] * (value - neutral[feature]);
  const mostOf = (feature: Feature) => Math.max(worth(feature, 0), worth(feature, 1), 0);
  const times = needs.map(({ event }) => eventHours(event));
  const nearness = nearnessWorth(columns, need, worth);
  // It is not known here who has turns around the event: the better of none and many.
  const load = mostOf('load');
  const none =
    parts > 0
      ? worth('skills', 0) +
        worth('sameSkills', 0) +
        worth('coveredSkills', 0) +
        worth('learnedSkills', 0)
      : 0;

  /** Undefined without any free time. */
  const timeWorth = (row: number): number | undefined => {
    if (columns.hasWeek[row] === 0) return 0;
    let best: number | undefined;
    for (const time of times) {
      if (time.hours.length === 0) return 0;
      const share = freeShare(time, columns.week, WEEK_WORDS * row);
      if (share === 0) continue;
      // Less may be free than the hours tell; but not nothing.
      best = Math.max(
        best ?? Number.NEGATIVE_INFINITY,
        weights.freeTime < 0 ? worth('freeTime', 0) : worth('freeTime', share),
      );
    }
    return best;
  };
  const restWorth = (row: number): number => {
    const last = columns.lastTurn[row] ?? UNKNOWN;
    if (last === UNKNOWN) return 0;
    if (last === NEVER) return worth('rest', 1);
    const rested = (minutes: number) =>
      Math.min(1, Math.max(0, Math.floor((now - minutes * MINUTE) / DAY)) / RESTED_DAYS);
    return Math.max(worth('rest', rested(last)), worth('rest', rested(last + 1)));
  };

  const near = need.event.place || need.event.point ? mostOf('nearby') : 0;
  return {
    base: intercept + none,
    most: mostOf('freeTime') + mostOf('rest') + near + load + ROUNDING,
    bound(row, sum) {
      const time = timeWorth(row);
      if (time === undefined) return Number.NEGATIVE_INFINITY;
      const turns = columns.hasHistory[row] === 1 ? restWorth(row) + load : 0;
      return sum + time + turns + nearness(row) - way * (columns.way[row] ?? 0) + ROUNDING;
    },
  };
}

/** Each home is compared with the event's place once. */
function nearnessWorth(
  { home, homes }: Columns,
  need: RoleNeed,
  worth: (feature: Feature, value: number) => number,
): (row: number) => number {
  const nearnessOf = nearnessTo({ words: need.event.place, point: need.event.point });
  const known = new Map<number, number>([[0, 0]]);
  return (row) => {
    const number = home[row] ?? 0;
    const before = known.get(number);
    if (before !== undefined) return before;
    const nearness = nearnessOf(homes[number] ?? { words: '' });
    const part = nearness === undefined ? 0 : worth('nearby', nearness.share);
    known.set(number, part);
    return part;
  };
}
