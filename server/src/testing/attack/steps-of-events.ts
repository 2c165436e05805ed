/** What organisers do with the events themselves: times, roles, shifts, cancelling, deleting. */

import {
  cancelEvent,
  createEvent,
  deleteEvent,
  getEvent,
  publishEvent,
  unpublishEvent,
  updateEvent,
} from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import { setShifts } from '@saath/contract/events/shifts/endpoints';
import { restoreEvent } from '@saath/contract/places/event-archive/endpoints';
import type { AttackStep } from './call.ts';
import { type Dice, newEvent, pick, rolesIn, shiftsIn, type World } from './world.ts';

const HOUR = 3_600_000;

async function eventSeen(world: World, number: number): Promise<Event | undefined> {
  const params = { id: pick(world.eventIds, number) ?? '' };
  const { status, body } = await world.as(world.adminId, getEvent, { params });
  return status === 200 ? (body.event as Event) : undefined;
}

const moved = (time: string, hours: number) =>
  new Date(Date.parse(time) + hours * HOUR).toISOString();

/** By how many hours start and end move; both, one of them, by a little or far away. */
const moves = [
  [0, 1],
  [0, -1],
  [0, 0.5],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-2, -2],
  [240, 240],
  [-120, -120],
  [0, 240],
] as const;

async function putTimes(world: World, { a, b, c }: Dice) {
  const event = await eventSeen(world, a);
  if (!event) return undefined;
  const [start, end] = pick(moves, b) ?? [0, 0];
  const isCorrection = c % 2 === 1;
  const body = {
    ...event,
    startTime: moved(event.startTime, start),
    endTime: moved(event.endTime, end),
    ...(c % 3 ? { notify: c % 3 === 1 } : {}),
    ...(isCorrection ? { correction: { reason: 'We began at another time.' } } : {}),
  };
  await world.as(world.adminId, updateEvent, { params: { id: event.id }, body });
  return isCorrection ? { eventId: event.id } : undefined;
}

export const stepsOfEvents: readonly AttackStep[] = [
  { name: 'moves an event', makes: [getEvent, updateEvent], run: putTimes },
  {
    name: 'changes the places of a role',
    makes: [updateEvent],
    async run(world, { a, b, c }) {
      const event = await eventSeen(world, a);
      if (!event) return undefined;
      const role = event.role.map((each, index) =>
        index === b % event.role.length ? { ...each, maxVolunteers: 1 + (c % 4) } : each,
      );
      const body = { ...event, role };
      await world.as(world.adminId, updateEvent, { params: { id: event.id }, body });
      return undefined;
    },
  },
  {
    name: 'adds a role',
    makes: [createRole],
    async run(world, { a, b }) {
      const role = { role_name: `Helper ${b}`, description: 'Helps.', skills: ['First aid'] };
      const body = { ...role, maxVolunteers: 1 + (b % 3), event_id: pick(world.eventIds, a) };
      await world.as(world.adminId, createRole, { body });
      return undefined;
    },
  },
  {
    name: 'deletes a role',
    makes: [deleteRole],
    async run(world, { a }) {
      const role = pick(await rolesIn(world), a);
      if (role) await world.as(world.adminId, deleteRole, { params: { roleId: role.id } });
      return undefined;
    },
  },
  {
    name: 'sets the shifts of a role',
    makes: [setShifts],
    async run(world, { a, b, c }) {
      const role = pick(await rolesIn(world), a);
      const event = role && world.eventIds.indexOf(role.eventId);
      const seen = event === undefined ? undefined : await eventSeen(world, event);
      if (!role || !seen) return undefined;
      const present = (await shiftsIn(world)).filter(({ roleId }) => roleId === role.id);
      const kept = present.slice(b % (present.length + 1)).map((shift) => ({
        id: shift.id,
        startsAt: moved(shift.startsAt.toISOString(), c % 5 === 0 ? 0.5 : 0),
        endsAt: moved(shift.endsAt.toISOString(), c % 7 === 0 ? -0.5 : 0),
        maxPeople: shift.maxPeople,
      }));
      const added = Array.from({ length: c % 3 }, (_, index) => ({
        startsAt: moved(seen.startTime, index),
        endsAt: moved(seen.startTime, index + 1),
        maxPeople: 1 + (b % 2),
      }));
      const body = { shifts: [...kept, ...added], release: c % 2 === 1 };
      await world.as(world.adminId, setShifts, { params: { roleId: role.id }, body });
      return undefined;
    },
  },
  ...([publishEvent, unpublishEvent, restoreEvent] as const).map((endpoint) => ({
    name: endpoint.path.split('/').pop() ?? '',
    makes: [endpoint],
    async run(world: World, { a }: Dice) {
      const params = { id: pick(world.eventIds, a) ?? '' };
      await world.as(world.adminId, endpoint, { params, body: {} });
      return undefined;
    },
  })),
  {
    name: 'begins anew where an event has come to its end',
    makes: [createEvent],
    async run(world, { a, b, c }) {
      const index = a % world.eventIds.length;
      const event = await eventSeen(world, index);
      const isGone = !event || ['CANCELLED', 'COMPLETED'].includes(event.status);
      const given = { adminId: world.adminId, index, hoursAhead: 1 + (b % 3) };
      if (!isGone) return undefined;
      world.eventIds[index] = await newEvent(world.product, given);
      world.done.add(createEvent);
      // Some are drafts at first: only before anybody takes part can an event become one.
      const params = { id: world.eventIds[index] };
      if (c % 3 === 0) await world.as(world.adminId, unpublishEvent, { params, body: {} });
      return undefined;
    },
  },
  {
    name: 'cancels an event',
    isFinal: true,
    makes: [cancelEvent],
    async run(world, { a }) {
      const params = { id: pick(world.eventIds, a) ?? '' };
      await world.as(world.adminId, cancelEvent, { params, body: { reason: 'A storm comes.' } });
      return undefined;
    },
  },
  {
    name: 'deletes an event',
    isFinal: true,
    makes: [deleteEvent],
    async run(world, { a }) {
      const params = { id: pick(world.eventIds, a) ?? '' };
      await world.as(world.adminId, deleteEvent, { params });
      return undefined;
    },
  },
];
