/** SQL of crews that had the people whom their role asks for, and of who hears that they no longer do. */
import { rightsThat } from '@saath/contract/abilities';
import type { Language } from '@saath/contract/language';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { holdingList } from '../../../platform/participation-states.ts';
import { isOn } from '../../foundation/sessions/queries.ts';

/** A rule of crews that is watched. */
type Rule = {
  /** Where crews are remembered that kept it, and what of it. */
  readonly table: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  /** Whether a `watch` is of this `crew` with the rule as it is now. */
  readonly isSame: RawBuilder<unknown>;
  /** All crews of coming events that it is for: how many there need the others, and how many of those are missing. */
  readonly crews: (now: Date) => RawBuilder<unknown>;
};

const isComing = (now: Date) => sql`event.published_at is not null and event.cancelled_at is null
  and coalesce(shift.ends_at, event.end_time) > ${now}`;
const isThere = sql`place.event_id = role.event_id and place.role_id = role.id
  and place.shift_id is not distinct from shift.id and place.state in (${holdingList})`;
const isSamePart = sql`crew.role_id = watch.role_id and crew.shift_id is not distinct from watch.shift_id
  and crew.least = watch.least`;

/** So many people with a qualification; everybody there needs them. */
const papers: Rule = {
  table: sql.table('crew_watch'),
  columns: sql`role_id, shift_id, kind_id, least`,
  isSame: sql`${isSamePart} and crew.kind_id = watch.kind_id`,
  crews: (now) => sql`
    select event.id as event_id, event.start_time, role.id as role_id, shift.id as shift_id,
      role.crew_kind as kind_id, role.crew_least as least, there.members as needing,
      role.crew_least - there.with_paper as missing
    from event_role as role
    join event on event.id = role.event_id
    left join shift on shift.event_id = role.event_id and shift.role_id = role.id
    cross join lateral (
      select count(*) as members, count(*) filter (where is_eligible(
        place.user_id, array[role.crew_kind], null,
        ((coalesce(shift.ends_at, event.end_time) - interval '1 millisecond') at time zone event.time_zone)::date
      )) as with_paper
      from participation as place where ${isThere}
    ) as there
    where role.crew_kind is not null and ${isComing(now)}`,
};

/** So many adults; whoever may be a minor needs them (ADR 81). */
const adults: Rule = {
  table: sql.table('crew_adults_watch'),
  columns: sql`role_id, shift_id, least`,
  isSame: isSamePart,
  crews: (now) => sql`
    select event.id as event_id, event.start_time, role.id as role_id, shift.id as shift_id,
      null::uuid as kind_id, role.crew_adults as least, there.minors as needing,
      role.crew_adults - there.adults as missing
    from event_role as role
    join event on event.id = role.event_id
    left join shift on shift.event_id = role.event_id and shift.role_id = role.id
    cross join lateral (
      select count(*) filter (where said.age is null) as minors, count(said.age) as adults
      from participation as place
      left join said_age as said on said.user_id = place.user_id and said.age >= 18
      where ${isThere}
    ) as there
    where role.crew_adults is not null and ${isComing(now)}`,
};

const rules = [papers, adults] as const;

/** Whoever is missing in a crew in which nobody needs them is missed by nobody. */
const isShort = sql`crew.missing > 0 and crew.needing > 0`;

/** Forgets crews that are over or ask for something else now. */
export async function forgetOtherCrews(db: Database, now: Date): Promise<void> {
  for (const { table, crews, isSame } of rules)
    await sql`
      with crew as materialized (${crews(now)})
      delete from ${table} as watch where not exists (select from crew where ${isSame})`.execute(
      db,
    );
}

/** Remembers crews that have who they ask for, and lets go that somebody was missing. */
export async function rememberWholeCrews(db: Database, now: Date): Promise<void> {
  for (const { table, columns, crews } of rules)
    await sql`
      insert into ${table} as watch (${columns})
      select ${columns} from (${crews(now)}) as crew where missing <= 0
      on conflict (role_id, shift_id) do update set short_since = null
        where watch.short_since is not null`.execute(db);
}

/** A crew in which people are missing who were there. */
export type ShortCrew = {
  readonly eventId: string;
  readonly roleId: string;
  readonly shiftId: string | null;
  readonly roleName: string;
  /** The qualification that is missing; null = adults are. */
  readonly kindName: string | null;
  readonly missing: number;
};

/** Marks those of which nobody was told; each is returned once, until it was whole again. */
export async function markShortCrews(tx: Tx, now: Date): Promise<ShortCrew[]> {
  const marked: ShortCrew[] = [];
  for (const { table, crews, isSame } of rules) {
    const { rows } = await sql<Omit<ShortCrew, 'missing'> & { missing: string }>`
      with crew as materialized (${crews(now)})
      update ${table} as watch set short_since = ${now}
      from crew
        join event_role as role on role.id = crew.role_id
        left join qualification_kind as kind on kind.id = crew.kind_id
      where ${isSame} and watch.short_since is null and ${isShort}
      returning crew.event_id, crew.role_id, crew.shift_id, crew.missing,
        role.name as role_name, kind.name as kind_name`.execute(tx);
    marked.push(...rows.map((row) => ({ ...row, missing: Number(row.missing) })));
  }
  return marked;
}

/** In how many crews of coming events somebody is missing of whom organisers were told, soonest event first. */
export async function shortCrewsByEvent(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<{ eventId: string; title: string; count: number }[]> {
  const short = ({ table, crews, isSame }: Rule) => sql`
    select crew.event_id, crew.start_time, crew.role_id, crew.shift_id from (${crews(now)}) as crew
      join ${table} as watch on ${isSame}
    where watch.short_since is not null and ${isShort}`;
  // Who is missing twice in one crew is missing in one.
  const { rows } = await sql<{ eventId: string; title: string; count: string }>`
    with crew as materialized (${short(papers)} union ${short(adults)})
    select crew.event_id, event.title, count(*) from crew
      join event on event.id = crew.event_id
    group by crew.event_id, event.title, crew.start_time
    order by crew.start_time, crew.event_id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The crews of an event that had those with a qualification when last looked at, and then no longer. */
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
