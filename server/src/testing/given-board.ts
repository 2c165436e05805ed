/** What tests of the board start from: events whose roles have people in them, and moves as the screen sends them. */

import type { Event } from '@saath/contract/events/events/schema';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import type { BoardMove } from '@saath/contract/places/board/schema';
import { assignVolunteer } from '../features/places/answer/service.ts';
import { requestToJoin } from '../features/places/ask/service.ts';
import type { Client } from './client.ts';
import { eventForm, givenEvent, givenVolunteer } from './given.ts';
import type { TestProduct } from './product.ts';

const HOUR = 3_600_000;
const names = ['Cook', 'Driver', 'Usher'];
let day = 0;

/** An event with one role for each number of places, on a day of its own so that people do not overlap by chance. */
export async function givenBoard(admin: Client, places: readonly number[], sameDay = false) {
  if (!sameDay) day += 1;
  const start = Date.parse('2027-01-01T09:00:00Z') + day * 24 * HOUR;
  const event = await givenEvent(
    admin,
    eventForm({
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 4 * HOUR).toISOString(),
      role: places.map((maxVolunteers, index) => ({
        role_name: names[index] ?? `Role ${index}`,
        description: 'Helps.',
        maxVolunteers,
        skills: ['First aid'],
      })),
    }),
  );
  return { event, roleIds: event.role.map(({ id }) => id) as [string, string, string] };
}

type Place = { event: Event; roleId: string; userId: string };

export async function givePlace({ ports }: TestProduct, place: Place, actorId: string) {
  const { event, roleId, userId } = place;
  await assignVolunteer(ports, { eventId: event.id, roleId, userId, actorId });
}

/** Somebody new who holds a place. */
export async function placed(
  product: TestProduct,
  { event, roleId, name }: { event: Event; roleId: string; name: string },
  actorId: string,
) {
  const person = await givenVolunteer(product.db, { name });
  await givePlace(product, { event, roleId, userId: person.id }, actorId);
  return person;
}

export async function asks(
  { ports }: TestProduct,
  { event, userId, roleId = null }: { event: Event; userId: string; roleId?: string | null },
) {
  const request = { eventId: event.id, userId, roleId, note: 'I can help', actorId: userId };
  return (await requestToJoin(ports, request)).row;
}

/**
 * @param from a role's id = confirmed there; null = asked for any role; `none` = not in the event yet
 * @param to null = no role
 */
export function moveOf(userId: string, from: string | null, to: string | null): BoardMove {
  const state = from === 'none' ? 'none' : from === null ? 'requested' : 'confirmed';
  const roleId = state === 'confirmed' ? from : null;
  return {
    userId,
    from: { state, roleId },
    to: to === null ? 'unassigned' : { roleId: to },
  };
}

export async function saved(admin: Client, { id }: Event, moves: readonly unknown[], note = '') {
  return await admin.call(saveBoard, { params: { id }, body: { moves, note } });
}
