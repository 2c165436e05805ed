/** SQL of crews that had the people with a qualification whom their role asks for, and of who hears that they no longer do. */
import { rightsThat } from '@saath/contract/abilities';
import type { Language } from '@saath/contract/language';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { holdingList } from '../../../platform/participation-states.ts';
import { isOn } from '../../foundation/sessions/queries.ts';

/** All crews of coming events that ask for people with a qualification: how many are there, and how many of these are missing. */
const standing = (now: Date) => sql`
  select event.id as event_id, event.start_time, role.id as role_id, shift.id as shift_id,
    role.crew_kind as kind_id, role.crew_least as least, there.members,
    role.crew_least - there.with_paper as missing
  from event_role as role
  join event on event.id = role.event_id
  left join shift on shift.event_id = role.event_id and shift.role_id = role.id
  cross join lateral (
    select count(*) as members, count(*) filter (where is_eligible(
      place.user_id, array[role.crew_kind], null,
      ((coalesce(shift.ends_at, event.end_time) - interval '1 millisecond') at time zone event.time_zone)::date
    )) as with_paper
    from participation as place
    where place.event_id = role.event_id and place.role_id = role.id
      and place.shift_id is not distinct from shift.id and place.state in (${holdingList})
  ) as there
  where role.crew_kind is not null and event.published_at is not null and event.cancelled_at is null
    and coalesce(shift.ends_at, event.end_time) > ${now}`;

const isSame = sql`crew.role_id = watch.role_id and crew.shift_id is not distinct from watch.shift_id
  and crew.kind_id = watch.kind_id and crew.least = watch.least`;

/** Whoever is missing in a crew of nobody is missed by nobody. */
const isShort = sql`crew.missing > 0 and crew.members > 0`;

/** Forgets crews that are over or ask for something else now. */
export async function forgetOtherCrews(db: Database, now: Date): Promise<void> {
  await sql`
    with crew as materialized (${standing(now)})
    delete from crew_watch as watch where not exists (select from crew where ${isSame})`.execute(
    db,
  );
}

/** Remembers crews that have who they ask for, and lets go that somebody was missing. */
export async function rememberWholeCrews(db: Database, now: Date): Promise<void> {
  await sql`
    insert into crew_watch (role_id, shift_id, kind_id, least)
    select role_id, shift_id, kind_id, least from (${standing(now)}) as crew where missing <= 0
    on conflict (role_id, shift_id) do update set short_since = null
      where crew_watch.short_since is not null`.execute(db);
}

/** A crew in which people with a qualification are missing who were there. */
export type ShortCrew = {
  readonly eventId: string;
  readonly roleName: string;
  readonly kindName: string;
  readonly missing: number;
};

/** Marks those of which nobody was told; each is returned once, until it was whole again. */
export async function markShortCrews(tx: Tx, now: Date): Promise<ShortCrew[]> {
  const { rows } = await sql<{
    eventId: string;
    roleName: string;
    kindName: string;
    missing: string;
  }>`
    with crew as materialized (${standing(now)})
    update crew_watch as watch set short_since = ${now}
    from crew
      join event_role as role on role.id = crew.role_id
      join qualification_kind as kind on kind.id = crew.kind_id
    where ${isSame} and watch.short_since is null and ${isShort}
    returning crew.event_id, role.name as role_name, kind.name as kind_name, crew.missing`.execute(
    tx,
  );
  return rows.map((row) => ({ ...row, missing: Number(row.missing) }));
}

/** In how many crews of coming events somebody is missing of whom organisers were told, soonest event first. */
export async function shortCrewsByEvent(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<{ eventId: string; title: string; count: number }[]> {
  const { rows } = await sql<{ eventId: string; title: string; count: string }>`
    with crew as materialized (${standing(now)})
    select crew.event_id, event.title, count(*) from crew
      join crew_watch as watch on ${isSame}
      join event on event.id = crew.event_id
    where watch.short_since is not null and ${isShort}
    group by crew.event_id, event.title, crew.start_time
    order by crew.start_time, crew.event_id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The crews of an event that had who they asked for when last looked at, and then no longer. */
export async function shortPartsOf(db: Database, eventId: string) {
  return await db
    .selectFrom('crewWatch')
    .innerJoin('eventRole', 'eventRole.id', 'crewWatch.roleId')
    .select(['crewWatch.roleId', 'crewWatch.shiftId'])
    .where('eventRole.eventId', '=', eventId)
    .where('crewWatch.shortSince', 'is not', null)
    .whereRef('crewWatch.kindId', '=', 'eventRole.crewKind')
    .whereRef('crewWatch.least', '=', 'eventRole.crewLeast')
    .execute();
}

/** Who answers for the places of an event by a right there. */
export async function leadersOf(
  tx: Tx,
  { eventId, now }: { eventId: string; now: Date },
): Promise<{ id: string; language: Language }[]> {
  return await tx
    .selectFrom('appUser')
    .select(['id', 'language'])
    .where('role', '=', 'Volunteer')
    .where('activatedAt', 'is not', null)
    .where('leavingAt', 'is', null)
    .where('leftAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('heldRight')
          .select('heldRight.userId')
          .whereRef('heldRight.userId', '=', 'appUser.id')
          .where('heldRight.eventId', '=', eventId)
          .where('heldRight.givenRight', 'in', rightsThat('places.write'))
          .where(isOn(now)),
      ),
    )
    .execute();
}
