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
  return await tx
    .selectFrom('participation')
    .select('shiftId')
    .distinct()
    .where('eventId', '=', eventId)
    .where('roleId', '=', roleId)
    .where('recordedAt', 'is not', null)
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
