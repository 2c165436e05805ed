/**
 * The shifts that people have besides the one of their place (ADR 83). They go with it: step.ts calls `followPlaces` in the same
 * transaction, and the database refuses what is left over.
 */
import {
  holdsPlace,
  isComing,
  isRecorded,
  type ParticipationState,
} from '@saath/contract/places/joining/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { addJobs } from '../../../platform/job-adding.ts';
import { reaching } from '../../events/shifts/service.ts';
import type { Times } from '../../events/time-limits/queries.ts';
import { FILL_PLACES, takeFurtherPlace, transferPlaces } from './seats.ts';

type Person = {
  readonly eventId: string;
  readonly userId: string;
  readonly from: ParticipationState;
};
type Standing = {
  readonly state: ParticipationState;
  readonly roleId: string | null;
  readonly shiftId: string | null;
};
type Further = {
  readonly eventId: string;
  readonly userId: string;
  readonly roleId: string;
  readonly shiftId: string;
};

/**
 * What becomes of further shifts with a step: where the place is lost, they are as well; where it is only said that somebody was
 * missed, or could not come, their places are free, and are taken again where that was wrong and nobody else has them. Who
 * gets another shift keeps those that lie beside it.
 *
 * @param given `isMoved`: whether the step brings another role or shift
 */
export async function followPlaces(
  tx: Tx,
  people: readonly Person[],
  { to, isMoved }: { to: ParticipationState; isMoved: boolean },
): Promise<void> {
  const held = people.filter(({ from }) => holdsPlace(from));
  if (!holdsPlace(to)) {
    const lost = await furtherOf(tx, held);
    await freePlaces(tx, lost);
    if (!isRecorded(to)) await forget(tx, lost);
    return;
  }
  const back = people.filter(({ from }) => !holdsPlace(from) && isRecorded(from));
  for (const further of await furtherOf(tx, back)) {
    const role = { id: further.roleId, eventId: further.eventId };
    if (!(await takeFurtherPlace(tx, role, further.shiftId))) await forget(tx, [further]);
  }
  if (!isMoved) return;
  const displaced = await furtherOf(tx, held, leavesNoRoom);
  await forget(tx, displaced);
  await freePlaces(tx, displaced);
}

/**
 * Whether a step takes from somebody with several shifts one that has had its time already: like every place whose time is
 * over it is neither given up nor moved. Those that lie ahead are given up one by one.
 */
export async function wouldLosePast(
  tx: Tx,
  existing: (Pick<Person, 'eventId' | 'userId'> & Standing) | undefined,
  { to, roleId, shiftId, at }: Omit<Standing, 'state'> & { to: ParticipationState; at: Date },
): Promise<boolean> {
  if (!existing?.shiftId || !isComing(existing.state)) return false;
  const stays = holdsPlace(to) && existing.roleId === roleId && existing.shiftId === shiftId;
  if (stays || (isRecorded(to) && !holdsPlace(to))) return false;
  const { rows } = await sql`
    select from further_shift as further join shift on shift.id in (further.shift_id, ${existing.shiftId})
    where further.event_id = ${existing.eventId} and further.user_id = ${existing.userId}
      and shift.ends_at <= ${at} limit 1`.execute(tx);
  return rows.length > 0;
}

/** From the first of somebody's further shifts to the end of the last; undefined for who has none. */
export async function furtherTimesOf(
  tx: Tx,
  { eventId, userId }: Pick<Person, 'eventId' | 'userId'>,
): Promise<Times | undefined> {
  const { rows } = await sql<Times>`
    select first as start_time, last as end_time
    from further_times(${eventId}, ${userId}) where first is not null`.execute(tx);
  return rows[0];
}

/**
 * From the first to the end of the last shift of whoever keeps a place and the further shifts that they have with it: what the role
 * asks for counts for all of that time. Undefined for everybody else, of whom nothing is asked.
 */
export async function timesBeside(
  tx: Tx,
  existing: (Pick<Person, 'eventId' | 'userId'> & Standing) | undefined,
  kept: Omit<Standing, 'state'> & Times & { to: ParticipationState },
): Promise<Times | undefined> {
  const keeps = existing?.shiftId && holdsPlace(existing.state) && holdsPlace(kept.to);
  if (!keeps || existing.roleId !== kept.roleId || existing.shiftId !== kept.shiftId) return;
  const further = await furtherTimesOf(tx, existing);
  return further && reaching(kept, further);
}

/**
 * Who has done one of several shifts keeps it when all that lies ahead falls away: those ahead are given up, and where the first
 * is one of them, the earliest that is over becomes the first. The caller holds the event alone and counts its places.
 *
 * @returns whose shifts were given up
 */
export async function keepWhatIsOver(
  tx: Tx,
  { eventId, at }: { eventId: string; at: Date },
): Promise<Set<string>> {
  const lost = await cut(tx, {
    of: sql<boolean>`place.event_id = ${eventId} and place.state = 'confirmed'`,
    stays: sql<boolean>`shift.ends_at <= ${at}`,
  });
  return new Set(lost.map(({ userId }) => userId));
}

/**
 * The same for somebody who leaves, of what has begun: their seats ahead are free, and whoever waits for them is called. The
 * caller holds their events and the person.
 */
export async function keepWhatHasBegun(
  tx: Tx,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  const lost = await cut(tx, {
    of: sql<boolean>`place.user_id = ${userId} and ${holdsBegun(at)}`,
    stays: sql<boolean>`shift.starts_at <= ${at}`,
  });
  await freePlaces(tx, lost);
}

/** The events in which somebody has begun and has another shift ahead. */
export async function eventsBegunBy(
  tx: Tx,
  { userId, at }: { userId: string; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select distinct place.event_id from participation as place
      join further_shift as further on further.event_id = place.event_id and further.user_id = place.user_id
    where place.user_id = ${userId} and ${holdsBegun(at)}`.execute(tx);
  return rows.map(({ eventId }) => eventId);
}

/** What is offered and has begun falls by itself. */
const holdsBegun = (at: Date) => sql<boolean>`(place.start_time <= ${at} and place.end_time > ${at}
  and place.state in ('confirmed', 'checked_in', 'completed', 'left_early'))`;

/**
 * Cuts the places of people with several shifts down to those that stay; whoever keeps none, or all, is left as they are.
 *
 * @param given `of`: which places, as `place`; `stays`: which of their shifts, as `shift`
 * @returns the seats that nobody has any more, in the order of roles and shifts; they are still counted
 */
async function cut(
  tx: Tx,
  { of, stays }: { of: RawBuilder<boolean>; stays: RawBuilder<boolean> },
): Promise<Further[]> {
  const { rows } = await sql<Further & { keptId: string }>`
    with own as (
      select place.event_id, place.user_id, place.role_id, shift.id as shift_id, shift.starts_at, ${stays} as stays,
        shift.id = place.shift_id as is_first
      from participation as place join shift on shift.id = place.shift_id or shift.id in (
        select further.shift_id from further_shift as further
        where further.event_id = place.event_id and further.user_id = place.user_id
      )
      where ${of}
    ), kept as (
      select event_id, user_id, (array_agg(shift_id order by is_first desc, starts_at) filter (where stays))[1] as kept_id
      from own group by event_id, user_id having bool_or(stays) and not bool_and(stays)
    )
    select own.event_id, own.user_id, own.role_id, own.shift_id, kept.kept_id
    from own join kept on kept.event_id = own.event_id and kept.user_id = own.user_id
    where not own.stays order by own.role_id, own.shift_id, own.user_id`.execute(tx);
  const firsts = rows.map(({ eventId, userId, keptId: shiftId }) => ({ eventId, userId, shiftId }));
  await sql`
    update participation as place set shift_id = kept.shift_id
    from (select distinct * from ${table(firsts)}) as kept
    where place.event_id = kept.event_id and place.user_id = kept.user_id`.execute(tx);
  await sql`
    delete from further_shift where (event_id, user_id, shift_id) in (
      select * from ${table(firsts)} union all select * from ${table(rows)}
    )`.execute(tx);
  return rows;
}

/** As rows of a statement: event, person, shift. */
const table = (all: readonly Omit<Further, 'roleId'>[]) => sql`unnest(
  ${all.map(({ eventId }) => eventId)}::uuid[], ${all.map(({ userId }) => userId)}::uuid[],
  ${all.map(({ shiftId }) => shiftId)}::uuid[]
) as each (event_id, user_id, shift_id)`;

/** All that somebody has besides the shift of their place, which goes next. Nobody who waits is called. */
export async function endAllFurther(
  tx: Tx,
  person: Pick<Person, 'eventId' | 'userId'>,
): Promise<void> {
  await giveBack(tx, await forget(tx, await furtherOf(tx, [person])));
}

/** Gives one of them up. False when there is no such shift. */
export async function endFurther(tx: Tx, further: Further): Promise<boolean> {
  const ended = await forget(tx, [further]);
  await freePlaces(tx, ended);
  return ended.length > 0;
}

/** Of another role than the place, the same shift, or one at the same time. */
const leavesNoRoom = sql<boolean>`exists (
  select from participation as place left join shift as own on own.id = place.shift_id
    join shift as other on other.id = further.shift_id
  where place.event_id = further.event_id and place.user_id = further.user_id and (
    place.role_id is distinct from further.role_id or own.id is null
    or (own.starts_at < other.ends_at and other.starts_at < own.ends_at)
  )
)`;

async function furtherOf(
  tx: Tx,
  people: readonly Pick<Person, 'eventId' | 'userId'>[],
  where: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<Further[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<Further>`
    select further.event_id, further.user_id, further.role_id, further.shift_id
    from further_shift as further
    where (further.event_id, further.user_id) in (select * from unnest(
      ${people.map(({ eventId }) => eventId)}::uuid[], ${people.map(({ userId }) => userId)}::uuid[]
    )) and ${where}
    order by further.role_id, further.shift_id, further.user_id`.execute(tx);
  return rows;
}

/** @returns those that were there */
async function forget(tx: Tx, shifts: readonly Further[]): Promise<Further[]> {
  if (shifts.length === 0) return [];
  const { rows } = await sql<Further>`
    delete from further_shift where (event_id, user_id, shift_id) in (select * from ${table(shifts)})
    returning event_id, user_id, role_id, shift_id`.execute(tx);
  return rows;
}

/** Whoever waits for the role may have one of the places. */
async function freePlaces(tx: Tx, shifts: readonly Further[]): Promise<void> {
  await giveBack(tx, shifts);
  const roleIds = new Set(shifts.map(({ roleId }) => roleId));
  await addJobs(
    tx,
    FILL_PLACES,
    [...roleIds].map((id) => ({ id })),
  );
}

async function giveBack(tx: Tx, shifts: readonly Further[]): Promise<void> {
  const changeOf = (ids: readonly string[]) =>
    new Map([...Map.groupBy(ids, (id) => id)].map(([id, all]) => [id, -all.length] as const));
  const roles = changeOf(shifts.map(({ roleId }) => roleId));
  await transferPlaces(tx, { roles, shifts: changeOf(shifts.map(({ shiftId }) => shiftId)) });
}
