/** SQL of places that somebody gave up. */
import type { StepCause } from '@saath/contract/places/joining/schema';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { comingList } from '../../../platform/participation-states.ts';

export type Leaver = { readonly roleId: string; readonly name: string };

/**
 * Of those who do not come any more, latest first, the ones who held a place; of the last few who were decided about.
 *
 * @param besides the cause of steps by which somebody lost a place that nobody is missed in
 */
export async function leaversOf(
  db: Database,
  { eventId, limit, besides }: { eventId: string; limit: number; besides: StepCause['code'] },
): Promise<Leaver[]> {
  const { rows } = await sql<Leaver>`
    select closed.role_id, app_user.name
    from (
      select event_id, user_id, role_id, coalesce(decided_at, requested_at) as at, id from participation
      where event_id = ${eventId} and state in ('declined', 'withdrawn', 'expired', 'no_show', 'excused')
      order by coalesce(decided_at, requested_at) desc, id desc limit ${limit}
    ) as closed
    join app_user on app_user.id = closed.user_id
    where closed.role_id is not null and exists (
      select from participation_change as step
      where step.event_id = closed.event_id and step.user_id = closed.user_id and step.from_state in (${comingList})
        and (step.cause ->> 'code', step.at) is distinct from (${besides}, closed.at)
        and step.to_state not in (${comingList}, 'requested')
    )
    order by closed.at desc, closed.id desc`.execute(db);
  return rows;
}
