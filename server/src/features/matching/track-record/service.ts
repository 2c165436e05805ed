/** The results of people's earlier places, in the form that the engine takes. */
import type { EarlierPlace, Entry } from '@saath/matching/candidate-index/entry';
import { familiesOf } from '@saath/matching/families';
import { type History, noHistory } from '@saath/matching/need';
import type { Database } from '../../../platform/database.ts';
import * as queries from './queries.ts';

/** A role, as far as it decides which earlier places are like it. */
export type Likeness = {
  readonly roleKey: string;
  readonly skills: readonly string[];
  readonly eventId: string;
  readonly organiserId: string | null;
  /** When the event begins, in epoch milliseconds. */
  readonly startsAt: number;
};

/** What somebody did before, seen from a role. */
export type HistoryOf = (userId: string, role: Likeness) => History;

const DAY = 86_400_000;
/** Two weeks before and two after. */
const TURNS_AROUND = 14 * DAY;

/**
 * Reads the records and places of people, in two statements whatever their number.
 *
 * @param now places that are over by then are earlier ones
 */
export async function historiesOf(
  db: Database,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<HistoryOf> {
  const records = await queries.recordsOf(db, { ids, now });
  const recordOf = new Map(records.map((record) => [record.userId, record] as const));
  const placesOf = Map.groupBy(await queries.placesOf(db, ids), ({ userId }) => userId);
  const familiesIn = linesReader();
  return (userId, role) => {
    const held = placesOf.get(userId) ?? [];
    const own = held.find(({ eventId }) => eventId === role.eventId);
    const places = held.filter((place) => place !== own);
    const past = places.filter(({ endsAt }) => endsAt <= now.getTime());
    const wanted = familiesIn(role.skills.join('\n'));
    const isLike = ({ skillLines }: queries.PlaceRow) =>
      wanted.size > 0 && [...familiesIn(skillLines)].some((family) => wanted.has(family));
    return {
      ...withoutOwn(counted(recordOf.get(userId)), own, now),
      sameRole: past.filter(({ roleKey }) => roleKey === role.roleKey).length,
      sameFamily: past.filter(isLike).length,
      sameOrganiser: role.organiserId
        ? past.filter(({ organiserId }) => organiserId === role.organiserId).length
        : 0,
      recentTurns: places.filter(
        ({ startsAt }) => Math.abs(startsAt - role.startsAt) <= TURNS_AROUND,
      ).length,
      lastConfirmedAt: lastOf(past),
    };
  };
}

/** Roles that were read before, by their ids. */
export type KnownRoles = Map<string, EarlierPlace>;

/**
 * The same without a role, for the index of everybody. What is told of each person is put together when it is asked for.
 *
 * @param roles whoever reads many people keeps it for all of them: each role is read once
 */
export async function earlierOf(
  db: Database,
  { ids, now, roles }: { ids: readonly string[]; now: Date; roles: KnownRoles },
): Promise<(userId: string) => NonNullable<Entry['history']>> {
  const records = await queries.recordsOf(db, { ids, now });
  const recordOf = new Map(records.map((record) => [record.userId, record] as const));
  const rows = await queries.earlierPlacesOf(db, { ids, now });
  const rowOf = new Map(
    rows.map(({ roleIds, ...row }) => [row.userId, { ...row, roleIds: roleIds.split(' ') }]),
  );
  await addRoles(db, roles, new Set([...rowOf.values()].flatMap(({ roleIds }) => roleIds)));
  return (userId) => {
    const { lastAt = null, roleIds = [] } = rowOf.get(userId) ?? {};
    const earlier = roleIds.flatMap((id) => roles.get(id) ?? []);
    return { ...counted(recordOf.get(userId)), lastConfirmedAt: lastAt, earlier };
  };
}

async function addRoles(db: Database, roles: KnownRoles, ids: Set<string>): Promise<void> {
  const unknown = [...ids].filter((id) => !roles.has(id));
  for (const { id, ...role } of await queries.likenessOfRoles(db, unknown)) roles.set(id, role);
}

function lastOf(past: readonly queries.PlaceRow[]): number | null {
  return past.length > 0 ? Math.max(...past.map(({ endsAt }) => endsAt)) : null;
}

/** The part that does not depend on the role. */
function counted(record: queries.RecordRow | undefined): History {
  if (!record) return noHistory;
  return {
    ...noHistory,
    confirmed: record.settled,
    attended: record.attended,
    asked: record.asked,
    accepted: record.accepted,
    openInvitations: record.openInvitations,
    ratings: { count: record.ratingCount, sum: record.ratingSum },
  };
}

/** A place in the same event is no earlier one: that the person was asked for it tells nothing about asking them. */
function withoutOwn(history: History, own: queries.PlaceRow | undefined, now: Date): History {
  if (!own?.wasAsked) return history;
  return {
    ...history,
    asked: history.asked - 1,
    accepted: history.accepted - 1,
    openInvitations: history.openInvitations - Number(own.startsAt > now.getTime()),
  };
}

/** Roles of one kind ask for the same skills, so each list is looked up once. */
function linesReader(): (skillLines: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (skillLines) => {
    const families = known.get(skillLines) ?? familiesOf(skillLines.split('\n'));
    known.set(skillLines, families);
    return families;
  };
}
