/** An Admin's events with one role, and their shifts, for tests. */
import { getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { setShifts } from '@saath/contract/events/shifts/endpoints';
import type { Shift } from '@saath/contract/events/shifts/schema';
import type { Client } from './client.ts';
import { firstRole, givenEvent } from './given.ts';

/** @param time such as `09:00`, by the clocks of Karachi on the event's day */
export const at = (event: Event, time: string) => `${event.startTime.slice(0, 10)}T${time}+05:00`;

/** For one person, unless changed. */
export const shiftOf = (
  event: Event,
  from: string,
  to: string,
  change: Record<string, unknown> = {},
) => ({ startsAt: at(event, from), endsAt: at(event, to), maxPeople: 1, ...change });

export function shiftPlans(admin: Client) {
  let day = 0;
  /** An event from 9 to 13 o'clock of Karachi, on a day of its own. */
  async function eventOf(change: Record<string, unknown> = {}): Promise<Event> {
    day += 1;
    const date = new Date(Date.parse('2026-12-10T00:00Z') + day * 86_400_000)
      .toISOString()
      .slice(0, 10);
    return await givenEvent(admin, {
      startTime: `${date}T09:00+05:00`,
      endTime: `${date}T13:00+05:00`,
      role: [{ role_name: 'Cook', description: 'Cooks.', maxVolunteers: 4, skills: ['Cooking'] }],
      ...change,
    });
  }

  async function plan(event: Event, shifts: unknown[], change: Record<string, unknown> = {}) {
    return await admin.call(setShifts, {
      params: { roleId: firstRole(event).id },
      body: { shifts, ...change },
    });
  }

  /** Two shifts of one person each: 9 to 11 and 11 to 13. */
  async function planned(): Promise<{ event: Event; early: Shift; late: Shift }> {
    const event = await eventOf();
    const { body } = await plan(event, [
      shiftOf(event, '11:00', '13:00', { place: 'Gate 2' }),
      shiftOf(event, '09:00', '11:00'),
    ]);
    const [early, late] = body.shifts as Shift[];
    if (!early || !late) throw new Error(`No shifts: ${JSON.stringify(body)}`);
    return { event, early, late };
  }

  const read = async (id: string) =>
    (await admin.call(getEvent, { params: { id } })).body.event as Event;

  return { eventOf, plan, planned, read };
}
