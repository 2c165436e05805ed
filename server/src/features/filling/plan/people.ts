/** Whom a plan considers: who asked first, then who fits best, as many as can be weighed. */
import type { FillQuestion } from '@saath/contract/filling/fill/schema';
import { limits } from '@saath/contract/limits';
import type { Candidate } from '@saath/matching/need';
import type { EventRow } from '../../events/events/queries.ts';
import type { Sources } from '../../matching/candidate-search/service.ts';
import { candidatesOf } from '../../matching/candidates/service.ts';
import type { Matching } from '../../matching/model-in-use/service.ts';
import { candidatePools, freeInBranch } from '../../matching/suggest/service.ts';
import type { FillPart } from './policy.ts';
import * as queries from './queries.ts';

/** More pairs than these are not weighed: the people who asked first, and those who fit best, are. */
const MOST_PAIRS = 250_000;

export type Person = queries.FillPersonRow;

export type Scope = Sources & { readonly now: Date; readonly matching: Matching };

/** One role only, and nobody but these people. */
export type OnlyFor = { readonly roleId: string; readonly userIds: readonly string[] };

/** What a plan leaves aside. */
export type Narrowed = {
  readonly only?: OnlyFor | undefined;
  /** Nobody but the people of this event's branch: of others it is not said whether they are there. */
  readonly branchOf?: string | undefined;
};

/** Those who asked first, then those who fit best, as many as can be weighed. */
export async function peopleFor(
  { db, candidates, now }: Scope,
  {
    question,
    ids,
    parts,
    only,
    branchOf,
  }: Narrowed & {
    question: FillQuestion;
    ids: readonly string[];
    parts: readonly FillPart[];
  },
): Promise<{ people: Person[]; hasMore: boolean }> {
  const most = Math.min(limits.fill.people, Math.floor(MOST_PAIRS / Math.max(1, parts.length)));
  if (only)
    return {
      people: await queries.activeVolunteers(db, only.userIds.slice(0, most), { branchOf }),
      hasMore: only.userIds.length > most,
    };
  const found = new Set(question.pinned.map(({ userId }) => userId));
  for (const id of await queries.askingPeople(db, { eventIds: ids, limit: most + 1 }))
    found.add(id);
  if (question.who === 'everybody' && found.size < most) {
    const open = parts.filter(({ places }) => places > 0);
    const perRole = Math.max(10, Math.ceil(most / Math.max(1, open.length)));
    const roles = open.map(({ role, event, shift }) => ({ role, event, ...(shift && { shift }) }));
    const among = branchOf ? { among: await freeInBranch(db, branchOf) } : {};
    const pools = await candidatePools({ db, candidates }, { roles, now, perRole, ...among });
    // One of each in turn, so that no role's candidates crowd out those of another.
    for (let rank = 0; rank < perRole; rank++)
      for (const { matches, lacking } of pools) {
        const match = matches[rank] ?? lacking[rank - matches.length];
        if (match) found.add(match.candidateId);
      }
  }
  const people = await queries.activeVolunteers(db, [...found].slice(0, most), { branchOf });
  return { people, hasMore: found.size > most };
}

/** For each part the people in their order, as the engine sees them. */
export async function candidatesByPart(
  { db, now }: Scope,
  { events, people }: { events: readonly EventRow[]; people: readonly Person[] },
): Promise<(part: FillPart) => readonly Candidate[]> {
  const ofEvent: ((part: FillPart) => readonly Candidate[])[] = [];
  for (const event of events) {
    const ofRole = await candidatesOf(db, people, { event, now });
    ofEvent.push(({ role }) => ofRole(role));
  }
  return (part) => ofEvent[part.eventIndex]?.(part) ?? [];
}
