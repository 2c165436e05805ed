/** SQL of one person's past and coming places. */
import type { Database } from '../../platform/database.ts';
import { coming } from '../../platform/participation-states.ts';

export type PastRole = { readonly roleKey: string; readonly times: number; readonly lastAt: Date };

/** Places that the person held in events that are over, by the name of the role. */
export async function pastRolesOf(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<PastRole[]> {
  const rows = await db
    .selectFrom('participation')
    .innerJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select((eb) => [
      'eventRole.nameKey as roleKey',
      eb.fn.countAll<string>().as('times'),
      eb.fn.max('participation.endTime').as('lastAt'),
    ])
    .where('participation.userId', '=', userId)
    .where('participation.state', 'in', coming)
    .where('participation.endTime', '<=', now)
    .groupBy('eventRole.nameKey')
    .execute();
  return rows.map((row) => ({ ...row, times: Number(row.times) }));
}

/** When the person holds a place from now on. */
export async function commitmentsOf(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<{ eventId: string; startTime: Date; endTime: Date }[]> {
  return await db
    .selectFrom('participation')
    .select(['eventId', 'startTime', 'endTime'])
    .where('userId', '=', userId)
    .where('state', 'in', coming)
    .where('endTime', '>', now)
    .execute();
}
