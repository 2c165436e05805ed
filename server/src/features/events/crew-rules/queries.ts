/** SQL of crews: who is in them, as far as rules look at them. */
import {
  type Crew,
  type CrewGap,
  type CrewLack,
  type CrewMember,
  type CrewRules,
  crewGaps,
  crewLacks,
} from '@saath/contract/events/crew-rules/rules';
import {
  ADULT,
  eligible,
  lastDayOf,
  type PaperFact,
} from '@saath/contract/events/eligibility/rules';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { holdingList } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';
import { type ShiftRow, shiftsOf } from '../shifts/queries.ts';
import { crewRulesOf } from './policy.ts';

type RoleRow = Selectable<Tables['eventRole']>;

/** A role, or one of its shifts. */
export type CrewPart = { readonly roleId: string; readonly shiftId: string | null };
type CrewEvent = { readonly id: string; readonly endTime: Date; readonly timeZone: string };

/** The crews of some roles of one event. */
export type Crews = {
  /** Of all that ask for something of their people together. */
  readonly parts: readonly CrewPart[];
  /** What there is and who is in it; undefined for a part that asks for nothing of the sort. */
  readonly crewOf: (part: CrewPart) => KnownCrew | undefined;
  /** Of the people that were named, and of those in the crews. */
  readonly memberIn: (part: CrewPart, userId: string) => CrewMember;
};

export type KnownCrew = {
  readonly rules: CrewRules;
  readonly places: number;
  readonly userIds: readonly string[];
};

const keyOf = ({ roleId, shiftId }: CrewPart) => `${roleId} ${shiftId ?? ''}`;

export const noCrews: Crews = {
  parts: [],
  crewOf: () => undefined,
  memberIn: () => ({ hasPaper: true, isAdult: true, isBeginner: false }),
};

/**
 * Nothing is read where no role asks for anything of its people together; else a few statements, whatever their number.
 *
 * @param given `userIds`: people who might come into a crew
 */
export async function crewsOf(
  db: Database,
  given: {
    readonly event: CrewEvent;
    readonly roles: readonly RoleRow[];
    readonly userIds: readonly string[];
  },
): Promise<Crews> {
  const { event } = given;
  const roles = given.roles.filter(({ eventId }) => eventId === event.id).filter(crewRulesOf);
  if (roles.length === 0) return noCrews;
  const holders = await holdersIn(
    db,
    event.id,
    roles.map(({ id }) => id),
  );
  const shifts = await shiftsOf(db, [event.id]);
  const userIds = [...given.userIds, ...holders.map(({ userId }) => userId)];
  const kindIds = roles.flatMap(({ crewKind }) => crewKind ?? []);
  const papers = await papersOf(db, { userIds, kindIds });
  const isAdult = await adultsAmong(db, { userIds, roles });
  const isBeginner = await beginnersAmong(db, { userIds, roles, event });
  const parts = new Map(
    roles.flatMap((role) => partsOf(role, shifts)).map((part) => [keyOf(part), part] as const),
  );
  const members = Map.groupBy(holders, keyOf);
  return {
    parts: [...parts.values()],
    crewOf: (part) => {
      const known = parts.get(keyOf(part));
      const userIds = (members.get(keyOf(part)) ?? []).map(({ userId }) => userId);
      return known && { rules: known.rules, places: known.places, userIds };
    },
    memberIn: (part, userId) => {
      const { rules, endTime = event.endTime } = parts.get(keyOf(part)) ?? {};
      const needs = { oneOf: rules?.paper ? [rules.paper.kindId] : [], minAge: null };
      const facts = { papers: papers.get(userId) ?? [], over: null };
      const hasPaper = eligible(needs, facts, lastDayOf({ endTime }, event)).ok;
      return { hasPaper, isAdult: isAdult(userId), isBeginner: isBeginner(userId) };
    },
  };
}

type Part = CrewPart & {
  readonly rules: CrewRules;
  readonly places: number;
  readonly endTime: Date | undefined;
};

function partsOf(role: RoleRow, shifts: readonly ShiftRow[]): Part[] {
  const rules = crewRulesOf(role);
  if (!rules) return [];
  const own = shifts.filter(({ roleId }) => roleId === role.id);
  const whole = { roleId: role.id, shiftId: null, rules, endTime: undefined };
  if (own.length === 0) return [{ ...whole, places: role.maxVolunteers }];
  return own.map(({ id, maxPeople, endsAt }) => ({
    ...{ ...whole, shiftId: id, places: maxPeople, endTime: endsAt },
  }));
}

async function holdersIn(db: Database, eventId: string, roleIds: readonly string[]) {
  return await db
    .selectFrom('participation')
    .select(['userId', 'shiftId', 'roleId'])
    .where('eventId', '=', eventId)
    .where('roleId', '=', sql<string>`any(${roleIds}::uuid[])`)
    .where(sql<boolean>`state in (${holdingList})`)
    .$narrowType<{ roleId: string }>()
    .execute();
}

/** Those that were checked, by whose they are. */
async function papersOf(
  db: Database,
  { userIds, kindIds }: { userIds: readonly string[]; kindIds: readonly string[] },
): Promise<ReadonlyMap<string, PaperFact[]>> {
  if (kindIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('qualification')
    .select(['userId', 'kindId', 'state', sql<string | null>`valid_until::text`.as('validUntil')])
    .where('userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('kindId', '=', sql<string>`any(${kindIds}::uuid[])`)
    .where('state', '=', 'verified')
    .execute();
  return Map.groupBy(rows, ({ userId }) => userId);
}

/** Who has said that they are over 18; nothing is read where no role asks for it. */
async function adultsAmong(
  db: Database,
  { userIds, roles }: { userIds: readonly string[]; roles: readonly RoleRow[] },
): Promise<(userId: string) => boolean> {
  if (roles.every(({ crewAdults }) => crewAdults === null)) return () => true;
  const rows = await db
    .selectFrom('saidAge')
    .select('userId')
    .where('userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('age', '>=', ADULT)
    .execute();
  const adults = new Set(rows.map(({ userId }) => userId));
  return (userId) => adults.has(userId);
}

/** Who has not been checked in at any other event; nothing is read where no role asks for it. */
async function beginnersAmong(
  db: Database,
  {
    userIds,
    roles,
    event,
  }: { userIds: readonly string[]; roles: readonly RoleRow[]; event: CrewEvent },
): Promise<(userId: string) => boolean> {
  if (roles.every(({ crewBeginners }) => crewBeginners === null)) return () => false;
  const rows = await db
    .selectFrom('participation')
    .select('userId')
    .distinct()
    .where('userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('eventId', '<>', event.id)
    .where('state', 'in', ['checked_in', 'completed', 'left_early'])
    .execute();
  const experienced = new Set(rows.map(({ userId }) => userId));
  return (userId) => !experienced.has(userId);
}

/**
 * Why a crew cannot take a person; nothing for a part that asks for nothing of the sort.
 *
 * @param after who leaves it in the same save, and who else comes
 */
export function lacksIn(
  crews: Crews,
  { part, userId }: { readonly part: CrewPart; readonly userId: string },
  after: { readonly leaving: readonly string[]; readonly coming: readonly string[] } = {
    leaving: [],
    coming: [],
  },
): CrewLack[] {
  const known = crewWithout(crews, { part, userId }, after);
  return known ? crewLacks(known.rules, crews.memberIn(part, userId), known.crew) : [];
}

/** What a crew lacks that a person would bring. */
export function gapsIn(
  crews: Crews,
  { part, userId }: { readonly part: CrewPart; readonly userId: string },
): CrewGap[] {
  const known = crewWithout(crews, { part, userId }, { leaving: [], coming: [] });
  return known ? crewGaps(known.rules, crews.memberIn(part, userId), known.crew) : [];
}

function crewWithout(
  crews: Crews,
  { part, userId }: { readonly part: CrewPart; readonly userId: string },
  after: { readonly leaving: readonly string[]; readonly coming: readonly string[] },
): { rules: CrewRules; crew: Crew } | undefined {
  const known = crews.crewOf(part);
  if (!known) return undefined;
  const gone = new Set([...after.leaving, userId]);
  const others = [
    ...known.userIds.filter((id) => !gone.has(id)),
    ...after.coming.filter((id) => id !== userId),
  ].map((id) => crews.memberIn(part, id));
  return { rules: known.rules, crew: { places: known.places, others } };
}

/** Whether a person can come into a crew of the role: that of the shift, or any of them. */
export function hasCrewFor(
  crews: Crews,
  userId: string,
  { roleId, shiftId }: { readonly roleId: string; readonly shiftId: string | undefined },
): boolean {
  const own = crews.parts.filter(
    (part) => part.roleId === roleId && (!shiftId || part.shiftId === shiftId),
  );
  return own.length === 0 || own.some((part) => lacksIn(crews, { part, userId }).length === 0);
}

/** Into which shifts of a role a person can come, as far as their crews go. */
export async function fitsOf(
  db: Database,
  {
    event,
    role,
    userId,
  }: { readonly event: CrewEvent; readonly role: RoleRow; readonly userId: string },
): Promise<(shift: { readonly id: string }) => boolean> {
  const crews = await crewsOf(db, { event, roles: [role], userIds: [userId] });
  return ({ id: shiftId }) =>
    lacksIn(crews, { part: { roleId: role.id, shiftId }, userId }).length === 0;
}

/** Roles in whose crews the person is. */
export async function rolesWithCrewOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('participation')
    .innerJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select('eventRole.id')
    .where('participation.userId', '=', userId)
    .where(sql<boolean>`participation.state in (${holdingList})`)
    .where(sql<boolean>`(event_role.crew_kind is not null or event_role.crew_adults is not null)`)
    .whereRef('eventRole.filled', '<', 'eventRole.maxVolunteers')
    .orderBy('eventRole.id')
    .execute();
  return rows.map(({ id }) => id);
}
