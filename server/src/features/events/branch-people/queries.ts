/** SQL of the people of a branch: who takes or took part in its events, asked there, or helps to run it or one of them (RG-02). */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** Of whom those with the newest accounts are compared. */
const MOST = 1_000;

/** Of a person: whether they are of the branch. */
export const isOfBranch = (branchId: string | RawBuilder<string>) => sql<boolean>`app_user.id in (
  with its as (select id from every_event where branch_id = ${branchId})
  select user_id from participation where event_id in (select id from its)
  union
  select user_id from event_grant where event_id in (select id from its)
  union
  select user_id from branch_grant where branch_id = ${branchId}
)`;

/** Of a person: whether they are of the branch to which the event belongs. Nobody is of an event without a branch. */
export const ofBranchOf = (eventId: string) =>
  isOfBranch(sql<string>`(select branch_id from every_event where id = ${eventId})`);

export async function isOfBranchOf(
  db: Database,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('appUser')
    .select('id')
    .where('id', '=', userId)
    .where(ofBranchOf(eventId))
    .executeTakeFirst();
  return found !== undefined;
}

/** Those of the people who are of the branch of each of the events. */
export async function amongBranchOf(
  db: Database,
  { eventIds, userIds }: { eventIds: readonly string[]; userIds: readonly string[] },
): Promise<string[]> {
  let query = db
    .selectFrom('appUser')
    .select('id')
    .where('id', '=', sql<string>`any(${userIds}::uuid[])`);
  for (const id of eventIds) query = query.where(ofBranchOf(id));
  const found = await query.execute();
  return found.map(({ id }) => id);
}

/** Active volunteers. @returns their ids */
export async function peopleOfBranchOf(db: Database, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('appUser')
    .select('id')
    .where('role', '=', 'Volunteer')
    .where('activatedAt', 'is not', null)
    .where('leavingAt', 'is', null)
    .where('leftAt', 'is', null)
    .where(ofBranchOf(eventId))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
}
