/**
 * The rows that decisions hold until their transaction ends. Nothing else holds rows of events, people or roles:
 * features/places/place/step.test.ts looks through the sources. Always in this order, so that two decisions cannot lock
 * each other out:
 *
 * 1. events, in the order of their ids: shared by who comes or goes, alone by who changes the event itself,
 * 2. people, in the order of their ids,
 * 3. roles, in the order of their ids, by taking a place or before counting them,
 * 4. the shifts of a role, after the role, by taking a place (features/places/place/seats.ts).
 *
 * Who adds to a list of the whole installation holds nothing of these, and holds the list before they look.
 */
import { type Selectable, sql } from 'kysely';
import type { Tx } from './database.ts';
import type { Tables } from './tables.ts';

type EventRow = Selectable<Tables['event']>;
type UserRow = Selectable<Tables['appUser']>;
type RoleRow = Selectable<Tables['eventRole']>;

/** 1. Against being moved or deleted while people join it; joiners do not wait for each other. */
export async function shareEvent(tx: Tx, id: string): Promise<EventRow | undefined> {
  return await tx
    .selectFrom('event')
    .selectAll()
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

/** 1. The same for several. */
export async function shareEvents(tx: Tx, ids: readonly string[]): Promise<EventRow[]> {
  return await tx
    .selectFrom('event')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forShare()
    .execute();
}

/** 1. Alone: nobody comes or goes meanwhile. */
export async function lockEvent(tx: Tx, id: string): Promise<EventRow | undefined> {
  return await tx
    .selectFrom('event')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** 1. Alone, and tells that it changed, always as a later version. Undefined when there is no such event. */
export async function touchEvent(
  tx: Tx,
  eventId: string,
  at: Date,
): Promise<Pick<EventRow, 'cancelledAt' | 'publishedAt' | 'startTime' | 'endTime'> | undefined> {
  return await tx
    .updateTable('event')
    .set({ updatedAt: sql<Date>`greatest(${at}, updated_at + interval '1 millisecond')` })
    .where('id', '=', eventId)
    .returning(['cancelledAt', 'publishedAt', 'startTime', 'endTime'])
    .executeTakeFirst();
}

/** 2. All who give or take places of the person do so in turn. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  return await tx
    .selectFrom('appUser')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** 2. The same for several. */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<UserRow[]> {
  return await tx
    .selectFrom('appUser')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** 2. The same for those with one of the addresses, each as `emailKey` writes it. */
export async function lockPeopleOf(tx: Tx, emailKeys: readonly string[]): Promise<void> {
  await tx
    .selectFrom('appUser')
    .select('id')
    .where('emailKey', '=', sql<string>`any(${emailKeys}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** 2. Against being emptied: emptying the account waits, or is already done. */
export async function shareUser(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('appUser').select('id').where('id', '=', id).forShare().executeTakeFirst();
}

/**
 * 2. All Admins in use and one other person, so that two Admins cannot remove each other. Those whose account waits for
 * its end are not among the Admins.
 *
 * @returns the ids of the Admins, and the person
 */
export async function lockAdmins(
  tx: Tx,
  userId: string,
): Promise<{ admins: string[]; user: UserRow | undefined }> {
  const rows = await tx
    .selectFrom('appUser')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        eb('id', '=', userId),
        and([
          eb('role', '=', 'Admin'),
          eb('activatedAt', 'is not', null),
          eb('leavingAt', 'is', null),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const admins = rows.filter(
    ({ role, activatedAt, leavingAt }) => role === 'Admin' && activatedAt && !leavingAt,
  );
  return { admins: admins.map(({ id }) => id), user: rows.find(({ id }) => id === userId) };
}

/** 3. Against places being given or given back; all of the event, or one. */
export async function shareRoles(
  tx: Tx,
  { eventId, roleId }: { eventId: string; roleId: string | null },
): Promise<RoleRow[]> {
  const query = tx.selectFrom('eventRole').selectAll().where('eventId', '=', eventId);
  const own = roleId ? query.where('id', '=', roleId) : query;
  return await own.orderBy('id').forShare().execute();
}

/** 3. Their counts; writing down who holds places in them needs no more. */
export async function lockRoles(tx: Tx, eventId: string): Promise<RoleRow[]> {
  return await tx
    .selectFrom('eventRole')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Two who add to a list that has an end are counted one after the other; to be called before anything is read. */
export async function lockList(
  tx: Tx,
  list: 'agreements' | 'branches' | 'qualifications',
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list of ${list}`}, 0))`.execute(tx);
}
