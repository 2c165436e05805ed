/** What volunteers and the clock do. */
import { leave } from '@saath/contract/accounts/account-care/endpoints';
import { answerMissed, proposeHours } from '@saath/contract/afterwards/hours/endpoints';
import { askAtDoor, checkInSelf, showCode } from '@saath/contract/day/door/endpoints';
import { answerOffer, requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import { answerOwn } from '@saath/contract/places/reminders/endpoints';
import { comingAnswers } from '@saath/contract/places/reminders/rules';
import type { AttackStep } from './call.ts';
import { missedBy } from './missed.ts';
import { pick, placesOf, rolesIn, shiftsIn, volunteerPassword, type World } from './world.ts';

const MINUTE = 60_000;

/** In minutes: mostly within the day, sometimes beyond the time in which hours can be proposed. */
const waits = [5, 15, 15, 15, 30, 30, 60, 60, 120, 300, 1440, 9 * 1440];

/** The address that stands at the door of the event now. */
async function codeOf(world: World, eventId: string): Promise<string> {
  const { body } = await world.as(world.adminId, showCode, { params: { id: eventId } });
  return (
    String(body.url ?? '')
      .split('/')
      .pop() ?? ''
  );
}

export const stepsOfPeople: readonly AttackStep[] = [
  {
    name: 'time goes by',
    makes: [],
    async run({ product }, { a }) {
      const minutes = pick(waits, a) ?? 15;
      product.clock.now = new Date(product.clock.now.getTime() + minutes * MINUTE);
      return undefined;
    },
  },
  {
    name: 'asks to join',
    makes: [requestJoin],
    async run(world, { a, b, c }) {
      const eventId = pick(world.eventIds, a);
      const roles = (await rolesIn(world)).filter((role) => role.eventId === eventId);
      const role = pick([undefined, ...roles], b);
      const shifts = (await shiftsIn(world)).filter(({ roleId }) => roleId === role?.id);
      const shiftId = pick([null, ...shifts.map(({ id }) => id)], c);
      const body = { eventId, roleId: role?.id ?? null, shiftId };
      await world.as(pick(world.peopleIds, b + c) ?? '', requestJoin, { body });
      return undefined;
    },
  },
  {
    name: 'withdraws',
    makes: [withdraw],
    async run(world, { a }) {
      const place = pick(await placesOf(world), a);
      if (place) await world.as(place.userId, withdraw, { params: { id: place.id } });
      return undefined;
    },
  },
  {
    name: 'answers an offer',
    makes: [answerOffer],
    async run(world, { a, b }) {
      const offered = (await placesOf(world)).filter(({ state }) => state === 'offered');
      const place = pick(offered, a);
      const body = { accept: b % 3 > 0 };
      if (place) await world.as(place.userId, answerOffer, { params: { id: place.id }, body });
      return undefined;
    },
  },
  {
    name: 'answers a reminder',
    makes: [answerOwn],
    async run(world, { a, b }) {
      const place = pick(await placesOf(world), a);
      const body = { answer: pick(comingAnswers, b) };
      if (place) await world.as(place.userId, answerOwn, { params: { id: place.id }, body });
      return undefined;
    },
  },
  {
    name: 'checks in at the door',
    makes: [checkInSelf],
    async run(world, { a, b, c }) {
      // Mostly somebody who takes part there: hardly anybody else is let in.
      const place = c % 4 > 0 ? pick(await placesOf(world), a) : undefined;
      const code = await codeOf(world, place?.eventId ?? pick(world.eventIds, a) ?? '');
      const personId = place?.userId ?? pick(world.peopleIds, b) ?? '';
      await world.as(personId, checkInSelf, { body: { code } });
      return undefined;
    },
  },
  {
    name: 'asks at the door',
    makes: [askAtDoor],
    async run(world, { a, b }) {
      const code = await codeOf(world, pick(world.eventIds, a) ?? '');
      await world.as(pick(world.peopleIds, b) ?? '', askAtDoor, { body: { code } });
      return undefined;
    },
  },
  {
    name: 'proposes hours',
    makes: [proposeHours],
    async run(world, { a, b }) {
      const place = pick(await placesOf(world), a);
      const body = { hours: 0.25 + (b % 20) / 4, reason: 'I stayed for longer.' };
      const params = { id: place?.eventId ?? '' };
      if (place) await world.as(place.userId, proposeHours, { params, body });
      return undefined;
    },
  },
  {
    name: 'answers having been missed',
    makes: [answerMissed],
    async run(world, { a, b }) {
      const place = await missedBy(world, a);
      if (!place) return undefined;
      const params = { id: place.eventId };
      const body = { answer: pick(['there', 'emergency', 'forgot'], b), note: 'Sorry.' };
      await world.as(place.userId, answerMissed, { params, body });
      return { placeId: place.id };
    },
  },
  {
    name: 'leaves the product',
    isFinal: true,
    makes: [leave],
    async run(world, { a }) {
      const body = { currentPassword: volunteerPassword };
      // The first two stay, so that somebody is left.
      await world.as(pick(world.peopleIds.slice(2), a) ?? '', leave, { body });
      return undefined;
    },
  },
];
