/** SQL of places whose role asks for something, and of what is missing for them. */

import { LIMITS_REACH } from '@saath/contract/events/time-limits/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { comingList } from '../../../platform/participation-states.ts';
import { type Recipient, recipientColumns } from '../place/queries.ts';

/** Whose places are looked at: a person's, or an event's. */
export type Whose = { readonly userId: string } | { readonly eventId: string };

const isOf = (whose: Whose): RawBuilder<boolean> =>
  'userId' in whose
    ? sql`participation.user_id = ${whose.userId}`
    : sql`participation.event_id = ${whose.eventId}`;

const REACH = `${LIMITS_REACH / 1000} seconds`;

/** Limits of hours and rest are asked for there, or where the person is at about that time. */
const isTimeLimited = sql`exists (
  select from participation as held join every_event as where_held on where_held.id = held.event_id
  where held.user_id = participation.user_id
    and (held.id = participation.id or held.state in (${comingList}))
    and (where_held.day_hours is not null or where_held.week_hours is not null
      or where_held.rest_hours is not null)
    and held.end_time > participation.start_time - ${REACH}::interval
    and held.start_time < participation.end_time + ${REACH}::interval
)`;

function places(db: Database, whose: Whose, now: Date) {
  return db
    .selectFrom('participation')
    .innerJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .where(isOf(whose))
    .where('participation.state', 'in', ['offered', 'confirmed', 'checked_in'])
    .where('participation.endTime', '>', now)
    .where('participation.eligibilityReason', 'is', null)
    .where(
      sql<boolean>`(event_role.needs_one_of <> '{}' or event_role.min_age is not null
        or event_role.needs_agreements <> '{}' or event_role.needs_guardian
        or participation.attention_since is not null or ${isTimeLimited})`,
    );
}

/** Places that are kept and not over, as far as something is asked for or was missing. */
export async function placesToLookAt(tx: Tx, { whose, now }: { whose: Whose; now: Date }) {
  return await places(tx, whose, now)
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('shift', 'shift.id', 'participation.shiftId')
    .select([
      ...recipientColumns,
      'participation.id as participationId',
      'participation.eventId',
      'participation.startTime',
      'participation.endTime',
      'participation.attentionSince',
      'eventRole.name as roleName',
      'eventRole.needsOneOf',
      'eventRole.minAge',
      'eventRole.needsAgreements',
      'eventRole.needsGuardian',
      'eventRole.id as roleId',
      'shift.place as shiftPlace',
    ])
    .orderBy('participation.eventId')
    .orderBy('appUser.id')
    .execute();
}

export type PlaceRow = Awaited<ReturnType<typeof placesToLookAt>>[number] & Recipient;

/** The events of those places, in the order in which they are held. */
export async function eventsToHold(tx: Tx, { whose, now }: { whose: Whose; now: Date }) {
  const rows = await places(tx, whose, now)
    .select('participation.eventId')
    .distinct()
    .orderBy('participation.eventId')
    .execute();
  return rows.map(({ eventId }) => eventId);
}

/** @param since null = nothing is missing any more */
export async function setAttention(
  tx: Tx,
  { ids, since }: { ids: readonly string[]; since: Date | null },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('participation')
    .set({ attentionSince: since })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** The place stays for a reason. */
export async function keepPlaceFor(
  tx: Tx,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('participation')
    .set({ attentionSince: null, eligibilityReason: reason })
    .where('id', '=', id)
    .execute();
}

/** Roles with a free place, of events for which the person waits. */
export async function rolesWaitedFor(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('participation')
    .innerJoin('eventRole', 'eventRole.eventId', 'participation.eventId')
    .select('eventRole.id')
    .where('participation.userId', '=', userId)
    .where('participation.state', '=', 'waitlisted')
    .where(sql<boolean>`(participation.role_id is null or participation.role_id = event_role.id)`)
    .whereRef('eventRole.filled', '<', 'eventRole.maxVolunteers')
    .orderBy('eventRole.id')
    .execute();
  return rows.map(({ id }) => id);
}
