/** SQL of joining. Nothing here checks permissions or business rules. */

import type { Language } from '@saath/contract/language';
import type { EventNoticeKind } from '@saath/contract/notices/notices/rules';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { columnsOfRights, type EventOfRights } from '../../../platform/actor.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { holdingList } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';
import { isOn } from '../../foundation/sessions/queries.ts';

type Row = Selectable<Tables['participation']>;

/** A participation with the name of its role, where its shift is, and its place on the wait list. */
export type ParticipationRow = Row & {
  readonly roleName: string | null;
  readonly shiftPlace: string | null;
  /** From 1, among those who wait for the same role or for any; null when not on the wait list. */
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
      sql<string | null>`(select place from shift s where s.id = participation.shift_id)`.as(
        'shiftPlace',
      ),
      sql<number | null>`case when participation.state = 'waitlisted' then (
        select count(*)::int from participation ahead
        where ahead.event_id = participation.event_id and ahead.state = 'waitlisted'
          -- A place goes to whoever waits longest for its role or for any: they stand in one line.
          and (participation.role_id is null or ahead.role_id is null
            or ahead.role_id = participation.role_id)
          and (ahead.waiting_since, ahead.id) <= (participation.waiting_since, participation.id)
      ) end`.as('position'),
    ]) as unknown as SelectQueryBuilder<Tables, 'participation', ParticipationRow>;
}

/** With the role's name and, for those who wait, their place in the line from 1. */
export async function findParticipation(
  db: Database,
  id: string,
): Promise<ParticipationRow | undefined> {
  return await withRole(db).where('participation.id', '=', id).executeTakeFirst();
}

/** The event in which a place is that somebody holds or asked for; undefined for none. */
export async function findEventOfPlace(
  db: Database,
  id: string,
): Promise<EventOfRights | undefined> {
  return await db
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .select(columnsOfRights)
    .select('participation.roleId')
    .where('participation.id', '=', id)
    .executeTakeFirst();
}

/** Whether somebody has the right `organiser` at the branch of an event. */
export async function runsBranchOf(
  tx: Tx,
  { userId, eventId, now }: { userId: string; eventId: string; now: Date },
): Promise<boolean> {
  const held = await tx
    .selectFrom('heldRight')
    .select('userId')
    .where('userId', '=', userId)
    .where('eventId', '=', eventId)
    .where('givenRight', '=', 'organiser')
    .where(isOn(now))
    .executeTakeFirst();
  return held !== undefined;
}

/** What somebody is in an event, if anything: there is one row for each person and event. */
export async function findParticipationOf(
  db: Database,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<ParticipationRow | undefined> {
  return await withRole(db)
    .where('participation.eventId', '=', eventId)
    .where('participation.userId', '=', userId)
    .executeTakeFirst();
}

/** What some people are in an event, in no order; without those who are nothing there. */
export async function participationsOfPeople(
  db: Database,
  { eventId, userIds }: { eventId: string; userIds: readonly string[] },
): Promise<ParticipationRow[]> {
  return await withRole(db)
    .where('participation.eventId', '=', eventId)
    .where('participation.userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
}

/** All that somebody is, or in one event; latest start first, at most `limit`. */
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

/** A person with what a mail needs, and what the person wants no mail about. */
export type Recipient = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly kindsWithoutMail: readonly EventNoticeKind[];
};

/** The columns of `app_user` that make a recipient. */
export const recipientColumns = [
  'appUser.id',
  'appUser.name',
  'appUser.email',
  'appUser.language',
  'appUser.kindsWithoutMail',
] as const;

/** What somebody holds or asked for, and when and where that is: a part of the event where there are shifts. */
type TheirPlace = {
  readonly participationId: string;
  readonly roleName: string | null;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly shiftPlace: string | null;
};

/** People of an event in one of the states. */
export async function recipientsOf(
  db: Database,
  { eventId, states }: { eventId: string; states: readonly ParticipationState[] },
): Promise<(Recipient & TheirPlace & { state: ParticipationState })[]> {
  return await db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .leftJoin('shift', 'shift.id', 'participation.shiftId')
    .select([
      ...recipientColumns,
      'participation.id as participationId',
      'participation.state',
      'eventRole.name as roleName',
      'participation.startTime',
      'participation.endTime',
      'shift.place as shiftPlace',
    ])
    .where('participation.eventId', '=', eventId)
    .where('participation.state', 'in', [...states])
    .orderBy('appUser.id')
    .execute();
}

/**
 * The times of the event, and of its shifts as they are stored, as the participations keep them. The trigger refuses what
 * would overlap.
 */
export async function moveParticipations(
  tx: Tx,
  {
    eventId,
    startTime,
    endTime,
    at,
  }: Pick<Row, 'eventId' | 'startTime' | 'endTime'> & { readonly at: Date },
): Promise<void> {
  // Nobody is kept a place past the start; past the end once the event goes on.
  const latest = startTime > at ? startTime : endTime;
  await tx
    .updateTable('participation')
    .set({
      startTime: sql<Date>`coalesce((select starts_at from shift s where s.id = participation.shift_id), ${startTime}::timestamptz)`,
      endTime: sql<Date>`coalesce((select ends_at from shift s where s.id = participation.shift_id), ${endTime}::timestamptz)`,
      offeredUntil: sql<Date | null>`case when offered_until is not null then least(offered_until, ${latest}::timestamptz) end`,
    })
    .where('eventId', '=', eventId)
    .execute();
}

const openStates = ['confirmed', 'checked_in', 'offered', 'waitlisted', 'requested'] as const;
type OpenState = (typeof openStates)[number];
export type OpenPerson = Recipient & TheirPlace & { readonly state: OpenState };

/** Who of the people of an event holds a place, is offered one, waits or asked. */
export async function openPeopleOf(tx: Tx, eventId: string): Promise<OpenPerson[]> {
  const people = await recipientsOf(tx, { eventId, states: openStates });
  return people as OpenPerson[];
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

/** Where a person is right now, as far as it is recorded. */
export async function whereHere(tx: Tx, userId: string): Promise<Row[]> {
  return await tx
    .selectFrom('participation')
    .selectAll()
    .where('userId', '=', userId)
    .where('state', '=', 'checked_in')
    .orderBy('eventId')
    .execute();
}

/** Requests and places of a person whose time begins later, without those of which something is recorded. */
export async function openParticipationsOf(
  tx: Tx,
  { userId, after }: { userId: string; after: Date },
): Promise<Row[]> {
  return await tx
    .selectFrom('participation')
    .selectAll()
    .where('userId', '=', userId)
    .where('state', 'in', ['confirmed', 'offered', 'waitlisted', 'requested'])
    .where('startTime', '>', after)
    .orderBy('eventId')
    .execute();
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
  // What they are called is read of these only, however many wait.
  const oldest = base
    .select([
      'participation.id',
      'participation.eventId',
      'participation.userId',
      'participation.roleId',
      'participation.requestedAt',
    ])
    .orderBy('participation.requestedAt')
    .orderBy('participation.id')
    .limit(limit);
  const rows = await db
    .selectFrom(oldest.as('oldest'))
    .innerJoin('event', 'event.id', 'oldest.eventId')
    .innerJoin('appUser', 'appUser.id', 'oldest.userId')
    .leftJoin('eventRole', 'eventRole.id', 'oldest.roleId')
    .select([
      'oldest.id',
      'oldest.eventId',
      'oldest.requestedAt',
      'appUser.name as personName',
      'event.title as eventTitle',
      'eventRole.name as roleName',
    ])
    .orderBy('oldest.requestedAt')
    .orderBy('oldest.id')
    .execute();
  return { total: Number(counted.total), rows };
}

/** People of an event, or some of them, whose places at other events are marked because something is missing. */
export async function peopleMarkedElsewhere(
  tx: Tx,
  { eventId, userIds }: { eventId: string; userIds?: readonly string[] },
): Promise<{ id: string }[]> {
  const isTheirs = userIds
    ? sql`marked.user_id = any(${userIds}::uuid[])`
    : sql`marked.user_id in (select user_id from participation where event_id = ${eventId})`;
  const { rows } = await sql<{ id: string }>`
    select distinct marked.user_id as id from participation as marked
    where marked.attention_since is not null and marked.state in (${holdingList})
      and marked.event_id <> ${eventId} and ${isTheirs}
  `.execute(tx);
  return rows;
}
