/** SQL of accounts. */

import type { WeeklySlot } from '@saath/contract/accounts/accounts/schema';
import { personKey } from '@saath/contract/accounts/names/rules';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';

export type UserRow = Selectable<Tables['appUser']>;

/** Addresses are compared without case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** @returns false when the address already has an account */
export async function insertUser(
  db: Database,
  user: Omit<Insertable<Tables['appUser']>, 'emailKey' | 'nameKey'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('appUser')
    .values({ ...user, emailKey: emailKey(user.email), nameKey: personKey(user.name) })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  return await db.selectFrom('appUser').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return await db
    .selectFrom('appUser')
    .selectAll()
    .where('emailKey', '=', emailKey(email))
    .executeTakeFirst();
}

export async function updateUser(
  db: Database,
  id: string,
  change: Updateable<Tables['appUser']>,
): Promise<UserRow> {
  const key = change.name === undefined ? {} : { nameKey: personKey(String(change.name)) };
  return await db
    .updateTable('appUser')
    .set({ ...change, ...key })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many event roles each of the people holds a place in. */
export async function countRolesOf(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('participation')
    .select(['userId', (count) => count.fn.countAll<string>().as('roles')])
    .where('userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('state', 'in', coming)
    .groupBy('userId')
    .execute();
  return new Map(rows.map(({ userId, roles }) => [userId, Number(roles)] as const));
}

export async function availabilityOf(db: Database, userId: string): Promise<WeeklySlot[]> {
  return await db
    .selectFrom('userAvailability')
    .select(['weekday', 'fromMinute as from', 'toMinute as to'])
    .where('userId', '=', userId)
    .orderBy('weekday')
    .orderBy('fromMinute')
    .execute();
}

export async function replaceAvailability(
  tx: Tx,
  { userId, weekly }: { userId: string; weekly: readonly WeeklySlot[] },
): Promise<void> {
  await tx.deleteFrom('userAvailability').where('userId', '=', userId).execute();
  if (weekly.length === 0) return;
  const rows = weekly.map(({ weekday, from, to }) => ({
    userId,
    weekday,
    fromMinute: from,
    toMinute: to,
  }));
  await tx.insertInto('userAvailability').values(rows).execute();
}

/** From a day on, in order. @param from `2026-12-05` */
export async function daysOffOf(
  db: Database,
  { userIds, from }: { userIds: readonly string[]; from: string },
): Promise<{ userId: string; day: string }[]> {
  return await db
    .selectFrom('userDayOff')
    .select(['userId', sql<string>`day::text`.as('day')])
    .where('userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .where(sql<boolean>`day >= ${from}::date`)
    .orderBy('userDayOff.day')
    .execute();
}

export async function replaceDaysOff(
  tx: Tx,
  { userId, days }: { userId: string; days: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('userDayOff').where('userId', '=', userId).execute();
  if (days.length === 0) return;
  const rows = days.map((day) => ({ userId, day }));
  await tx.insertInto('userDayOff').values(rows).execute();
}

export async function hasAdmin(db: Database): Promise<boolean> {
  const admin = await db
    .selectFrom('appUser')
    .select('id')
    .where('role', '=', 'Admin')
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}
