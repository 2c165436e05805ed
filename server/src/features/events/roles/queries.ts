/** SQL of roles. */
import type { Age } from '@saath/contract/events/eligibility/rules';
import { nameKey } from '@saath/contract/events/roles/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import { columnsOfRights, type EventOfRights } from '../../../platform/actor.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';

export type RoleRow = Selectable<Tables['eventRole']>;

export async function rolesOf(db: Database, eventIds: readonly string[]): Promise<RoleRow[]> {
  if (eventIds.length === 0) return [];
  return await db
    .selectFrom('eventRole')
    .selectAll()
    .where('eventId', '=', sql<string>`any(${eventIds}::uuid[])`)
    .orderBy('eventId')
    .orderBy('position')
    .execute();
}

export async function findRole(db: Database, id: string): Promise<RoleRow | undefined> {
  return await db.selectFrom('eventRole').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findEventOfRole(
  db: Database,
  id: string,
): Promise<EventOfRights | undefined> {
  return await db
    .selectFrom('eventRole')
    .innerJoin('event', 'event.id', 'eventRole.eventId')
    .select(columnsOfRights)
    .where('eventRole.id', '=', id)
    .executeTakeFirst();
}

/** Who holds a place in which role of the events. */
export type PlaceRow = {
  readonly eventId: string;
  readonly roleId: string;
  readonly userId: string;
  readonly name: string;
  readonly pictureId: string | null;
};

export async function placesOf(db: Database, eventIds: readonly string[]): Promise<PlaceRow[]> {
  if (eventIds.length === 0) return [];
  return await db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .select([
      'participation.eventId',
      'participation.roleId',
      'participation.userId',
      'appUser.name',
      'appUser.pictureId',
    ])
    .where('participation.eventId', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where('participation.state', 'in', coming)
    .where('participation.roleId', 'is not', null)
    .$narrowType<{ roleId: string }>()
    .orderBy('participation.decidedAt')
    .orderBy('participation.id')
    .execute();
}

/** How many people those are, event by event; an event without any is left out. */
export async function countPlaces(
  db: Database,
  eventIds: readonly string[],
): Promise<Map<string, number>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('participation')
    .select(['eventId', sql<number>`count(*)::int`.as('people')])
    .where('eventId', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where('state', 'in', coming)
    .where('roleId', 'is not', null)
    .groupBy('eventId')
    .execute();
  return new Map(rows.map(({ eventId, people }) => [eventId, people] as const));
}

/** Whether it is known of anybody in the role what came of their place. */
export async function isRecordedIn(db: Database, roleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('participation')
    .select('id')
    .where('roleId', '=', roleId)
    .where('recordedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anybody has a past in one of the roles: it is known whether they came, or they had a place that is over. */
export async function havePast(
  db: Database,
  { roleIds, now }: { roleIds: readonly string[]; now: Date },
): Promise<boolean> {
  if (roleIds.length === 0) return false;
  const row = await db
    .selectFrom('participation')
    .select('id')
    .where('roleId', '=', sql<string>`any(${roleIds}::uuid[])`)
    .where(({ or, and, eb }) =>
      or([
        eb('recordedAt', 'is not', null),
        and([eb('state', '=', 'confirmed'), eb('endTime', '<=', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewRow = Omit<Insertable<Tables['eventRole']>, 'nameKey' | 'filled'>;

export async function insertRoles(tx: Tx, roles: readonly NewRow[]): Promise<void> {
  if (roles.length === 0) return;
  const rows = roles.map((role) => ({ ...role, nameKey: nameKey(role.name) }));
  await tx.insertInto('eventRole').values(rows).execute();
}

/** Marks the names of the roles as given up, so that two roles may swap theirs in one save. */
export async function releaseNames(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('eventRole')
    .set({ nameKey: sql<string>`id::text` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export async function updateRole(
  tx: Tx,
  id: string,
  change: {
    name: string;
    description: string;
    skills: string[];
    maxVolunteers: number;
    /** Left out = as it is. */
    minVolunteers?: number | null | undefined;
    /** Left out = as they are. */
    needsOneOf?: string[];
    minAge?: Age | null;
    needsAgreements?: string[];
    needsGuardian?: boolean;
    crewKind?: string | null;
    crewLeast?: number | null;
    crewAdults?: number | null;
    crewBeginners?: number | null;
    givesKind?: string | null;
    givesMonths?: number | null;
    countsHours?: boolean;
  },
): Promise<void> {
  await tx
    .updateTable('eventRole')
    .set({ ...change, nameKey: nameKey(change.name) })
    .where('id', '=', id)
    .execute();
}

export async function deleteRoleRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('eventRole').where('id', '=', id).execute();
}
