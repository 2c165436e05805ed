/** The people for a role: those who may do it, best first, and below them those who lack what it asks for (EL-02). */
import { type Eligibility, eligible, lastDayOf } from '@saath/contract/events/eligibility/rules';
import type { Said } from '@saath/contract/texts';
import type { RoleNeed } from '@saath/matching/need';
import type { Match } from '@saath/matching/rank-candidates';
import type { Database } from '../../../platform/database.ts';
import { type Lack, lacksBeside, requirementsOf } from '../../events/eligibility/policy.ts';
import { factsOf, peopleWithFacts } from '../../events/eligibility/queries.ts';
import { kindsOfRoles } from '../../events/eligibility/service.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import {
  needsFor,
  type Ranked,
  rankedFor,
  type Search,
  type Sources,
} from '../candidate-search/service.ts';

/** So many people with papers are compared one by one; where there are more, the best of everybody are looked through. */
const MOST_LISTED = 1_000;

export type Lacking = Match & { readonly lacks: readonly Said[] };

export type WhoMay = Ranked & {
  /** What each of them lacks, in words: first those whose papers wait for a look, then by fit. */
  readonly lacking: readonly Lacking[];
};

/**
 * The best who may do the role on one of its days at least. Nothing is asked where the role asks for nothing.
 *
 * @param given `enough`: below how many of them people are added who lack something; `listed`: how many with papers are
 * compared one by one
 */
export async function rankedWhoMay(
  sources: Sources,
  given: Search & { enough: number; listed?: number },
): Promise<WhoMay> {
  const { enough, listed: most = MOST_LISTED, ...search } = given;
  const { role, event, limit } = search;
  const requirements = requirementsOf(role);
  if (!requirements) return { ...(await rankedFor(sources, search)), lacking: [] };
  const { db } = sources;
  const day = firstDayOf(await needsFor(db, search));
  const about = { requirements, day, eventId: event.id, limit: most };
  const listed = await peopleWithFacts(db, about);
  const found = await eligibilities(db, { role, day, userIds: listed });
  const isOk = (id: string) => found(id).ok;
  const isWhole = listed.length < most;
  const keep = async (ids: readonly string[]) => {
    const of = await eligibilities(db, { role, day, userIds: ids });
    return ids.filter((id) => of(id).ok);
  };
  const may = await rankedFor(sources, {
    ...search,
    ...(isWhole ? { among: listed.filter(isOk) } : { keep }),
  });
  const missing = Math.min(enough, limit) - may.matches.length;
  if (missing <= 0) return { ...may, lacking: [] };
  const waiting = listed.filter((id) => !isOk(id));
  const others = [
    ...(waiting.length > 0 ? [await rankedFor(sources, { ...search, among: waiting })] : []),
    await rankedFor(sources, search),
  ];
  const people = new Map([may, ...others].flatMap((each) => [...each.people]));
  const taken = new Set(may.matches.map(({ candidateId }) => candidateId));
  const matches = others
    .flatMap((each) => each.matches)
    .filter(({ candidateId: id }) => {
      const isNew = !taken.has(id);
      taken.add(id);
      return isNew;
    });
  const userIds = matches.map(({ candidateId }) => candidateId);
  const lacksOf = await lacksBesidePeople(db, { role, day, userIds });
  const lacking = matches
    .map((match) => ({ ...match, lacks: lacksOf(match.candidateId) }))
    .filter(({ lacks }) => lacks.length > 0);
  return { matches: may.matches, people, lacking: lacking.slice(0, missing) };
}

/** What each of the people lacks of what the role asks for, on the first of its days that may still be had. */
export async function lacksIn(
  db: Database,
  {
    role,
    needs,
    userIds,
  }: { role: RoleRow; needs: readonly RoleNeed[]; userIds: readonly string[] },
): Promise<(userId: string) => readonly Said[]> {
  if (!requirementsOf(role)) return () => [];
  return await lacksBesidePeople(db, { role, day: firstDayOf(needs), userIds });
}

type Asked = {
  readonly role: RoleRow;
  readonly day: string;
  readonly userIds: readonly string[];
};

async function lacksBesidePeople(
  db: Database,
  asked: Asked,
): Promise<(userId: string) => readonly Said[]> {
  const { role } = asked;
  const of = await eligibilities(db, asked);
  const kinds = await kindsOfRoles(db, [role]);
  const inWords = (lack: Lack) => lacksBeside('person', lack, { role, kinds });
  return (userId) => {
    const found = of(userId);
    return found.ok ? [] : inWords(found);
  };
}

/** What the policy says of each of the people, read at once. */
async function eligibilities(
  db: Database,
  { role, day, userIds }: Asked,
): Promise<(userId: string) => Eligibility> {
  const requirements = requirementsOf(role);
  if (!requirements || userIds.length === 0) return () => ({ ok: true });
  const facts = await factsOf(db, userIds);
  return (userId) => eligible(requirements, facts(userId), day);
}

/** The day on which the first of the times ends: who may not do that one may do none, for papers only run out. */
export function firstDayOf(needs: readonly RoleNeed[]): string {
  const days = needs.map(({ event: { endsAt, timeZone } }) =>
    lastDayOf({ endTime: new Date(endsAt) }, { timeZone }),
  );
  return days.toSorted()[0] ?? '';
}
