/** SQL of appeals: which branch is asked for people for which role. */
import { rightsThat } from '@saath/contract/abilities';
import type { Language } from '@saath/contract/language';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { isOn } from '../../foundation/sessions/queries.ts';

/** An appeal holds as long as there is a place, the event is to come, and it belongs to another open branch. */
const isOpen = (now: Date) => sql<boolean>`(
  event.published_at is not null and event.cancelled_at is null and event.start_time > ${now}
  and event_role.filled < event_role.max_volunteers
  and event.branch_id is not null and event.branch_id <> appeal.branch_id
  and branch.closed_at is null)`;

/** Nobody but Admins answers for the branch. */
const isRunByNobody = (now: Date) => sql<boolean>`not exists (
  select 1 from branch_grant where branch_grant.branch_id = appeal.branch_id
  and branch_grant.given_right in (${sql.join(rightsThat('events.write').map((right) => sql.lit(right)))})
  and ${isOn(now)})`;

/** @returns whether the branch was not asked for the role before */
export async function insertAppeal(tx: Tx, appeal: Insertable<Tables['appeal']>): Promise<boolean> {
  const row = await tx
    .insertInto('appeal')
    .values(appeal)
    .onConflict((conflict) => conflict.doNothing())
    .returning('roleId')
    .executeTakeFirst();
  return row !== undefined;
}

type Key = { readonly roleId: string; readonly branchId: string };

/** What a branch declined stays, so that it is not asked again. @returns whether there was one */
export async function deleteAppeal(tx: Tx, { roleId, branchId }: Key): Promise<boolean> {
  const row = await tx
    .deleteFrom('appeal')
    .where('roleId', '=', roleId)
    .where('branchId', '=', branchId)
    .where('state', '<>', 'declined')
    .returning('roleId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of one that waits for an answer and can still be of use. @returns it; undefined for none */
export async function settleAppeal(
  tx: Tx,
  { roleId, branchId, state, now }: Key & { state: 'passed_on' | 'declined'; now: Date },
) {
  return await tx
    .updateTable('appeal')
    .set({ state })
    .where('roleId', '=', roleId)
    .where('branchId', '=', branchId)
    .where('state', '=', 'asked')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('eventRole')
          .innerJoin('event', 'event.id', 'eventRole.eventId')
          .innerJoin('branch', 'branch.id', 'appeal.branchId')
          .select('eventRole.id')
          .whereRef('eventRole.id', '=', 'appeal.roleId')
          .where(isOpen(now)),
      ),
    )
    .returning(['word', 'askedBy'])
    .executeTakeFirst();
}

/** Of the roles of an event, with how many were asked and said yes: nobody of them is named. */
export async function appealsOfEvent(db: Database, eventId: string) {
  return await db
    .selectFrom('appeal')
    .innerJoin('eventRole', 'eventRole.id', 'appeal.roleId')
    .innerJoin('branch', 'branch.id', 'appeal.branchId')
    .select(['appeal.roleId', 'appeal.state', 'appeal.askedAt', 'branch.id', 'branch.name'])
    .select([
      sql<number>`(select count(*)::int from appeal_person asked
        where asked.role_id = appeal.role_id and asked.branch_id = appeal.branch_id)`.as('people'),
      sql<number>`(select count(*)::int from appeal_person asked
        join participation own on own.user_id = asked.user_id and own.event_id = ${eventId}
          and own.source = 'request' and own.requested_at >= asked.asked_at
        where asked.role_id = appeal.role_id and asked.branch_id = appeal.branch_id)`.as('yes'),
    ])
    .where('eventRole.eventId', '=', eventId)
    .orderBy('eventRole.position')
    .orderBy('branch.nameKey')
    .execute();
}

/**
 * What waits for an answer of these branches, soonest event first.
 *
 * @param of the branches that somebody runs; `unrun` for all that nobody runs
 */
export async function waitingFor(
  db: Database,
  { of, now, limit }: { of: readonly string[] | 'unrun'; now: Date; limit: number },
) {
  const query = db
    .selectFrom('appeal')
    .innerJoin('eventRole', 'eventRole.id', 'appeal.roleId')
    .innerJoin('event', 'event.id', 'eventRole.eventId')
    .innerJoin('branch', 'branch.id', 'appeal.branchId')
    .innerJoin('branch as asking', 'asking.id', 'event.branchId')
    .select(['appeal.roleId', 'appeal.branchId', 'appeal.word', 'eventRole.name as roleName'])
    .select(['branch.name as branch', 'asking.name as from', 'event.id', 'event.title'])
    .select(['event.location', 'event.startTime', 'event.endTime', 'event.timeZone'])
    .select(sql<number>`event_role.max_volunteers - event_role.filled`.as('free'))
    .where('appeal.state', '=', 'asked')
    .where(isOpen(now));
  const own =
    of === 'unrun'
      ? query.where(isRunByNobody(now))
      : query.where('appeal.branchId', '=', sql<string>`any(${of}::uuid[])`);
  return await own
    .orderBy('event.startTime')
    .orderBy('appeal.roleId')
    .orderBy('appeal.branchId')
    .limit(limit)
    .execute();
}

export type Runner = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly kindsWithoutMail: string[];
  readonly role: 'Admin' | 'Volunteer';
  readonly branchId: string | null;
};

/** Whoever runs one of the branches, and all Admins, who belong to none. */
export async function runnersOf(
  tx: Tx,
  { branchIds, now }: { branchIds: readonly string[]; now: Date },
): Promise<Runner[]> {
  const people = tx
    .selectFrom('appUser')
    .select(['id', 'name', 'email', 'language', 'kindsWithoutMail', 'role'])
    .where('activatedAt', 'is not', null)
    .where('leavingAt', 'is', null)
    .where('leftAt', 'is', null);
  const runners = await people
    .innerJoin('branchGrant', 'branchGrant.userId', 'appUser.id')
    .select('branchGrant.branchId')
    .where('role', '=', 'Volunteer')
    .where('branchGrant.givenRight', 'in', rightsThat('events.write') as ['organiser'])
    .where('branchGrant.branchId', '=', sql<string>`any(${branchIds}::uuid[])`)
    .where(isOn(now))
    .execute();
  const admins = await people.where('role', '=', 'Admin').execute();
  return [...runners, ...admins.map((admin) => ({ ...admin, branchId: null }))];
}
