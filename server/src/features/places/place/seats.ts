/**
 * The places of roles and shifts that are taken. Nothing else changes `filled`: step.test.ts looks through the sources.
 * A place is held in the states of `holdingStates`; role and shift are counted together, the role first. Shifts that people have
 * besides the one of their place are in further-seats.ts.
 */
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { addJobs } from '../../../platform/job-adding.ts';
import { holdingList } from '../../../platform/participation-states.ts';

/** The job for roles that may have a free place for somebody who waits. */
export const FILL_PLACES = 'fill-places';

/**
 * Takes one place of a role, and of the shift if it has shifts; each in one statement, so that the last one cannot be
 * taken twice. False when either is full: the caller then undoes everything by a refusal.
 */
export async function takePlace(
  tx: Tx,
  { id, eventId }: { id: string; eventId: string },
  shift: { id: string } | undefined,
): Promise<boolean> {
  const role = await tx
    .updateTable('eventRole')
    .set((column) => ({ filled: column('filled', '+', 1) }))
    .where('eventId', '=', eventId)
    .where('id', '=', id)
    .whereRef('filled', '<', 'maxVolunteers')
    .returning(['id', 'crewAdults'])
    .executeTakeFirst();
  if (!role || (shift && !(await takeShift(tx, shift.id)))) return false;
  await letFollow(tx, role);
  return true;
}

/** Whoever waits for adults may be able to come now that somebody is there. */
async function letFollow(
  tx: Tx,
  { id, crewAdults }: { id: string; crewAdults: number | null },
): Promise<void> {
  if (crewAdults !== null) await addJobs(tx, FILL_PLACES, [{ id }]);
}

/** The same for a shift that somebody has besides another; both stay as they are where one is full. */
export async function takeFurtherPlace(
  tx: Tx,
  role: { id: string; eventId: string },
  shiftId: string,
): Promise<boolean> {
  const change = { roles: new Map([[role.id, -1]]), shifts: new Map() };
  const hasRoom = await takePlace(tx, role, undefined);
  if (!hasRoom || (await takeShift(tx, shiftId))) return hasRoom;
  await transferPlaces(tx, change);
  return false;
}

async function takeShift(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shift')
    .set((shift) => ({ filled: shift('filled', '+', 1) }))
    .where('id', '=', id)
    .whereRef('filled', '<', 'maxPeople')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Frees one place of a role, and of the shift if one was held. The wait list is the caller's to call (see `leave`). */
export async function givePlaceBack(
  tx: Tx,
  { roleId, shiftId }: { roleId: string; shiftId: string | null },
): Promise<void> {
  await transferPlaces(tx, {
    roles: new Map([[roleId, -1]]),
    shifts: new Map(shiftId ? [[shiftId, -1]] : []),
  });
}

/**
 * Many places at once, given and taken. The caller holds the roles and has made sure that there is room.
 *
 * @param change id → how many places are taken (or, below zero, given back)
 */
export async function transferPlaces(
  tx: Tx,
  change: { roles: ReadonlyMap<string, number>; shifts: ReadonlyMap<string, number> },
): Promise<void> {
  for (const [id, by] of change.roles) {
    if (by === 0) continue;
    const role = await tx
      .updateTable('eventRole')
      .set((column) => ({ filled: column('filled', '+', by) }))
      .where('id', '=', id)
      .returning(['id', 'crewAdults'])
      .executeTakeFirst();
    if (role && by > 0) await letFollow(tx, role);
  }
  for (const [id, by] of change.shifts)
    if (by !== 0)
      await tx
        .updateTable('shift')
        .set((shift) => ({ filled: shift('filled', '+', by) }))
        .where('id', '=', id)
        .execute();
}

/** Every place that is kept or taken, those of further shifts (ADR 83) as well. */
export const heldSeats = sql`(
  select user_id, role_id, shift_id from participation where state in (${holdingList})
  union all
  select further.user_id, further.role_id, further.shift_id
  from further_shift as further
    join participation as place on place.event_id = further.event_id and place.user_id = further.user_id
  where place.state in (${holdingList})
)`;

/**
 * Counts again who holds a place in each role and shift of an event. The caller holds the event alone.
 */
export async function countPlaces(tx: Tx, eventId: string): Promise<void> {
  await sql`
    update event_role as role set filled = held.people
    from (
      select each.id, count(seat.user_id)::int as people
      from event_role as each left join ${heldSeats} as seat on seat.role_id = each.id
      where each.event_id = ${eventId} group by each.id
    ) as held
    where role.id = held.id and role.filled <> held.people
  `.execute(tx);
  await sql`
    update shift set filled = held.people
    from (
      select each.id, count(seat.user_id)::int as people
      from shift as each left join ${heldSeats} as seat on seat.shift_id = each.id
      where each.event_id = ${eventId} group by each.id
    ) as held
    where shift.id = held.id and shift.filled <> held.people
  `.execute(tx);
}
