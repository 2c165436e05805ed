/** SQL of what papers are wanted for. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

export type WantedRow = {
  paperId: string;
  eventId: string;
  title: string;
  roleName: string;
  startTime: Date;
  timeZone: string;
};

/**
 * For each paper a role that asks for its kind at an event that is still to come: one that its person asked for or has,
 * before any other, and of those the soonest. Papers that no such role asks for are left out.
 */
export async function rolesThatWant(
  db: Database,
  { paperIds, now }: { paperIds: readonly string[]; now: Date },
): Promise<WantedRow[]> {
  const { rows } = await sql<WantedRow>`
    select distinct on (paper.id) paper.id as paper_id, event.id as event_id, event.title,
      role.name as role_name, event.start_time, event.time_zone
    from qualification as paper
    join event_role as role on paper.kind_id = any(role.needs_one_of) or paper.kind_id = role.crew_kind
    join event on event.id = role.event_id
    left join participation as place on place.event_id = event.id and place.user_id = paper.user_id
      and (place.role_id = role.id or place.role_id is null)
      and place.state in ('requested', 'waitlisted', 'offered', 'confirmed', 'checked_in')
    where paper.id = any(${[...paperIds]}::uuid[]) and event.end_time > ${now}
      and event.published_at is not null and event.cancelled_at is null
    order by paper.id, place.id is null, event.start_time, event.id, role.position`.execute(db);
  return rows;
}
