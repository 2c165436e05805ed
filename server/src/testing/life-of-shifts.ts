/** Everything that organisers do with people's further shifts, for tests of what is written down of it. */
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { allowSeveralShifts } from '@saath/contract/events/shifts/endpoints';
import { addShift, takeShiftBack } from '@saath/contract/places/further-shifts/endpoints';
import { eventRoster } from '@saath/contract/places/joining/endpoints';
import type { Client } from './client.ts';
import { done } from './done.ts';
import { firstRole, givenEvent } from './given.ts';

/** One more shift for somebody, which is taken back again. */
export async function lifeOfShifts(admin: Client, helper: { readonly id: string }): Promise<void> {
  const at = (hour: number) =>
    new Date(Date.parse('2026-12-29T00:00Z') + hour * 3_600_000).toISOString();
  const shifts = [9, 11].map((hour) => ({
    startsAt: at(hour),
    endsAt: at(hour + 2),
    maxPeople: 1,
  }));
  const role = [{ role_name: 'Cook', description: 'Cooks.', maxVolunteers: 2, skills: [], shifts }];
  const event = await givenEvent(admin, { startTime: at(9), endTime: at(13), role });
  const params = { id: event.id };
  await done(admin, allowSeveralShifts, { params, body: { isAllowed: true } });
  const { id: roleId, shifts: made } = firstRole(event);
  const [first, second] = made.map(({ id }) => id);
  const body = { volunteerId: helper.id, roleId, eventId: event.id, shiftId: first };
  await done(admin, assignVolunteer, { body });
  const { people } = await done(admin, eventRoster, { params, query: {} });
  const [{ participationId: id = '' } = {}] = people as { participationId?: string }[];
  const place = { params: { id }, body: { shiftId: second } };
  await done(admin, addShift, place);
  await done(admin, takeShiftBack, place);
}
