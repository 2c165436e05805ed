/** Finds the people who fit a role best, of however many volunteers: from the index, or from the database without one. */

import { bestOf } from '@saath/matching/candidate-index/best-of';
import type { CandidateIndex } from '@saath/matching/candidate-index/candidate-index';
import { turnsFor } from '@saath/matching/fairness';
import type { LearnedSkills } from '@saath/matching/learned-skills';
import { type ClockPiece, clockPieces } from '@saath/matching/local-time';
import type { RoleNeed } from '@saath/matching/need';
import type { Match } from '@saath/matching/rank-candidates';
import { rankAtBestTime } from '@saath/matching/rank-times';
import { wantedTags } from '@saath/matching/wanted-tags';
import type { Database } from '../../../platform/database.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import { type ShiftRow, shiftsOfRole } from '../../events/shifts/queries.ts';
import { settledPeople } from '../candidate-index/queries.ts';
import type { Candidates } from '../candidate-index/service.ts';
import { type PersonRow, peopleById } from '../candidates/queries.ts';
import { candidatesOf, likenessOf, needOf, needsOf } from '../candidates/service.ts';
import { currentMatching } from '../model-in-use/service.ts';
import { likelyVolunteers, volunteersOfSameRole } from './queries.ts';

/** Of however many volunteers, so many are compared: those with the best tags, and those who did the same before. */
export type Compared = { readonly byTags: number; readonly bySameRole: number };
const COMPARED: Compared = { byTags: 300, bySameRole: 60 };

const DAY = 86_400_000;
/** A longer event touches every hour of a week. */
const WEEK = 7 * DAY;

export type Search = {
  readonly role: RoleRow;
  readonly event: EventRow;
  /** One shift of the role; the best free one for each person when left out. */
  readonly shift?: ShiftRow | undefined;
  readonly now: Date;
  readonly limit: number;
  readonly compared?: Compared | undefined;
  /** Nobody but these, however many there are. */
  readonly among?: readonly string[];
  /** Of those who are found, the ones who may be in the answer. */
  readonly keep?: (ids: readonly string[]) => Promise<readonly string[]>;
};

export type Ranked = { matches: Match[]; people: ReadonlyMap<string, PersonRow> };

/** Where people are looked for. */
export type Sources = {
  readonly db: Database;
  readonly candidates: Pick<Candidates, 'ready'>;
};

/** The best of everybody where the index is there, else of those whom the database finds. */
export async function rankedFor({ db, candidates }: Sources, search: Search): Promise<Ranked> {
  const { now, among } = search;
  const needs = await needsFor(db, search);
  const matching = await currentMatching(db);
  if (among) return await compare(db, search, { needs, matching, ids: among });
  const index = search.compared ? undefined : await candidates.ready(now);
  return await (index
    ? rankedByIndex(db, search, { index, needs, matching })
    : rankedByTags(db, search, { needs, matching }));
}

/** The role at each of the times that somebody is looked for. */
export async function needsFor(
  db: Database,
  { role, event, shift }: Pick<Search, 'role' | 'event' | 'shift'>,
): Promise<readonly [RoleNeed, ...RoleNeed[]]> {
  if (shift) return [needOf(role, event, shift)];
  return needsOf(role, event, await shiftsOfRole(db, { eventId: event.id, roleId: role.id }));
}

type Needed = {
  readonly needs: readonly [RoleNeed, ...RoleNeed[]];
  readonly matching: Awaited<ReturnType<typeof currentMatching>>;
};

async function rankedByIndex(
  db: Database,
  { role, event, now, limit, keep }: Search,
  { index, needs, matching }: Needed & { index: CandidateIndex },
): Promise<Ranked> {
  const people = new Map<string, PersonRow>();
  const { knowledge, fairness } = matching;
  const exclude = await settledPeople(db, event.id);
  const query = {
    needs,
    likeness: likenessOf(role, event),
    now: now.getTime(),
    knowledge,
    exclude,
  };
  const { matches } = await bestOf(index, query, {
    limit,
    fairness,
    async read(ids) {
      const rows = await peopleById(db, keep ? await keep(ids) : ids);
      for (const row of rows) people.set(row.id, row);
      return (await candidatesOf(db, rows, { event, now }))(role);
    },
  });
  return { matches, people };
}

async function rankedByTags(
  db: Database,
  search: Search,
  { needs, matching }: Needed,
): Promise<Ranked> {
  const { role, event, now, limit, compared = comparedFor(limit), keep } = search;
  const need = needOf(role, event);
  const { fairness, knowledge } = matching;
  const given = { role, need, now, compared, fairness, learned: knowledge.learned };
  const found = await worthComparing(db, given);
  const ids = keep ? await keep(found) : found;
  return await compare(db, search, { needs, matching, ids });
}

/** Compares all of the people with one another. */
async function compare(
  db: Database,
  { role, event, now, limit }: Search,
  { needs, matching, ids }: Needed & { ids: readonly string[] },
): Promise<Ranked> {
  const people = await peopleById(db, ids);
  const candidatesFor = await candidatesOf(db, people, { event, now });
  const matches = rankAtBestTime(needs, candidatesFor(role), {
    ...{ now: now.getTime(), ...matching, limit },
  });
  return { matches, people: new Map(people.map((person) => [person.id, person] as const)) };
}

function comparedFor(limit: number): Compared {
  return { ...COMPARED, byTags: 2 * limit + COMPARED.byTags };
}

async function worthComparing(
  db: Database,
  {
    role,
    need,
    now,
    compared,
    fairness,
    learned,
  }: {
    role: RoleRow;
    need: RoleNeed;
    now: Date;
    compared: Compared;
    fairness: number;
    learned: LearnedSkills | undefined;
  },
): Promise<string[]> {
  const { eventId, nameKey: roleKey } = role;
  const byTags = await likelyVolunteers(db, {
    eventId,
    wanted: wantedTags(need, learned),
    week: localWeek(need.event),
    now,
    turns: turnsFor(fairness, need),
    limit: compared.byTags,
  });
  const limit = compared.bySameRole;
  const bySameRole = await volunteersOfSameRole(db, { eventId, roleKey, now, limit });
  return [...new Set([...byTags, ...bySameRole])];
}

/** The event as a week shows it, each stretch once. */
function localWeek(event: RoleNeed['event']): ClockPiece[] {
  const { startsAt } = event;
  const endsAt = Math.min(event.endsAt, startsAt + WEEK);
  return clockPieces({ startsAt, endsAt }, event.timeZone);
}
