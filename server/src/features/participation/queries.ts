/** SQL of joining. Nothing here checks permissions or business rules. */
import type { ParticipationState } from '@saath/contract/joining/rules';
import type { Language } from '@saath/contract/language';
import type { EventNoticeKind } from '@saath/contract/notices/rules';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Tables } from '../../platform/tables.ts';

type Row = Selectable<Tables['participation']>;

/** A participation with the name of its role and its place on the wait list. */
export type ParticipationRow = Row & {
  readonly roleName: string | null;
  /** From 1; null when not on the wait list. */
  readonly position: number | null;
};

function withRole(db: Database): SelectQueryBuilder<Tables, 'participation', ParticipationRow> {
  return db
    .selectFrom('participation')
    .selectAll('participation')
    .select([
      sql<string | null>`(select name from event_role r where r.id = participation.role_id)`.as(
        'roleName',
      ),
      sql<number | null>`case when participation.state = 'waitlisted' then (
        select count(*)::int from participation ahead
        where ahead.event_id = participation.event_id and ahead.state = 'waitlisted'
          and ahead.role_id is not distinct from participation.role_id
          and (ahead.waiting_since, ahead.id) <= (participation.waiting_since, participation.id)
      ) end`.as('position'),
    ]) as unknown as SelectQueryBuilder<Tables, 'participation', ParticipationRow>;
}

export async function findParticipation(
  db: Database,
  id: string,
): Promise<ParticipationRow | undefined> {
  return await withRole(db).where('participation.id', '=', id).executeTakeFirst();
}

export async function findParticipationOf(
  db: Database,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<ParticipationRow | undefined> {
  return await withRole(db)
    .where('participation.eventId', '=', eventId)
    .where('participation.userId', '=', userId)
    .executeTakeFirst();
}

export async function participationsOfPeople(
  db: Database,
  { eventId, userIds }: { eventId: string; userIds: readonly string[] },
): Promise<ParticipationRow[]> {
  return await withRole(db)
    .where('participation.eventId', '=', eventId)
    .where('participation.userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
}

/** Soonest event first. */
export async function participationsOfUser(
  db: Database,
  { userId, eventId, limit }: { userId: string; eventId: string | undefined; limit: number },
): Promise<ParticipationRow[]> {
  let query = withRole(db).where('participation.userId', '=', userId);
  if (eventId) query = query.where('participation.eventId', '=', eventId);
  return await query
    .orderBy('participation.startTime', 'desc')
    .orderBy('participation.id')
    .limit(limit)
    .execute();
}

/** Holds the event against being moved or deleted while people join it; joiners do not wait for each other. */
export async function shareEvent(tx: Tx, id: string) {
  return await tx
    .selectFrom('event')
    .selectAll()
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

/** The other commitment of a person that overlaps the time, half-open on both sides. */
export async function overlapOf(
  tx: Tx,
  {
    userId,
    eventId,
    startTime,
    endTime,
  }: Pick<Row, 'userId' | 'eventId' | 'startTime' | 'endTime'>,
): Promise<{ title: string; startTime: Date } | undefined> {
  return await tx
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .select(['event.title', 'participation.startTime'])
    .where('participation.userId', '=', userId)
    .where('participation.state', '=', 'confirmed')
    .where('participation.eventId', '<>', eventId)
    .where('participation.startTime', '<', endTime)
    .where('participation.endTime', '>', startTime)
    .executeTakeFirst();
}

/** Takes one place in one statement, so that the last one cannot be taken twice. False when the role is full. */
export async function takePlace(
  tx: Tx,
  { id, eventId }: { id: string; eventId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('eventRole')
    .set((role) => ({ filled: role('filled', '+', 1) }))
    .where('eventId', '=', eventId)
    .where('id', '=', id)
    .whereRef('filled', '<', 'maxVolunteers')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function givePlaceBack(tx: Tx, roleId: string): Promise<void> {
  await tx
    .updateTable('eventRole')
    .set((role) => ({ filled: role('filled', '-', 1) }))
    .where('id', '=', roleId)
    .execute();
}

/** Inserts or updates the one participation of a person in an event, and writes the change down. */
export async function recordState(
  tx: Tx,
  row: Row,
  change: { from: ParticipationState | null; actorId: string | null; reason: string; at: Date },
): Promise<void> {
  const { id: _id, eventId: _event, userId: _user, ...rest } = row;
  await tx
    .insertInto('participation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doUpdateSet(rest))
    .execute();
  await tx
    .insertInto('participationChange')
    .values({
      eventId: row.eventId,
      userId: row.userId,
      id: newId(),
      fromState: change.from,
      toState: row.state,
      actorId: change.actorId,
      reason: change.reason,
      at: change.at,
    })
    .execute();
}

/** A person with what a mail needs, and what the person wants no mail about. */
export type Recipient = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly kindsWithoutMail: readonly EventNoticeKind[];
};

/** People of an event in one of the states. */
export async function recipientsOf(
  db: Database,
  { eventId, states }: { eventId: string; states: readonly ParticipationState[] },
): Promise<(Recipient & { state: ParticipationState })[]> {
  return await db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .select([
      'appUser.id',
      'appUser.name',
      'appUser.email',
      'appUser.language',
      'appUser.kindsWithoutMail',
      'participation.state',
    ])
    .where('participation.eventId', '=', eventId)
    .where('participation.state', 'in', [...states])
    .orderBy('appUser.id')
    .execute();
}

/** The event's time as the participations keep it. The trigger refuses what would overlap. */
export async function moveParticipations(
  tx: Tx,
  { eventId, startTime, endTime }: Pick<Row, 'eventId' | 'startTime' | 'endTime'>,
): Promise<void> {
  await tx
    .updateTable('participation')
    .set({ startTime, endTime })
    .where('eventId', '=', eventId)
    .execute();
}

type OpenState = 'confirmed' | 'waitlisted' | 'requested';

/** Who of the people of an event holds a place, waits or asked. */
export async function openPeopleOf(
  tx: Tx,
  eventId: string,
): Promise<(Recipient & { state: OpenState })[]> {
  const states = ['confirmed', 'waitlisted', 'requested'] as const;
  const people = await recipientsOf(tx, { eventId, states });
  return people as (Recipient & { state: OpenState })[];
}

/** Takes all of them off the event and gives every place back; `recordChanges` writes it down. */
export async function withdrawOpen(
  tx: Tx,
  {
    eventId,
    decidedBy,
    answer,
    at,
  }: { eventId: string; decidedBy: string; answer: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('participation')
    .set({ state: 'withdrawn', waitingSince: null, decidedBy, decidedAt: at, answer })
    .where('eventId', '=', eventId)
    .where('state', 'in', ['confirmed', 'waitlisted', 'requested'])
    .execute();
  await tx.updateTable('eventRole').set({ filled: 0 }).where('eventId', '=', eventId).execute();
}

/** Steps that were taken, a few hundred at a time. */
export async function recordChanges(
  tx: Tx,
  changes: readonly Omit<Selectable<Tables['participationChange']>, 'id'>[],
): Promise<void> {
  if (changes.length > 0)
    await tx
      .insertInto('participationChange')
      .values(changes.map((change) => ({ ...change, id: newId() })))
      .execute();
}

/** All participations that name the role. */
export async function participationsOfRole(tx: Tx, roleId: string): Promise<Row[]> {
  return await tx
    .selectFrom('participation')
    .selectAll()
    .where('roleId', '=', roleId)
    .orderBy('userId')
    .execute();
}

/** Requests and places of a person in events that begin later. */
export async function openParticipationsOf(
  tx: Tx,
  { userId, after }: { userId: string; after: Date },
): Promise<Row[]> {
  return await tx
    .selectFrom('participation')
    .selectAll()
    .where('userId', '=', userId)
    .where('state', 'in', ['requested', 'waitlisted', 'confirmed'])
    .where('startTime', '>', after)
    .orderBy('eventId')
    .execute();
}

/** Who waits longest for the role, or for any role of its event, leaving out those already passed over. */
export async function nextWaiting(
  tx: Tx,
  {
    eventId,
    roleId,
    passedOver,
  }: { eventId: string; roleId: string; passedOver: readonly string[] },
): Promise<{ userId: string } | undefined> {
  return await tx
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

export type WaitingRow = {
  readonly id: string;
  readonly eventId: string;
  readonly requestedAt: Date;
  readonly personName: string;
  readonly eventTitle: string;
  readonly roleName: string | null;
};

/** Requests of events that have not begun, oldest first, and how many there are in all. */
export async function waitingForAnswer(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<{ total: number; rows: WaitingRow[] }> {
  const base = db
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .where('participation.state', '=', 'requested')
    .where('participation.startTime', '>', now)
    .where('event.cancelledAt', 'is', null);
  const counted = await base
    .select((count) => count.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await base
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select([
      'participation.id',
      'participation.eventId',
      'participation.requestedAt',
      'appUser.name as personName',
      'event.title as eventTitle',
      'eventRole.name as roleName',
    ])
    .orderBy('participation.requestedAt')
    .orderBy('participation.id')
    .limit(limit)
    .execute();
  return { total: Number(counted.total), rows };
}
