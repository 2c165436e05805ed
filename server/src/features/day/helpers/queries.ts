/** SQL of rights at single events. */
import type { Right } from '@saath/contract/abilities';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { isOn } from '../../foundation/sessions/queries.ts';
import type { Held } from './policy.ts';

export type HelperRow = {
  readonly userId: string;
  readonly name: string;
  readonly pictureId: string | null;
  readonly right: Right;
  readonly roleId: string | null;
  readonly roleName: string | null;
  readonly givenBy: string | null;
  readonly givenAt: Date;
  readonly expiresAt: Date | null;
};

/** Longest first. */
export async function helpersOf(
  db: Database,
  { eventId, now }: { eventId: string; now: Date },
): Promise<HelperRow[]> {
  return await db
    .selectFrom('eventGrant')
    .innerJoin('appUser', 'appUser.id', 'eventGrant.userId')
    .leftJoin('appUser as giver', 'giver.id', 'eventGrant.givenBy')
    .leftJoin('eventRole', 'eventRole.id', 'eventGrant.roleId')
    .select([
      'eventGrant.roleId',
      'eventRole.name as roleName',
      'eventGrant.userId',
      'appUser.name',
      'appUser.pictureId',
      'eventGrant.givenRight as right',
      'giver.name as givenBy',
      'eventGrant.givenAt',
      'eventGrant.expiresAt',
    ])
    .where('eventGrant.eventId', '=', eventId)
    .where(isOn(now))
    .orderBy('eventGrant.givenAt')
    .orderBy('eventGrant.userId')
    .execute();
}

/** The right that the person has there, if any. The caller holds the person, by whose lock rights are given one by one. */
export async function rightOf(
  tx: Tx,
  { userId, eventId, now }: { userId: string; eventId: string; now: Date },
): Promise<Held<Right> | undefined> {
  return await tx
    .selectFrom('eventGrant')
    .select(['givenRight as right', 'expiresAt', 'roleId'])
    .where('userId', '=', userId)
    .where('eventId', '=', eventId)
    .where(isOn(now))
    .executeTakeFirst();
}

/** In place of the right that the person had there. */
export async function putGrant(tx: Tx, grant: Insertable<Tables['eventGrant']>): Promise<void> {
  const { givenRight, givenBy, givenAt, expiresAt = null, roleId = null } = grant;
  await tx
    .insertInto('eventGrant')
    .values(grant)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'eventId'])
        .doUpdateSet({ givenRight, givenBy, givenAt, expiresAt, roleId }),
    )
    .execute();
}

/** @returns the right that there was, if any */
export async function deleteGrant(
  tx: Tx,
  { userId, eventId }: { userId: string; eventId: string },
): Promise<Right | undefined> {
  const grant = await tx
    .deleteFrom('eventGrant')
    .where('userId', '=', userId)
    .where('eventId', '=', eventId)
    .returning('givenRight')
    .executeTakeFirst();
  return grant?.givenRight;
}

const right = sql<Right>`case held_right.given_right when 'organiser' then 'lead' else held_right.given_right end`;

/** Of an event that is over: people whose proposed hours wait for who runs its branch. */
const proposals = sql`from hour_proposal
  where hour_proposal.event_id = held_right.event_id and hour_proposal.state = 'open' and held_right.given_right = 'organiser'`;

const waiting = (now: Date) =>
  sql<number>`case
  when event.end_time <= ${now} then (select count(*)::int ${proposals})
  when ${right} = 'lead' then (
    select count(*)::int from participation asking
    where asking.event_id = held_right.event_id and asking.state = 'requested'
  ) else 0 end`.as('waiting');

/** Of an event that somebody helps to run, or a role of. */
const shown = [
  'event.id',
  'event.title',
  'event.location',
  'event.startTime',
  'event.endTime',
  'event.timeZone',
] as const;

/**
 * The events that somebody helps to run and that end after this moment, soonest first, each with the branch by which they
 * do; besides those before it at which people wait for an answer about their hours. One at which they have a right of its
 * own as well comes twice.
 */
export async function eventsHelpedBy(
  db: Database,
  { userId, endAfter, now }: { userId: string; endAfter: Date; now: Date },
) {
  return await db
    .selectFrom('heldRight')
    .innerJoin('event', 'event.id', 'heldRight.eventId')
    .leftJoin('branch', 'branch.id', 'heldRight.branchId')
    .select([...shown, right.as('right'), 'branch.name as branch', waiting(now)])
    .where('heldRight.userId', '=', userId)
    .where(isOn(now))
    // A draft has no door yet.
    .where((eb) =>
      eb.or([eb('event.publishedAt', 'is not', null), eb('heldRight.givenRight', '<>', 'door')]),
    )
    .where('event.cancelledAt', 'is', null)
    .where((eb) =>
      eb.or([eb('event.endTime', '>', endAfter), sql<boolean>`exists (select ${proposals})`]),
    )
    .orderBy('event.startTime')
    .orderBy('event.id')
    .execute();
}

/** The roles whose people somebody leads at events that end after this moment, soonest first, with how many requests wait. */
export async function rolesLedBy(
  db: Database,
  { userId, endAfter, now }: { userId: string; endAfter: Date; now: Date },
) {
  return await db
    .selectFrom('eventGrant')
    .innerJoin('event', 'event.id', 'eventGrant.eventId')
    .innerJoin('eventRole', 'eventRole.id', 'eventGrant.roleId')
    .select([
      ...shown,
      'eventGrant.givenRight as right',
      'eventRole.id as roleId',
      'eventRole.name as roleName',
      sql<number>`case when event.end_time <= ${now} then 0 else (
        select count(*)::int from participation asking
        where asking.event_id = event.id and asking.role_id = event_role.id and asking.state = 'requested'
      ) end`.as('waiting'),
    ])
    .where('eventGrant.userId', '=', userId)
    .where(isOn(now))
    // Nobody asks for a draft.
    .where('event.publishedAt', 'is not', null)
    .where('event.cancelledAt', 'is', null)
    .where('event.endTime', '>', endAfter)
    .orderBy('event.startTime')
    .orderBy('event.id')
    .execute();
}

/** By name. */
export async function branchNames(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('branch')
    .select(['id', 'name', 'slug'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('nameKey')
    .execute();
}
