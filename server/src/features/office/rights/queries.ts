/** SQL of who may do what. */
import type { Right } from '@saath/contract/abilities';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** What the log calls becoming an Admin, each with whether its actor is who gave the right. */
const becoming = { 'person.promoted': true, 'organiser.approved': true, 'admin.joined': false };

export type HolderRow = {
  readonly id: string;
  readonly name: string;
  readonly pictureId: string | null;
  readonly isAdmin: boolean;
};

/** Admins who can log in, and those of the others, Admins first, then by name. */
export async function holders(db: Database, others: readonly string[]): Promise<HolderRow[]> {
  const isAdmin = sql<boolean>`(role = 'Admin' and activated_at is not null and leaving_at is null)`;
  return await db
    .selectFrom('appUser')
    .select(['id', 'name', 'pictureId', isAdmin.as('isAdmin')])
    .where(({ or, eb }) => or([isAdmin, eb('id', '=', sql<string>`any(${others}::uuid[])`)]))
    .orderBy(sql`${isAdmin} desc`)
    .orderBy('nameOrder')
    .orderBy('id')
    .execute();
}

/** When each of the people became an Admin last, and by whom, as far as the log says it. */
export async function adminsSince(db: Database, ids: readonly string[]) {
  const actions = Object.keys(becoming) as (keyof typeof becoming)[];
  const rows = await db
    .selectFrom('auditEntry')
    .leftJoin('appUser as giver', 'giver.id', 'auditEntry.actorId')
    .select(['auditEntry.action', 'auditEntry.at', 'giver.name as by'])
    .select(sql<string>`coalesce(audit_entry.user_id, audit_entry.actor_id)`.as('userId'))
    .where('auditEntry.action', 'in', actions)
    .where(sql`coalesce(audit_entry.user_id, audit_entry.actor_id)`, '=', sql`any(${ids}::uuid[])`)
    .orderBy('auditEntry.at')
    .orderBy('auditEntry.id')
    .execute();
  return rows.map(({ action, by, ...row }) => ({
    ...row,
    givenBy: (becoming[action as keyof typeof becoming] && by) || '',
  }));
}

export type EventRightRow = {
  readonly userId: string;
  readonly eventId: string;
  readonly title: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly right: Right;
  readonly roleName: string | null;
  readonly givenBy: string | null;
  readonly givenAt: Date;
  readonly expiresAt: Date | null;
};

/** Rights at events that end after this moment, soonest event first. */
export async function eventRights(db: Database, endAfter: Date): Promise<EventRightRow[]> {
  return await db
    .selectFrom('eventGrant')
    .innerJoin('event', 'event.id', 'eventGrant.eventId')
    .leftJoin('appUser as giver', 'giver.id', 'eventGrant.givenBy')
    .leftJoin('eventRole', 'eventRole.id', 'eventGrant.roleId')
    .select([
      'eventRole.name as roleName',
      'eventGrant.userId',
      'event.id as eventId',
      'event.title',
      'event.startTime',
      'event.endTime',
      'eventGrant.givenRight as right',
      'giver.name as givenBy',
      'eventGrant.givenAt',
      'eventGrant.expiresAt',
    ])
    .where('event.endTime', '>', endAfter)
    .orderBy('event.startTime')
    .orderBy('event.id')
    .execute();
}
