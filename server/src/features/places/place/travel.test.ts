/**
 * MT-11 The way between two places of one day follows from the map, and every part of the product says the same of it: asking,
 * giving, the board, suggestions, 'why not', the events that fit, and 'Fill for me'.
 */
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { suggestEvents, suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import { myParticipations, requestJoin } from '@saath/contract/places/joining/endpoints';
import { whyNot } from '@saath/contract/places/why-not/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstRole, givenAdmin, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { givePlace, moveOf } from '../../../testing/given-board.ts';
import { fillOf, placesIn, roleForm } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

const MINUTE = 60_000;
const lahore = '31.52, 74.36';
/** About 26 km to the north, 40 minutes. */
const muridke = '31.7538, 74.36';
const skills = ['Falconry'];

let product: TestProduct;
let admin: SignedIn;
let fill: ReturnType<typeof fillOf>;
let first: Event;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  fill = fillOf(product, admin);
  const place = { title: 'Food bank', location: 'Hall one', mapPoint: lahore };
  first = await fill.eventAt({ ...place, role: [roleForm(20, { skills })] });
});
afterAll(async () => await product.close());

/** An event that begins so many minutes after the first one has ended. */
async function after(minutes: number, change: object = {}): Promise<Event> {
  const start = Date.parse(first.endTime) + minutes * MINUTE;
  return await fill.eventAt({
    ...{ title: `After ${minutes}`, location: 'Hall two', mapPoint: muridke },
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 120 * MINUTE).toISOString(),
    role: [roleForm(9, { skills })],
    ...change,
  });
}

/** Somebody who has a place in the first event. */
async function busy(): Promise<SignedIn> {
  const person = await givenSignedIn(product, { name: 'Zara', skills });
  await givePlace(
    product,
    { event: first, roleId: firstRole(first).id, userId: person.id },
    admin.id,
  );
  return person;
}

/** What each part of the product says of somebody and an event. */
async function answers(person: SignedIn, event: Event) {
  const { id: roleId } = firstRole(event);
  const about = { params: { id: roleId, userId: person.id } };
  const obstacles = (await admin.call(whyNot, about)).body.obstacles as { text: string }[];
  const suggested = (await admin.call(suggestVolunteers, { params: { roleId } })).body;
  const fitting = (await person.call(suggestEvents)).body.events as {
    id: string;
    reasons: { text: string }[];
  }[];
  const known = await person.call(myParticipations, { query: { eventId: event.id } });
  const asked = await person.call(requestJoin, { body: { eventId: event.id, userId: person.id } });
  const plan = await fill.planFor([event]);
  const board = await admin.call(saveBoard, {
    params: { id: event.id },
    body: { moves: [moveOf(person.id, null, roleId)] },
  });
  return {
    whyNot: obstacles.map(({ text }) => text),
    isSuggested: (suggested.suggestedUsers as { id: string }[]).some(({ id }) => id === person.id),
    ownReasons: fitting.find(({ id }) => id === event.id)?.reasons.map(({ text }) => text) ?? [],
    minutesAway: (known.body.clash as { minutesAway: number } | null)?.minutesAway,
    asked: asked.body.message,
    isPlanned: placesIn(plan).some(({ userId }) => userId === person.id),
    board: [board.body.code, Object.values((board.body.fields as object) ?? {})],
  };
}

test('MT-11 with a minute less than the way everybody is told how far it is, and nobody is placed', async () => {
  const person = await busy();
  const event = await after(39);
  const told = await answers(person, event);
  expect(told).toMatchObject({
    whyNot: ['Has a place about 40 minutes away, too far to get here in time'],
    isSuggested: false,
    minutesAway: 40,
    asked:
      'Join request sent successfully! You already hold a role in "Food bank", about 40 minutes away, too close in time.',
    isPlanned: false,
    board: [
      'board.clash',
      [
        'Zara already holds a role in "Food bank", about 40 minutes away: too far to get from one to the other in time.',
      ],
    ],
  });
  expect(told.ownReasons).toContain('You already have another role then');
  const gift = { volunteerId: person.id, roleId: firstRole(event).id, eventId: event.id };
  const { body } = await admin.call(assignVolunteer, { body: gift });
  expect(body).toMatchObject({
    code: 'joining.overlap',
    message:
      'Zara already holds a role in "Food bank", about 40 minutes away: too far to get from one to the other in time.',
  });
});

test('MT-11 with time for the way all of them let the person come', async () => {
  const person = await busy();
  const told = await answers(person, await after(40));
  expect(told).toMatchObject({ whyNot: [], isSuggested: true, minutesAway: undefined });
  expect(told).toMatchObject({ asked: 'Join request sent successfully!', isPlanned: true });
  expect(told.ownReasons).not.toContain('You already have another role then');
  expect(told.board).toEqual([undefined, []]);
});

test('MT-11 a place at once is refused with the way in words', async () => {
  const person = await busy();
  const event = await after(39, { mode: 'instant' });
  const { body } = await person.call(requestJoin, {
    body: { eventId: event.id, userId: person.id },
  });
  expect(body).toMatchObject({
    code: 'joining.own_overlap',
    message:
      'You already hold a role in "Food bank", about 40 minutes away: too far to get from one to the other in time.',
  });
});

test('MT-11 without a point the minutes of the organiser count, as before', async () => {
  const person = await busy();
  const nowhere = { location: 'Somewhere', mapPoint: '', travelMinutes: 30 };
  expect((await answers(person, await after(29, nowhere))).minutesAway).toBe(30);
  expect((await answers(person, await after(30, nowhere))).isSuggested).toBe(true);
});

test('MT-11 of two events of one plan nobody gets both without time for the way', async () => {
  const person = await givenSignedIn(product, { skills: ['Weaving'] });
  const role = [roleForm(1, { skills: ['Weaving'] })];
  const point = { location: 'Hall one', mapPoint: lahore, role };
  const one = await fill.eventAt(point);
  const at = (minutes: number) => {
    const start = Date.parse(one.endTime) + minutes * MINUTE;
    return {
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + MINUTE * 60).toISOString(),
    };
  };
  const there = { location: 'Hall two', mapPoint: muridke, role };
  const [soon, later] = [
    await fill.eventAt({ ...there, ...at(39) }),
    await fill.eventAt({ ...there, ...at(40) }),
  ];
  for (const { id: eventId } of [one, soon, later])
    await person.call(requestJoin, { body: { eventId, userId: person.id } });
  expect(placesIn(await fill.planFor([one, soon]))).toHaveLength(1);
  expect(placesIn(await fill.planFor([one, later]))).toHaveLength(2);
});
