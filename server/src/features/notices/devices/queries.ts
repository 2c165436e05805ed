/** SQL of the devices on which people are told. */
import { type Insertable, type QueryCreator, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

/** A browser has one address: it belongs to who asked last. */
export async function putDevice(
  tx: Tx,
  device: Insertable<Tables['pushSubscription']>,
): Promise<void> {
  const { userId, sessionId, p256dh, auth, createdAt } = device;
  await tx
    .insertInto('pushSubscription')
    .values(device)
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ userId, sessionId, p256dh, auth, createdAt, failingSince: null }),
    )
    .execute();
}

/** Forgets all but the person's newest devices. */
export async function keepNewest(
  tx: Tx,
  { userId, count }: { userId: string; count: number },
): Promise<void> {
  const older = tx
    .selectFrom('pushSubscription')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(count);
  await tx.deleteFrom('pushSubscription').where('id', 'in', older).execute();
}

/** Ties the person's device to a session. @returns false when they are not told on it */
export async function tieToSession(
  db: Database,
  { userId, endpoint, sessionId }: { userId: string; endpoint: string; sessionId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pushSubscription')
    .set({ sessionId })
    .where('endpoint', '=', endpoint)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteDevice(
  db: Database,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<void> {
  await db
    .deleteFrom('pushSubscription')
    .where('endpoint', '=', endpoint)
    .where('userId', '=', userId)
    .execute();
}

export async function forgetDevice(db: Database, id: string): Promise<void> {
  await db.deleteFrom('pushSubscription').where('id', '=', id).execute();
}

/** Null: all goes well. Devices that fail already keep their moment. */
export async function noteFailing(
  db: Database,
  { id, since }: { id: string; since: Date | null },
): Promise<void> {
  await db
    .updateTable('pushSubscription')
    .set({ failingSince: since })
    .where('id', '=', id)
    .where('failingSince', since ? 'is' : 'is not', null)
    .execute();
}

export type DeviceOf = {
  readonly id: string;
  readonly userId: string;
  readonly kindsWithoutPush: readonly string[];
};

/** The devices of these people, with what their people do not want to be told on them. */
export async function devicesOf(
  db: QueryCreator<Tables>,
  userIds: readonly string[],
): Promise<DeviceOf[]> {
  return await db
    .selectFrom('pushSubscription')
    .leftJoin('pushChoice', 'pushChoice.userId', 'pushSubscription.userId')
    .select([
      'pushSubscription.id',
      'pushSubscription.userId',
      sql<string[]>`coalesce(push_choice.kinds_without_push, '{}')`.as('kindsWithoutPush'),
    ])
    .where('pushSubscription.userId', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute();
}

export async function countDevices(db: Database, userId: string): Promise<number> {
  const { devices } = await db
    .selectFrom('pushSubscription')
    .select((eb) => eb.fn.countAll<string>().as('devices'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(devices);
}
