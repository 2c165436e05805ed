/** SQL of the kiosk. */

import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { holds } from '../../../platform/text-search.ts';

export type KioskRow = {
  readonly participationId: string;
  readonly name: string;
  readonly roleName: string | null;
  readonly isHere: boolean;
};

/** Who is expected or here, by name. @param nameKey a part of the name, by `personKey`; undefined = everybody */
export async function peopleAtDoor(
  db: Database,
  { eventId, nameKey, limit }: { eventId: string; nameKey: string | undefined; limit: number },
): Promise<KioskRow[]> {
  let query = db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select([
      'participation.id as participationId',
      'appUser.name',
      'eventRole.name as roleName',
      sql<boolean>`participation.state = 'checked_in'`.as('isHere'),
    ])
    .where('participation.eventId', '=', eventId)
    .where(sql<boolean>`participation.state in ('confirmed', 'checked_in', 'no_show')`)
    .orderBy('appUser.nameOrder')
    .orderBy('appUser.id')
    .limit(limit);
  if (nameKey) query = query.where(holds('app_user.name_key', nameKey));
  return await query.execute();
}

export type PassRow = Selectable<Tables['kioskPass']>;

export async function insertPass(db: Database, pass: Insertable<Tables['kioskPass']>) {
  await db.insertInto('kioskPass').values(pass).execute();
}

export async function findPass(db: Database, id: string): Promise<PassRow | undefined> {
  return await db.selectFrom('kioskPass').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those that are open, newest first, each with the name of who opened it. */
export async function openPasses(db: Database, { eventId, now }: { eventId: string; now: Date }) {
  return await db
    .selectFrom('kioskPass')
    .innerJoin('appUser', 'appUser.id', 'kioskPass.organiserId')
    .select(['kioskPass.id', 'kioskPass.device', 'kioskPass.openedAt', 'appUser.name as openedBy'])
    .where('kioskPass.eventId', '=', eventId)
    .where('kioskPass.endsAt', '>', now)
    .orderBy('kioskPass.openedAt', 'desc')
    .orderBy('kioskPass.id', 'desc')
    .limit(100)
    .execute();
}

/** @returns whether there was such a pass of this event */
export async function deletePass(
  db: Database,
  { id, eventId }: { id: string; eventId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('kioskPass')
    .where('id', '=', id)
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePassesBefore(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('kioskPass').where('endsAt', '<=', now).execute();
}
