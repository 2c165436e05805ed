/** SQL of people whom other branches may ask, and of who was asked. */
import { limits } from '@saath/contract/limits';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { holdingList } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';
import { isOfBranch } from '../../events/branch-people/queries.ts';

export async function lendingSince(db: Database, userId: string): Promise<Date | undefined> {
  const choice = await db
    .selectFrom('lendingChoice')
    .select('chosenAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return choice?.chosenAt;
}

/** Whoever has chosen it already keeps the time. */
export async function insertChoice(tx: Tx, choice: Tables['lendingChoice']): Promise<void> {
  await tx
    .insertInto('lendingChoice')
    .values(choice)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteChoice(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('lendingChoice').where('userId', '=', userId).execute();
}

/** What the person was asked for, oldest first. */
export async function askedOf(db: Database, userId: string) {
  return await db
    .selectFrom('appealPerson')
    .innerJoin('eventRole', 'eventRole.id', 'appealPerson.roleId')
    .innerJoin('everyEvent as event', 'event.id', 'eventRole.eventId')
    .select(['event.title as event', 'eventRole.name as role', 'appealPerson.askedAt as at'])
    .where('appealPerson.userId', '=', userId)
    .orderBy('appealPerson.askedAt')
    .orderBy('appealPerson.roleId')
    .execute();
}

export type Sought = {
  readonly branchId: string;
  readonly roleId: string;
  readonly eventId: string;
  readonly now: Date;
  readonly limit: number;
  /** Of these people only. */
  readonly among?: readonly string[];
};

/** Whoever said that others may ask them, is none of the event's people, and was not asked for the role or too often. */
const mayBeAsked = ({ eventId, roleId, now }: Sought) => sql<boolean>`
  exists (select 1 from lending_choice choice where choice.user_id = app_user.id)
  and not exists (select 1 from participation here
    where here.user_id = app_user.id and here.event_id = ${eventId})
  and not exists (select 1 from appeal_person before
    where before.user_id = app_user.id and before.role_id = ${roleId})
  and (select count(*) from appeal_person lately where lately.user_id = app_user.id
    and lately.asked_at > ${new Date(now.getTime() - limits.lending.span)}) < ${limits.lending.perSpan}`;

/** Who has a place elsewhere at the time of a role without shifts, or a day off; which shift fits is for the person to see. */
const isBusy = ({ eventId, roleId }: Sought) => sql<boolean>`(
  not exists (select 1 from shift where shift.role_id = ${roleId})
  and exists (select 1 from event asking where asking.id = ${eventId} and (
    exists (select 1 from participation other where other.user_id = app_user.id
      and other.state in (${holdingList})
      and other.start_time < asking.end_time and other.end_time > asking.start_time)
    or exists (select 1 from user_day_off off where off.user_id = app_user.id
      and off.day between (asking.start_time at time zone asking.time_zone)::date
        and (asking.end_time at time zone asking.time_zone)::date))))`;

/** Who can be asked now, as news are written to them: those who took part last first. */
export async function peopleToAsk(tx: Tx, sought: Sought) {
  const { among, branchId, limit } = sought;
  const query = tx
    .selectFrom('appUser')
    .select(['id', 'name', 'email', 'language', 'kindsWithoutMail'])
    .where('role', '=', 'Volunteer')
    .where('activatedAt', 'is not', null)
    .where('leavingAt', 'is', null)
    .where('leftAt', 'is', null)
    .where(isOfBranch(branchId))
    .where(mayBeAsked(sought))
    .where(({ not }) => not(isBusy(sought)));
  const own = among ? query.where('id', '=', sql<string>`any(${among}::uuid[])`) : query;
  return await own
    .orderBy(
      sql`(select max(last.start_time) from participation last where last.user_id = app_user.id)`,
      (direction) => direction.desc().nullsLast(),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function insertAsked(
  tx: Tx,
  people: readonly Insertable<Tables['appealPerson']>[],
): Promise<void> {
  await tx.insertInto('appealPerson').values(people).execute();
}
