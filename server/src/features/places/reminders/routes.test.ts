/** Answers by the links of mails and signed in, over HTTP. */
import { cancelEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { eventRoster } from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import * as endpoints from '@saath/contract/places/reminders/endpoints';
import type { ComingAnswer } from '@saath/contract/places/reminders/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownPage, testClient } from '../../../testing/client.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { latestAnswers } from './queries.ts';
import { answerLinks } from './service.ts';

const HOUR = 3_600_000;

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => {
  await product.close();
});
beforeEach(async () => {
  product.clock.now = testStart;
  await product.db.deleteFrom('event').execute();
});

type Place = {
  readonly event: Event;
  readonly person: { id: string; name: string; email: string };
  readonly participationId: string;
  readonly tokens: Record<ComingAnswer, string>;
};

/** Somebody who holds a place at an event 48 hours ahead, with the links of a reminder. */
async function givenPlace(maxVolunteers = 2): Promise<Place> {
  const start = testStart.getTime() + 48 * HOUR;
  const event = await givenEvent(admin, {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 4 * HOUR).toISOString(),
    role: [{ role_name: 'Cook', description: 'Cooks.', maxVolunteers, skills: ['Cooking'] }],
  });
  return await givenPlaceIn(event);
}

async function givenPlaceIn(event: Event): Promise<Place> {
  const person = await givenVolunteer(product.db);
  const body = { volunteerId: person.id, roleId: firstRole(event).id, eventId: event.id };
  expect((await admin.call(assignVolunteer, { body })).status).toBe(200);
  const { id: participationId } = await product.db
    .selectFrom('participation')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  const startTime = new Date(event.startTime);
  const links = answerLinks(product.ports, { participationId, startTime, linkStamp: 0 });
  const tokenOf = (answer: ComingAnswer) => new URL(links[answer]).pathname.split('/')[2] ?? '';
  const tokens = { coming: tokenOf('coming'), late: tokenOf('late'), cant: tokenOf('cant') };
  return { event, person, participationId, tokens };
}

const guest = () => testClient(product.app);
const look = async (token: string) =>
  await guest().call(endpoints.readAnswerLink, { params: { token } });
const answer = async (token: string, body: Record<string, unknown>) =>
  await guest().call(endpoints.answerByLink, { params: { token }, body });

/** What a browser sends when the button of the page is pressed. */
async function press(
  token: string,
  fields: Record<string, string>,
  headers: Record<string, string> = ownPage,
) {
  const response = await product.app.inject({
    method: 'POST',
    url: `/coming/${token}`,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: response.statusCode, to: response.headers.location };
}

const stateOf = async ({ participationId }: Place) =>
  (
    await product.db
      .selectFrom('participation')
      .select('state')
      .where('id', '=', participationId)
      .executeTakeFirstOrThrow()
  ).state;

const answersOf = async ({ event }: Place) =>
  [...(await latestAnswers(product.db, event.id)).values()].map((row) => ({
    userId: row.userId,
    answer: row.answer,
    lateMinutes: row.lateMinutes,
  }));

describe('NT-05 the link of a reminder', () => {
  test('NT-05 shows event, role and first name only, and the answer that was pressed', async () => {
    const place = await givenPlace();
    const { status, body } = await look(place.tokens.late);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'open',
      firstName: 'Aisha',
      roleName: 'Cook',
      chosen: 'late',
      given: null,
      event: { title: 'River clean-up', startTime: place.event.startTime },
    });
    const told = JSON.stringify(body);
    expect(told).not.toContain('Khan');
    expect(told).not.toContain(place.person.email);
    expect(told).not.toContain(place.person.id);
  });

  test('NT-05 a program that opens the links of a mail changes nothing', async () => {
    const place = await givenPlace();
    for (const token of Object.values(place.tokens)) {
      expect((await look(token)).status).toBe(200);
      for (const method of ['GET', 'HEAD'] as const) {
        await product.app.inject({ method, url: `/api/coming/${token}` });
        await product.app.inject({ method, url: `/coming/${token}` });
      }
    }
    expect(await answersOf(place)).toEqual([]);
    expect(await stateOf(place)).toBe('confirmed');
  });

  test('NT-05 the button acts without signing in, and the answer can be changed until the start', async () => {
    const place = await givenPlace();
    const { coming } = place.tokens;
    expect(await press(coming, { answer: 'coming' })).toEqual({
      status: 303,
      to: `/coming/${coming}?said=coming`,
    });
    const { id: userId } = place.person;
    expect(await answersOf(place)).toEqual([{ userId, answer: 'coming', lateMinutes: null }]);
    await press(coming, { answer: 'late', minutes: '30' });
    expect(await answersOf(place)).toEqual([{ userId, answer: 'late', lateMinutes: 30 }]);
    expect((await look(coming)).body.given).toMatchObject({ answer: 'late', minutes: 30 });
    product.clock.now = new Date(place.event.startTime);
    await press(coming, { answer: 'coming' });
    expect(await answersOf(place)).toEqual([{ userId, answer: 'late', lateMinutes: 30 }]);
  });

  test('NT-05 WI-06 who cannot come says so by one press; the place is free and the organiser hears why', async () => {
    const place = await givenPlace();
    const { cant } = place.tokens;
    const sure = { answer: 'cant', word: 'I am ill.\r\nSorry.' };
    expect((await press(cant, sure)).to).toBe(`/coming/${cant}?said=cant`);
    expect(await stateOf(place)).toBe('withdrawn');
    const role = await product.db
      .selectFrom('eventRole')
      .select('filled')
      .where('eventId', '=', place.event.id)
      .executeTakeFirstOrThrow();
    expect(role.filled).toBe(0);
    const told = await product.db
      .selectFrom('notice')
      .select(['title', 'link'])
      .where('userId', '=', admin.id)
      .execute();
    expect(told).toContainEqual({
      title: 'Aisha Khan cannot come: River clean-up (I am ill.\nSorry.)',
      link: `/admin/event/${place.event.id}`,
    });
    expect((await look(cant)).body.state).toBe('gone');
  });

  test('NT-05 who holds a later shift can give it back until it begins', async () => {
    const place = await givenPlace();
    const startTime = new Date(Date.parse(place.event.startTime) + HOUR);
    await product.db
      .updateTable('participation')
      .set({ startTime })
      .where('id', '=', place.participationId)
      .execute();
    const { participationId } = place;
    const link = answerLinks(product.ports, { participationId, startTime, linkStamp: 0 }).cant;
    const token = new URL(link).pathname.split('/')[2] ?? '';
    product.clock.now = new Date(place.event.startTime);
    await press(token, { answer: 'cant' });
    expect(await stateOf(place)).toBe('withdrawn');
  });

  test('NT-05 a form of another site does nothing', async () => {
    const place = await givenPlace();
    const { coming } = place.tokens;
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await press(coming, { answer: 'coming' }, foreign)).status).toBe(403);
    expect((await press(coming, { answer: 'coming' }, {})).status).toBe(403);
    expect(await answersOf(place)).toEqual([]);
  });

  test('NT-05 no other address takes forms, and this one takes nothing else', async () => {
    const place = await givenPlace();
    const response = await product.app.inject({
      method: 'POST',
      url: `/coming/${place.tokens.coming}`,
      headers: { ...ownPage, 'content-type': 'application/json' },
      payload: '{"answer":"coming"}',
    });
    expect(response.statusCode).toBe(415);
  });
});

describe('NT-05 links that no longer hold', () => {
  test('NT-05 forged ones are refused, whatever was changed in them', async () => {
    const place = await givenPlace();
    const other = await givenPlaceIn(place.event);
    const [id = '', start = '', given = '', signature = ''] = place.tokens.coming.split('.');
    const forged = [
      `${other.participationId}.${start}.${given}.${signature}`,
      `${id}.${Number(start) + 1}.${given}.${signature}`,
      `${id}.${start}.cant.${signature}`,
      `${id}.${start}.${given}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${id}.0${start}.${given}.${signature}`,
      `${place.tokens.coming}.x`,
      `${id}.${start}.${given}.`,
      `${id}.NaN.${given}.${signature}`,
      'x',
      '%00',
    ];
    for (const token of forged) {
      expect([token, (await look(token)).status]).toEqual([token, 404]);
      expect((await answer(token, { answer: 'coming' })).status).toBeGreaterThanOrEqual(400);
    }
    expect(await answersOf(place)).toEqual([]);
  });

  test('NT-05 a link says that the event has begun, is over, has another time, or does not take place', async () => {
    const [begun, moved, cancelled] = [await givenPlace(), await givenPlace(), await givenPlace()];
    const stateAt = async (place: Place) => (await look(place.tokens.coming)).body.state;
    const startTime = new Date(Date.parse(moved.event.startTime) + HOUR).toISOString();
    const body = { ...moved.event, role: [], startTime };
    await admin.call(updateEvent, { params: { id: moved.event.id }, body });
    expect(await stateAt(moved)).toBe('moved');
    expect(await answer(moved.tokens.coming, { answer: 'coming' })).toMatchObject({
      status: 409,
      body: { code: 'reminders.moved' },
    });
    const { id } = cancelled.event;
    await admin.call(cancelEvent, { params: { id }, body: { reason: 'Flood' } });
    expect(await stateAt(cancelled)).toBe('cancelled');
    expect((await answer(cancelled.tokens.coming, { answer: 'coming' })).body.code).toBe(
      'reminders.not_coming',
    );
    product.clock.now = new Date(begun.event.startTime);
    expect(await stateAt(begun)).toBe('begun');
    expect((await answer(begun.tokens.cant, { answer: 'cant' })).body.code).toBe('reminders.begun');
    product.clock.now = new Date(begun.event.endTime);
    expect(await stateAt(begun)).toBe('over');
    expect(await stateOf(begun)).toBe('confirmed');
  });

  test('NT-05 an answer must be one of three, and a delay one of those on offer', async () => {
    const { tokens } = await givenPlace();
    expect((await answer(tokens.late, { answer: 'maybe' })).body.message).toBe(
      'Please choose one of the three answers.',
    );
    expect((await answer(tokens.late, { answer: 'late', minutes: '20' })).body.message).toBe(
      'Please say whether it is about 15, 30 or 60 minutes.',
    );
  });
});

describe('NT-05 signed in', () => {
  test('NT-05 sees the places of the coming week and answers for them, and for nobody else', async () => {
    const place = await givenPlace();
    const other = await givenPlaceIn(place.event);
    const own = await signedInAs(product, place.person.id);
    const list = await own.call(endpoints.askedPlaces);
    expect(list.body.places).toMatchObject([
      { participationId: place.participationId, given: null },
    ]);
    const params = { id: place.participationId };
    expect(
      await own.call(endpoints.answerOwn, { params, body: { answer: 'coming' } }),
    ).toMatchObject({
      status: 200,
      body: { message: 'Thank you! The organiser knows that you are coming.' },
    });
    const theirs = { params: { id: other.participationId }, body: { answer: 'cant' } };
    expect((await own.call(endpoints.answerOwn, theirs)).status).toBe(404);
    expect(await stateOf(other)).toBe('confirmed');
    product.clock.now = new Date(testStart.getTime() - 200 * HOUR);
    const early = await signedInAs(product, place.person.id);
    expect((await early.call(endpoints.askedPlaces)).body.places).toEqual([]);
  });

  test('NT-05 organisers read the answers in the roster and in one line', async () => {
    const place = await givenPlace(3);
    const [late] = [await givenPlaceIn(place.event), await givenPlaceIn(place.event)];
    await answer(place.tokens.coming, { answer: 'coming' });
    await answer(late?.tokens.late ?? '', { answer: 'late', minutes: 60 });
    const params = { id: place.event.id };
    expect((await admin.call(endpoints.answerCounts, { params })).body).toMatchObject({
      coming: 1,
      late: 1,
      unanswered: 1,
    });
    const people = (await admin.call(eventRoster, { params })).body.people as RosterPerson[];
    const said = new Map(people.map(({ userId, coming }) => [userId, coming] as const));
    expect(said.get(place.person.id)).toMatchObject({ answer: 'coming', minutes: null });
    expect(said.get(late?.person.id ?? '')).toMatchObject({ answer: 'late', minutes: 60 });
    const own = await signedInAs(product, place.person.id);
    expect((await own.call(endpoints.answerCounts, { params })).status).toBe(403);
  });
});

describe('NT-02 whom a changed event tells', () => {
  const mailsAbout = async (place: Place) =>
    (
      await product.db
        .selectFrom('mail')
        .select('kind')
        .where('toAddress', '=', place.person.email)
        .where('kind', '=', 'change')
        .execute()
    ).length;
  const save = async (place: Place, change: Record<string, unknown>) => {
    const body = { ...place.event, role: [], updatedAt: undefined, ...change };
    const { status } = await admin.call(updateEvent, { params: { id: place.event.id }, body });
    expect(status).toBe(200);
  };

  test('NT-02 a corrected place may stay untold, or be told', async () => {
    const place = await givenPlace();
    await save(place, { location: 'Ravi bank, Lahore.', notify: false });
    expect(await mailsAbout(place)).toBe(0);
    await save(place, { location: 'Canal Road', notify: true });
    expect(await mailsAbout(place)).toBe(1);
  });

  test('NT-02 a new time is told in any case', async () => {
    const place = await givenPlace();
    const endTime = new Date(Date.parse(place.event.endTime) + HOUR).toISOString();
    await save(place, { endTime, notify: false });
    expect(await mailsAbout(place)).toBe(1);
  });
});
