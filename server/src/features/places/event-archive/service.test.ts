/** KP-01: an event that was put away is in no answer of the whole product, except where its past is kept. */

import { sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import { correctHours } from '@saath/contract/afterwards/hours/endpoints';
import { deleteEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { sendAnnouncement } from '@saath/contract/messages/announcements/endpoints';
import { writeMessage } from '@saath/contract/messages/threads/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, ownPage, testClient } from '../../../testing/client.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer } from '../answer/service.ts';

let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
let other: SignedIn;
let guest: Client;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  person = await givenSignedIn(product, { name: 'Bano Begum' });
  other = await givenSignedIn(product, { name: 'Chand Mian' });
  guest = testClient(product.app);
});
afterAll(async () => await product.close());

/** Where somebody's past is told, to themselves or to those who answer for it. */
const where = {
  'GET /api/account/export': 'own data',
  'GET /api/audit': 'the log',
  'GET /api/event/:id/my-hours': 'own hours',
  'GET /api/event/archived': 'what can be brought back',
  'GET /api/export/hours': 'hours of everybody',
  'GET /api/notice': 'what somebody was told',
  'GET /api/user/:id/places': 'the places of a person',
} as const;

/** What each call is asked with, so that it would find the event. */
function asked(event: Event) {
  const role = firstRole(event);
  const query = new URLSearchParams({
    title: event.title,
    q: event.title,
    month: '2026-12',
    ids: event.id,
    event_id: event.id,
    eventId: event.id,
    name: 'Bano',
    states: 'confirmed',
    when: 'past',
  });
  const params = (path: string): Record<string, string> => ({
    id: path.startsWith('/api/user/')
      ? person.id
      : path.startsWith('/api/role/')
        ? role.id
        : event.id,
    roleId: role.id,
    userId: person.id,
  });
  return { query, params };
}

/** The address with all parameters, and without the ones that the call does not know. */
async function answerOf(client: Client, path: string, event: Event): Promise<string> {
  const { query, params } = asked(event);
  const values = params(path);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? event.id);
  const { payload } = await product.app.inject({
    method: 'GET',
    url: `${filled}?${query}`,
    headers: { ...ownPage, cookie: client.cookie },
  });
  return payload;
}

async function callsThatTellOf(event: Event): Promise<string[]> {
  const found = new Set<string>();
  // Sessions of organisers end after a few hours.
  admin.cookie = (await signedInAs(product, admin.id)).cookie;
  for (const { endpoint } of product.routes) {
    if (endpoint.method !== 'GET' || endpoint.stream || endpoint.path.endsWith('logout')) continue;
    for (const client of [admin, person, guest]) {
      const answer = await answerOf(client, endpoint.path, event);
      if (answer.includes(event.title) || answer.includes(event.id))
        found.add(`GET ${endpoint.path}`);
    }
  }
  return [...found].sort();
}

/** An event with everything that could be told of it. */
async function fullEvent(title: string, day: string): Promise<Event> {
  const times = { startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z` };
  const event = await givenEvent(admin, { title, ...times });
  const place = { eventId: event.id, roleId: firstRole(event).id, actorId: admin.id };
  const { id } = await assignVolunteer(product.ports, { ...place, userId: person.id });
  await other.call(requestJoin, { body: { eventId: event.id, userId: other.id } });
  const words = { subject: title, text: 'See you there.', key: crypto.randomUUID() };
  const sent = await admin.call(sendAnnouncement, {
    params: { id: event.id },
    body: { ...words, segment: { states: ['confirmed'] } },
  });
  const written = await person.call(writeMessage, {
    params: { id: event.id, userId: person.id },
    body: { text: 'I look forward to it.', key: crypto.randomUUID() },
  });
  expect([sent.status, written.status]).toEqual([200, 200]);
  const checkedInAt = new Date(event.startTime);
  await givenState(product, id, 'checked_in', { at: checkedInAt, set: { checkedInAt } });
  return event;
}

test('KP-01 an event that is put away is in no list, page, search or suggestion; its hours still name it', async () => {
  for (const [title, day, now] of [
    ['Heron count that runs', '2026-12-07', '2026-12-07T10:00:00Z'],
    ['Heron count that is over', '2026-12-17', '2026-12-17T14:00:00Z'],
  ] as const) {
    product.clock.now = testStart;
    admin.cookie = (await signedInAs(product, admin.id)).cookie;
    const event = await fullEvent(title, day);
    product.clock.now = new Date(now);
    await other.call(sendFeedback, { body: { eventId: event.id, rating: 5, message: 'Good.' } });
    const before = await callsThatTellOf(event);
    expect(before.length, before.join('\n')).toBeGreaterThan(14);
    expect((await admin.call(deleteEvent, { params: { id: event.id } })).status).toBe(200);
    product.clock.now = new Date(`${day}T18:00:00Z`);
    const after = await callsThatTellOf(event);
    expect(after).toEqual(Object.keys(where));
    const { id } = await product.db
      .selectFrom('participation')
      .select('id')
      .where('eventId', '=', event.id)
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    const correction = { hours: 1, reason: 'Not possible any more' };
    const { status } = await admin.call(correctHours, { params: { id }, body: correction });
    expect(status).toBe(404);
  }
});
