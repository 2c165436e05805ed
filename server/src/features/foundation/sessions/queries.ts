/** SQL of sessions. */

import { type Insertable, sql } from 'kysely';
import type { BranchGrant, Grant, Viewer } from '../../../platform/actor.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export async function insertSession(
  db: Database,
  session: Insertable<Tables['session']>,
): Promise<void> {
  await db.insertInto('session').values(session).execute();
}

/** A session that has not reached its end, and the person behind it. */
export type StandingRow = Pick<Viewer, 'id' | 'role'> & {
  readonly sessionId: string;
  readonly isStrong: boolean;
  readonly waitsForPasskey: boolean;
  /** Rights that were given to them, whenever they can be used; times as ISO text. */
  readonly given: readonly (Pick<Grant, 'eventId' | 'right'> & {
    readonly startTime: string;
    readonly endTime: string;
    /** Null of one that does not end by itself. */
    readonly expiresAt: string | null;
    /** Of one at this role alone; null of every other. */
    readonly roleId: string | null;
  })[];
  readonly givenAtBranches: readonly (Omit<BranchGrant, 'expiresAt'> & {
    readonly expiresAt: string | null;
  })[];
};
export type SessionRow = StandingRow & { readonly seenAt: Date; readonly createdAt: Date };

/** Of a right that was given: one that is over by itself counts nowhere. */
export const isOn = (now: Date) => sql<boolean>`(expires_at is null or expires_at > ${now})`;

/**
 * What is asked about: rights at single events are read all, those that come by a branch at these events only, because a
 * branch has many.
 */
type Asked = { readonly now: Date; readonly eventIds: readonly string[] };

/**
 * In the same query: finding out what somebody may do costs no call of its own. Of an event that ended two days ago nothing
 * can be used, however its last hours are counted, but by who runs its branch.
 */
const given = ({ now, eventIds }: Asked) =>
  sql<StandingRow['given']>`coalesce((
  select json_agg(json_build_object('eventId', held.event_id, 'right', held.given_right,
    'startTime', event.start_time, 'endTime', event.end_time, 'expiresAt', held.expires_at, 'roleId', held.role_id))
  from (
    select event_id, given_right, expires_at, role_id from event_grant where user_id = app_user.id
    ${eventIds.length > 0 ? byBranch(eventIds) : sql``}
  ) held join event on event.id = held.event_id
  where (held.given_right = 'organiser' or event.end_time > ${now}::timestamptz - interval '2 days') and ${isOn(now)}
), '[]')`.as('given');

/** A part that calls which name no event do without: it is half of what their rights cost. */
const byBranch = (eventIds: readonly string[]) =>
  sql`union all
    select event_id, given_right, expires_at, null from held_right
      where user_id = app_user.id and branch_id is not null and event_id = any(${eventIds}::uuid[])`;

const givenAtBranches = (now: Date) =>
  sql<StandingRow['givenAtBranches']>`coalesce((
  select json_agg(json_build_object('branchId', branch_id, 'right', given_right, 'expiresAt', expires_at))
  from branch_grant where user_id = app_user.id and ${isOn(now)}
), '[]')`.as('givenAtBranches');

/**
 * Of the account and its session: organisers may be asked to confirm it with a passkey. Written out, since PostgreSQL takes a third
 * of the whole statement longer to call the function of this name (0137), which stays for a version that runs beside this one.
 */
const waitsForPasskey = sql<boolean>`case when app_user.role = 'Admin' and not session.is_strong
  then (select organiser_passkeys from organisation) else false end`.as('waitsForPasskey');

/** The person behind a session that has not reached its end. */
export async function findSession(
  db: Database,
  { tokenHash, ...asked }: Asked & { tokenHash: Buffer },
): Promise<SessionRow | undefined> {
  const { now } = asked;
  return await db
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.id', 'session.userId')
    .select([
      'appUser.id',
      'appUser.role',
      'session.id as sessionId',
      'session.seenAt',
      'session.createdAt',
      'session.isStrong',
      waitsForPasskey,
      given(asked),
      givenAtBranches(now),
    ])
    .where('session.tokenHash', '=', tokenHash)
    .where('session.expiresAt', '>', now)
    .executeTakeFirst();
}

/** Whether they are an organiser where these are asked for a passkey. */
export async function isAskedForPasskey(tx: Tx, userId: string): Promise<boolean> {
  const account = await tx
    .selectFrom(['appUser', 'organisation'])
    .select(['appUser.role', 'organisation.organiserPasskeys'])
    .where('appUser.id', '=', userId)
    .executeTakeFirst();
  return account?.role === 'Admin' && account.organiserPasskeys;
}

/** The person has just shown that they have a passkey. */
export async function strengthenSession(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('session').set({ isStrong: true }).where('id', '=', id).execute();
}

export async function isThere(tx: Tx, id: string): Promise<boolean> {
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return session !== undefined;
}

/** Those of the sessions that have not reached their end, with the role of the person behind each. */
export async function standingSessions(
  db: Database,
  { ids, ...asked }: Asked & { ids: readonly string[] },
): Promise<StandingRow[]> {
  const { now } = asked;
  return await db
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.id', 'session.userId')
    .select([
      'appUser.id',
      'appUser.role',
      'session.id as sessionId',
      'session.isStrong',
      waitsForPasskey,
      given(asked),
      givenAtBranches(now),
    ])
    .where('session.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('session.expiresAt', '>', now)
    .execute();
}

export async function touchSession(
  db: Database,
  { tokenHash, seenAt, expiresAt }: { tokenHash: Buffer; seenAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ seenAt, expiresAt })
    .where('tokenHash', '=', tokenHash)
    .execute();
}

/** Ends a session, and with it the news on that device. */
export async function deleteSession(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<void> {
  await detachDevices(db, { now, tokenHash });
  await db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).execute();
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await detachDevices(db, { now });
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute();
}

/** Sessions that ran out did not end by anybody's wish: their people are told on those devices as before. */
async function detachDevices(
  db: Database,
  { now, tokenHash }: { now: Date; tokenHash?: Buffer },
): Promise<void> {
  let over = db.selectFrom('session').select('id').where('expiresAt', '<=', now);
  if (tokenHash) over = over.where('tokenHash', '=', tokenHash);
  await db
    .updateTable('pushSubscription')
    .set({ sessionId: null })
    .where('sessionId', 'in', over)
    .execute();
}

/** Whose session begins; what opens the account has changed when the stamp has. */
export async function accountOf(
  tx: Tx,
  userId: string,
): Promise<{ role: Viewer['role']; linkStamp: number } | undefined> {
  return await tx
    .selectFrom('appUser')
    .select(['role', 'linkStamp'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('accountToken').where('expiresAt', '<=', now).execute();
}
