/** The day of an event that goes on: some are here, some late, some expected later, some done, some missing. */
import type { DayState } from '@saath/contract/day/check-in/rules';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { insertShifts } from '../features/events/shifts/queries.ts';
import { countPlaces, givePlaceBack } from '../features/places/place/seats.ts';
import { step } from '../features/places/place/step.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

const MINUTE = 60_000;

type Going = {
  readonly id: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly roles: readonly { readonly id: string; readonly maxVolunteers: number }[];
};

type Coming = {
  readonly id: string;
  readonly eventId: string;
  readonly userId: string;
  readonly state: ParticipationState;
  readonly roleId: string | null;
};

/** In this order, again and again; whoever stays confirmed is late. */
const fates: readonly DayState[] = [
  'checked_in',
  'checked_in',
  'confirmed',
  'checked_in',
  'completed',
  'left_early',
  'no_show',
];

export async function plantDay(
  tx: Tx,
  event: Going,
  { adminId, visitorId, now }: { adminId: string; visitorId: string; now: Date },
): Promise<void> {
  const people = await tx
    .selectFrom('participation')
    .select(['id', 'eventId', 'userId', 'state', 'roleId'])
    .where('eventId', '=', event.id)
    .where('state', '=', 'confirmed')
    .orderBy('id')
    .execute();
  const later = await plantShifts(tx, event, { people, now });
  // Anyone who tries the demo as a volunteer is on the way, and can check in.
  const first = people.filter(({ id, userId }) => !later.has(id) && userId !== visitorId);
  for (const [index, person] of first.entries()) {
    const to = fates[index % fates.length] ?? 'confirmed';
    const arrivedAt = new Date(event.startTime.getTime() + (index - 3) * 4 * MINUTE);
    if (to !== 'confirmed') await plantStep(tx, { person, to, arrivedAt, adminId, now });
  }
}

/** The first role in two shifts, of which the second comes half an hour from now. @returns who is in that one */
async function plantShifts(
  tx: Tx,
  { id: eventId, startTime, endTime, roles: [role] }: Going,
  { people, now }: { people: readonly Coming[]; now: Date },
): Promise<Set<string>> {
  const ofRole = people.filter(({ roleId }) => roleId === role?.id);
  if (!role || ofRole.length < 2) return new Set();
  const half = Math.ceil(ofRole.length / 2);
  const quarter = 15 * MINUTE;
  const change = new Date(Math.ceil(now.getTime() / quarter) * quarter + 2 * quarter);
  const parts = [
    { people: ofRole.slice(0, half), startsAt: startTime, endsAt: change },
    { people: ofRole.slice(half), startsAt: change, endsAt: endTime },
  ];
  const most = Math.ceil(role.maxVolunteers / 2);
  for (const [position, part] of parts.entries()) {
    const { startsAt, endsAt } = part;
    const id = newId();
    await insertShifts(tx, [
      {
        eventId,
        roleId: role.id,
        id,
        position,
        startsAt,
        endsAt,
        minPeople: 1,
        maxPeople: position === 0 ? most : role.maxVolunteers - most,
      },
    ]);
    for (const person of part.people)
      await tx
        .updateTable('participation')
        .set({ shiftId: id, startTime: startsAt, endTime: endsAt })
        .where('id', '=', person.id)
        .execute();
  }
  await countPlaces(tx, eventId);
  return new Set(parts[1]?.people.map(({ id }) => id));
}

async function plantStep(
  tx: Tx,
  given: { person: Coming; to: DayState; arrivedAt: Date; adminId: string; now: Date },
): Promise<void> {
  const { person, to, arrivedAt: checkedInAt, adminId, now } = given;
  const by = { by: 'organiser', actorId: adminId, reason: '' } as const;
  if (to === 'no_show') {
    if (person.roleId) {
      const { shiftId } = await tx
        .selectFrom('participation')
        .select('shiftId')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow();
      await givePlaceBack(tx, { roleId: person.roleId, shiftId });
    }
    await step(tx, person, { to, ...by, at: now });
    return;
  }
  await step(tx, person, { to: 'checked_in', set: { checkedInAt }, ...by, at: checkedInAt });
  if (to === 'checked_in') return;
  const checkedOutAt = new Date(now.getTime() - 5 * MINUTE);
  const here = { ...person, state: 'checked_in' } as const;
  await step(tx, here, { to, set: { checkedOutAt }, ...by, at: checkedOutAt });
}
