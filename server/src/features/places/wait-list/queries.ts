/** SQL of the wait list: who is next, whose offer has run out, and the order. */
import type { PassedOver } from '@saath/contract/places/joining/rules';
import type { StepCause } from '@saath/contract/places/joining/schema';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';

/** Who waits longest for the role, or for any role of its event, leaving out those already passed over. */
export async function nextWaiting(
  db: Database,
  {
    eventId,
    roleId,
    passedOver = [],
  }: { eventId: string; roleId: string; passedOver?: readonly string[] },
): Promise<{ userId: string } | undefined> {
  return await db
    .selectFrom('participation')
    .select('userId')
    .where('eventId', '=', eventId)
    .where('state', '=', 'waitlisted')
    .where(({ or, eb }) => or([eb('roleId', '=', roleId), eb('roleId', 'is', null)]))
    .where('userId', '<>', sql<string>`all(${passedOver}::uuid[])`)
    .orderBy('waitingSince')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The roles of an event for which somebody waits; null among them when somebody waits for any. */
export async function awaitedRoles(db: Database, eventId: string): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('participation')
    .select('roleId')
    .distinct()
    .where('eventId', '=', eventId)
    .where('state', '=', 'waitlisted')
    .execute();
  return new Set(rows.map(({ roleId }) => roleId));
}

/** Remembers why a free place went to somebody further down. */
export async function setPassedOver(
  tx: Tx,
  {
    eventId,
    userId,
    passedOver,
  }: { eventId: string; userId: string; passedOver: PassedOver | null },
): Promise<void> {
  await tx
    .updateTable('participation')
    .set({ passedOver })
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .where('state', '=', 'waitlisted')
    .where(sql<boolean>`passed_over is distinct from ${passedOver}`)
    .execute();
}

/** Offers that have run out, first those that did so first. */
export async function expiredOffers(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('participation')
    .select('id')
    .where('state', '=', sql.lit('offered'))
    .where('offeredUntil', '<=', now)
    .orderBy('offeredUntil')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A line: those who wait for the role or for any; of somebody who waits for any, all who wait. */
type Line = { readonly eventId: string; readonly roleId: string | null };

function waitingIn(tx: Tx, { eventId, roleId }: Line) {
  return tx
    .selectFrom('participation')
    .where('eventId', '=', eventId)
    .where('state', '=', 'waitlisted')
    .where(sql<boolean>`(${roleId}::uuid is null or role_id is null or role_id = ${roleId}::uuid)`);
}

/** Since when the people at a position of the line and right before it wait, without one person. */
export async function neighbours(
  tx: Tx,
  line: Line & { without: string; position: number },
): Promise<{ before: Date | undefined; after: Date | undefined; length: number }> {
  const others = waitingIn(tx, line).where('id', '<>', line.without);
  const { count } = await others
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const at = Math.min(line.position - 1, Number(count));
  const rows = await others
    .select('waitingSince')
    .orderBy('waitingSince')
    .orderBy('id')
    .offset(Math.max(at - 1, 0))
    .limit(2)
    .execute();
  const moments = rows.map(({ waitingSince }) => waitingSince ?? undefined);
  const [before, after] = at === 0 ? [undefined, moments[0]] : moments;
  return { before, after, length: Number(count) + 1 };
}

/**
 * Makes room in the line: everyone but one person from a position on comes a second later than they did, those of other
 * lines of the event as well, so that nobody passes anybody.
 */
export async function shiftFrom(
  tx: Tx,
  line: Line & { without: string; position: number },
): Promise<void> {
  const first = waitingIn(tx, line)
    .select(['waitingSince', 'id'])
    .where('id', '<>', line.without)
    .orderBy('waitingSince')
    .orderBy('id')
    .offset(line.position - 1)
    .limit(1);
  await tx
    .updateTable('participation')
    .set({ waitingSince: sql<Date>`waiting_since + interval '1 second'` })
    .where('eventId', '=', line.eventId)
    .where('state', '=', 'waitlisted')
    .where('id', '<>', line.without)
    .where(sql<boolean>`(waiting_since, id) >= (${first})`)
    .execute();
}

export async function setWaitingSince(
  tx: Tx,
  { eventId, userId, waitingSince }: { eventId: string; userId: string; waitingSince: Date },
): Promise<void> {
  await tx
    .updateTable('participation')
    .set({ waitingSince })
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .execute();
}

/** Writes down that the order was changed; the state stays. */
export async function recordMove(
  tx: Tx,
  change: {
    eventId: string;
    userId: string;
    actorId: string;
    reason: string;
    cause: StepCause;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('participationChange')
    .values({ ...change, id: newId(), fromState: 'waitlisted', toState: 'waitlisted' })
    .execute();
}
