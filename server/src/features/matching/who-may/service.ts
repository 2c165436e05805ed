/** The people for a role: those who may do it, best first, and below them those who lack what it asks for (EL-02). */
import {
  type Eligibility,
  eligible,
  type Facts,
  lastDayOf,
  noFacts,
  withTime,
} from '@saath/contract/events/eligibility/rules';
import type { Said } from '@saath/contract/texts';
import type { RoleNeed } from '@saath/matching/need';
import type { Match } from '@saath/matching/rank-candidates';
import type { Database } from '../../../platform/database.ts';
import { crewRulesOf } from '../../events/crew-rules/policy.ts';
import { type Lack, lacksBeside, requirementsOf } from '../../events/eligibility/policy.ts';
import { factsOf, peopleWithFacts } from '../../events/eligibility/queries.ts';
import { kindsOfRoles } from '../../events/eligibility/service.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import {
  areLimitsNear,
  placesAround,
  type TimeOf,
  timeBeside,
} from '../../events/time-limits/queries.ts';
import {
  needsFor,
  type Ranked,
  rankedFor,
  type Search,
  type Sources,
} from '../candidate-search/service.ts';

import { askedByCrews, type CrewLacks, crewLacksFor } from '../crew-fit/service.ts';

/** So many people with papers are compared one by one; where there are more, the best of everybody are looked through. */
const MOST_LISTED = 1_000;

export type Lacking = Match & { readonly lacks: readonly Said[] };

export type WhoMay = Ranked & {
  /** What each of them lacks, in words: first those whose papers wait for a look, then by fit. */
  readonly lacking: readonly Lacking[];
};

/**
 * The best who may do the role at one of its times at least. Nothing but whether hours and rest are limited at about that
 * time is asked where the role asks for nothing.
 *
 * @param given `enough`: below how many of them people are added who lack something; `listed`: how many with papers are
 * compared one by one; `isCrewAsked`: whether whom no crew can take now lacks something, as for who comes alone
 */
export async function rankedWhoMay(
  sources: Sources,
  given: Search & { enough: number; listed?: number; isCrewAsked?: boolean | undefined },
): Promise<WhoMay> {
  const { enough, listed: most = MOST_LISTED, isCrewAsked = false, ...search } = given;
  const { role, event, shift, limit } = search;
  const { db } = sources;
  const hasCrew = isCrewAsked && crewRulesOf(role) !== undefined;
  const requirements =
    requirementsOf(role) ?? (hasCrew ? await askedByCrews(db, { role, event, shift }) : undefined);
  const isTimed = await areLimitsNear(db, event);
  if (!requirements && !isTimed && !hasCrew)
    return { ...(await rankedFor(sources, search)), lacking: [] };
  const asked = { role, event, shift, needs: await needsFor(db, search), isTimed, hasCrew };
  const about = { day: firstDayOf(asked.needs), eventId: event.id, limit: most };
  const { among = null } = search;
  const only = among && new Set(among);
  const known = requirements ? await peopleWithFacts(db, { requirements, ...about }) : [];
  const listed = only ? known.filter((id) => only.has(id)) : known;
  const found = await eligibilities(db, { ...asked, userIds: listed });
  const isOk = (id: string) => found(id).ok;
  const isWhole = requirements !== undefined && known.length < most;
  const keep = async (ids: readonly string[]) => {
    const of = await eligibilities(db, { ...asked, userIds: ids });
    return ids.filter((id) => of(id).ok);
  };
  const may = await rankedFor(sources, {
    ...search,
    ...(isWhole ? { among: listed.filter(isOk) } : { keep }),
    ...(among && !isWhole ? { among: await keep(among) } : {}),
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
  const lacksOf = await lacksBesidePeople(db, { ...asked, userIds });
  const lacking = matches
    .map((match) => ({ ...match, lacks: lacksOf(match.candidateId) }))
    .filter(({ lacks }) => lacks.length > 0);
  return { matches: may.matches, people, lacking: lacking.slice(0, missing) };
}

/** What keeps each of the people from the role, at the one of its times that may still be had at which least does. */
export async function lacksIn(
  db: Database,
  { isCrewAsked = false, ...given }: Omit<Asked, 'isTimed' | 'hasCrew'> & { isCrewAsked?: boolean },
): Promise<(userId: string) => readonly Said[]> {
  const isTimed = await areLimitsNear(db, given.event);
  const hasCrew = isCrewAsked && crewRulesOf(given.role) !== undefined;
  if (!requirementsOf(given.role) && !isTimed && !hasCrew) return () => [];
  return await lacksBesidePeople(db, { ...given, isTimed, hasCrew });
}

type Asked = {
  readonly role: RoleRow;
  readonly event: EventRow;
  /** One shift of the role; any of them when left out. */
  readonly shift?: ShiftRow | undefined;
  readonly needs: readonly RoleNeed[];
  readonly userIds: readonly string[];
  /** Whether hours and rest are limited at about that time. */
  readonly isTimed: boolean;
  /** Whether crews are asked about that could keep somebody out. */
  readonly hasCrew: boolean;
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
  { role, event, shift, needs, userIds, isTimed, hasCrew }: Asked,
): Promise<(userId: string) => Eligibility> {
  if (userIds.length === 0) return () => ({ ok: true });
  const facts = requirementsOf(role) ? await factsOf(db, userIds) : () => noFacts;
  const time = isTimed ? timeBeside(await placesAround(db, userIds, event)) : () => [];
  const crew = hasCrew ? await crewLacksFor(db, { role, event, shift, userIds }) : undefined;
  const judge = judgeOf({ role, event, needs, time, crew });
  return (userId) => judge(userId, facts(userId)).eligibility;
}

/** Which of the times of a role somebody may do, and what the policy says of the one at which least is missing. */
type Judged = { readonly eligibility: Eligibility; readonly open: readonly RoleNeed[] };

/** @param given `time`: what people would do too much of, of places that are known; `crew`: left out where crews are not asked about */
export function judgeOf({
  role,
  event,
  needs,
  time,
  crew = () => [],
}: Pick<Asked, 'role' | 'event' | 'needs'> & {
  readonly time: TimeOf;
  readonly crew?: CrewLacks | undefined;
}): (userId: string, facts: Facts) => Judged {
  const requirements = requirementsOf(role) ?? { oneOf: [], minAge: null };
  const parts = needs.map((need) => {
    const { startsAt, endsAt } = need.event;
    const times = { startTime: new Date(startsAt), endTime: new Date(endsAt) };
    return { need, times, day: lastDayOf(times, event) };
  });
  return (userId, facts) => {
    const found = parts.map(({ need, times, day }) => {
      const broken = [...time(userId, event, times), ...crew(userId, need)];
      return { need, eligibility: withTime(eligible(requirements, facts, day), broken) };
    });
    const open = found.filter(({ eligibility }) => eligibility.ok).map(({ need }) => need);
    const [best] = found.toSorted((a, b) => missingIn(a) - missingIn(b));
    return { eligibility: best?.eligibility ?? { ok: true }, open };
  };
}

function missingIn({ eligibility }: { readonly eligibility: Eligibility }): number {
  return eligibility.ok ? 0 : eligibility.missing.length;
}

/** The day on which the first of the times ends: who may not do that one may do none, for papers only run out. */
function firstDayOf(needs: readonly RoleNeed[]): string {
  const days = needs.map(({ event: { endsAt, timeZone } }) =>
    lastDayOf({ endTime: new Date(endsAt) }, { timeZone }),
  );
  return days.toSorted()[0] ?? '';
}
