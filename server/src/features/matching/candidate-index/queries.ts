/** SQL of the index in memory: everybody in parts, and the people who have changed since a look. */
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { comingList, holdingList } from '../../../platform/participation-states.ts';

export type ActivePerson = Awaited<ReturnType<typeof activePeople>>[number];

/** Active volunteers in the order of their ids: the next ones, or those that are named. */
export async function activePeople(
  db: Database,
  which: { after: string; limit: number } | { ids: readonly string[] },
) {
  const base = db
    .selectFrom('appUser')
    .select([
      'id',
      'skills',
      'interests',
      'experienceYears',
      'area',
      'latitude',
      'longitude',
      'matchingOff',
    ])
    .where('role', '=', 'Volunteer')
    .where('activatedAt', 'is not', null);
  if ('ids' in which)
    return await base.where('id', '=', sql<string>`any(${which.ids}::uuid[])`).execute();
  return await base.where('id', '>', which.after).orderBy('id').limit(which.limit).execute();
}

/** What is committed at this moment, as text. */
export async function currentSnapshot(db: Database): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`
    select pg_current_snapshot()::text as snapshot`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database has no snapshot');
  return row.snapshot;
}

/**
 * Whose profile, week, places or stars were changed by transactions that the snapshot does not show (as in
 * platform/live/log.ts), and whose place was over between two moments; with the snapshot of this look.
 */
export async function changesSince(
  db: Database,
  { snapshot, from, to }: { snapshot: string; from: Date; to: Date },
): Promise<{ snapshot: string; ids: readonly string[] }> {
  const isUnseen = sql<SqlBool>`changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(changed_in, ${snapshot}::pg_snapshot)`;
  const { rows } = await sql<{ snapshot: string; ids: readonly string[] }>`
    select pg_current_snapshot()::text as snapshot, (
      select coalesce(json_agg(user_id), '[]') from (
        select user_id from volunteer_record where ${isUnseen}
        union
        select user_id from participation
        where end_time > ${from} and end_time <= ${to} and state in (${comingList})
      ) as each
    ) as ids`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A look at the changes found nothing at all');
  return row;
}

/** Who holds a place in the event, or was declined: they are not suggested for it. */
export async function settledPeople(db: Database, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('participation')
    .select('userId')
    .where('eventId', '=', eventId)
    .where(sql<SqlBool>`state in ('declined', ${holdingList})`)
    .execute();
  return rows.map(({ userId }) => userId);
}
