/** SQL of setting the shifts of a role: what it means for the people who hold or asked for one. */
import { holdingStates } from '@saath/contract/places/joining/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';

/** For whom a place of the role is kept or taken, who had it first first. */
export async function holdersOf(tx: Tx, { eventId, roleId }: { eventId: string; roleId: string }) {
  return await tx
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .selectAll('participation')
    .select(['appUser.name', 'appUser.email', 'appUser.language', 'appUser.kindsWithoutMail'])
    .select(
      sql<string[]>`array(select further.shift_id from further_shift as further
        where further.event_id = participation.event_id and further.user_id = participation.user_id)`.as(
        'furtherIds',
      ),
    )
    .where('participation.eventId', '=', eventId)
    .where('participation.roleId', '=', roleId)
    .where('participation.state', 'in', [...holdingStates])
    .orderBy('participation.decidedAt')
    .orderBy('participation.id')
    .execute();
}

export type Holder = Awaited<ReturnType<typeof holdersOf>>[number];

/** The shift of everybody in the role of whom it is known what came of their place. */
export async function recordedOf(
  tx: Tx,
  { eventId, roleId }: { eventId: string; roleId: string },
): Promise<{ shiftId: string | null }[]> {
  const { rows } = await sql<{ shiftId: string | null }>`
    with recorded as (
      select user_id, shift_id from participation
      where event_id = ${eventId} and role_id = ${roleId} and recorded_at is not null
    )
    select shift_id from recorded union
    select further.shift_id from further_shift as further join recorded on recorded.user_id = further.user_id
    where further.event_id = ${eventId}`.execute(tx);
  return rows;
}

/** Anyone who has one of the shifts besides another keeps the other. The places are counted by the caller. */
export async function forgetFurther(tx: Tx, shiftIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('furtherShift')
    .where('shiftId', '=', sql<string>`any(${shiftIds}::uuid[])`)
    .execute();
}

/** Anyone who asked for one of the shifts, or once did, has asked for any time of the role from now on. */
export async function forgetShifts(
  tx: Tx,
  given: { eventId: string; shiftIds: readonly string[]; startTime: Date; endTime: Date },
): Promise<void> {
  const { eventId, shiftIds, startTime, endTime } = given;
  await tx
    .updateTable('participation')
    .set({ shiftId: null, startTime, endTime })
    .where('eventId', '=', eventId)
    .where('shiftId', '=', sql<string>`any(${shiftIds}::uuid[])`)
    .execute();
}

/** Gives people their shift, and its times. The trigger refuses what would overlap. */
export async function putIntoShift(
  tx: Tx,
  given: {
    eventId: string;
    userIds: readonly string[];
    shift: { id: string; startsAt: Date; endsAt: Date };
  },
): Promise<void> {
  const { eventId, userIds, shift } = given;
  await tx
    .updateTable('participation')
    .set({ shiftId: shift.id, startTime: shift.startsAt, endTime: shift.endsAt })
    .where('eventId', '=', eventId)
    .where('userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
}

/** The times of shifts as they are stored, as the participations keep them. The trigger refuses what would overlap. */
export async function followShifts(tx: Tx, eventId: string): Promise<void> {
  await tx
    .updateTable('participation')
    .from('shift')
    .set((eb) => ({ startTime: eb.ref('shift.startsAt'), endTime: eb.ref('shift.endsAt') }))
    .where('participation.eventId', '=', eventId)
    .whereRef('shift.id', '=', 'participation.shiftId')
    .where(
      sql<boolean>`(participation.start_time, participation.end_time) <> (shift.starts_at, shift.ends_at)`,
    )
    .execute();
}

export async function setPlaces(
  tx: Tx,
  { roleId, maxVolunteers }: { roleId: string; maxVolunteers: number },
): Promise<void> {
  await tx.updateTable('eventRole').set({ maxVolunteers }).where('id', '=', roleId).execute();
}
