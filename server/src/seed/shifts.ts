/** Shifts of the demo's festival: every two hours, with a quarter of an hour to hand over. */
import { generateShifts } from '@saath/contract/events/shift-times/rules';
import { insertShifts, type ShiftRow, shiftsOfRole } from '../features/events/shifts/queries.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

type Event = { readonly id: string; readonly startTime: Date; readonly endTime: Date };

const pattern = { length: 120, handover: 15 };

/** How many people a role takes that has so many in each shift. */
export function placesOverShifts(event: Omit<Event, 'id'>, perShift: number): number {
  return perShift * generateShifts(event, pattern).length;
}

export async function plantShifts(
  tx: Tx,
  event: Event,
  roles: readonly { id: string; perShift: number; name: string }[],
): Promise<void> {
  const rows = roles.flatMap(({ id: roleId, perShift, name }) =>
    generateShifts(event, pattern).map(({ startsAt, endsAt }, index) => ({
      ...{ eventId: event.id, roleId, id: newId(), position: index + 1, startsAt, endsAt },
      ...{ minPeople: Math.ceil(perShift / 2), maxPeople: perShift },
      place: name === 'Usher' ? (index % 2 ? 'Gate 2' : 'Gate 1') : '',
    })),
  );
  await insertShifts(tx, rows);
}

/** The first with a free place; undefined where the role has one time for all. */
export async function openShift(
  tx: Tx,
  role: { id: string; eventId: string } | undefined,
): Promise<ShiftRow | undefined> {
  if (!role) return undefined;
  const shifts = await shiftsOfRole(tx, { eventId: role.eventId, roleId: role.id });
  return shifts.find(({ filled, maxPeople }) => filled < maxPeople) ?? shifts.at(-1);
}
