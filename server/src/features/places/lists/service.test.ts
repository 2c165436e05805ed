import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer, deleteRole } from '@saath/contract/events/roles/endpoints';
import * as endpoints from '@saath/contract/places/joining/endpoints';
import { mayFollow } from '@saath/contract/places/joining/rules';
import type {
  Participation,
  QueueEntry,
  RosterPerson,
} from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Client } from '../../../testing/client.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  givenVolunteer,
  type SignedIn,
} from '../../../testing/given.ts';
import { placesCounted } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: Client & { id: string };
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => {
  await product.close();
});

const volunteer = async (given: Parameters<typeof givenSignedIn>[1] = {}) =>
  await givenSignedIn(product, given);

const ask = async (client: SignedIn, event: Event) =>
  await client.call(endpoints.requestJoin, { body: { eventId: event.id } });
const decide = async (participationId: string, body: Record<string, unknown>) =>
  await admin.call(endpoints.decide, { params: { id: participationId }, body });
const assign = async (event: Event, person: { id: string }, roleId: string) =>
  await admin.call(assignVolunteer, {
    body: { volunteerId: person.id, roleId, eventId: event.id },
  });

let hour = 0;
/** An event at a time of its own, with roles of so many places. */
async function eventOf(places = 1, names = ['First aider']): Promise<Event> {
  hour += 3;
  const start = Date.parse('2026-12-10T00:00:00Z') + hour * 3_600_000;
  return await givenEvent(admin, {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 2 * 3_600_000).toISOString(),
    role: names.map((role_name) => {
      return { role_name, description: 'Helps.', maxVolunteers: places, skills: ['First aid'] };
    }),
  });
}

/** People who asked for an event, in the order of their names' numbers, without the detour over the calls. */
async function crowd(
  event: Event,
  count: number,
  change: Partial<Pick<Participation, 'state' | 'roleId'>> = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const name = `Person ${String(number).padStart(3, '0')}`;
    const { id: userId } = await givenVolunteer(product.db, { name });
    const id = newId();
    const { state = 'requested', roleId = null } = change;
    const at = new Date(testStart.getTime() - 1_000_000 + Math.floor(number / 3));
    await product.db
      .insertInto('participation')
      .values({
        id,
        eventId: event.id,
        userId,
        roleId,
        state: mayFollow(null, state, 'system') ? state : 'requested',
        source: 'request',
        waitingSince: state === 'waitlisted' ? at : null,
        requestedAt: at,
        decidedBy: null,
        decidedAt: state === 'requested' ? null : at,
        startTime: new Date(event.startTime),
        endTime: new Date(event.endTime),
      })
      .execute();
    if (!mayFollow(null, state, 'system'))
      await product.db
        .updateTable('participation')
        .set({ state, recordedAt: at })
        .where('id', '=', id)
        .execute();
    ids.push(id);
  }
  await placesCounted(product, event.id);
  return ids;
}

type Page = {
  participations: QueueEntry[];
  next: string | null;
  counts: Record<string, number>;
};
const queuePage = async (event: Event, query: Record<string, unknown> = {}) =>
  (await admin.call(endpoints.eventQueue, { params: { id: event.id }, query }))
    .body as unknown as Page;

/** All pages of a section, doing something after each. */
async function walk(event: Event, state: string, between: () => Promise<unknown> = async () => {}) {
  const pages: QueueEntry[][] = [];
  for (let after: string | null = null; ; ) {
    const page: Page = await queuePage(event, { state, ...(after ? { after } : {}) });
    pages.push(page.participations);
    after = page.next;
    if (!after) return pages;
    await between();
  }
}

describe('the queue at any size', () => {
  test('EV-11 pages walk everyone once while people join, leave and are answered', async () => {
    const event = await eventOf(200);
    const ids = await crowd(event, 120);
    const pages = await walk(event, 'requested', async () => {
      await ask(await volunteer({ name: 'Late Joiner' }), event);
      // The one with whom the first page ended, and one who was shown before.
      for (const id of [ids[49], ids[3]]) if (id) await decide(id, { decision: 'decline' });
    });
    const seen = pages.flat().map(({ id }) => id);
    expect(pages[0]).toHaveLength(50);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => ids.includes(id)).sort()).toEqual([...ids].sort());
    expect(pages.flat().at(-1)?.person.name).toBe('Late Joiner');
    const { counts, participations } = await queuePage(event, { state: 'closed' });
    expect(counts).toEqual({ requested: 120, waitlisted: 0, confirmed: 0, closed: 2 });
    // The latest answer first.
    expect(participations.map(({ state }) => state)).toEqual(['declined', 'declined']);
  });

  test('EV-11 RO-04 wait-list positions are right on later pages, role by role', async () => {
    const event = await eventOf(1, ['Cook', 'Driver']);
    const [cook, driver] = event.role.map(({ id }) => id) as [string, string];
    await crowd(event, 70, { state: 'waitlisted', roleId: cook });
    await crowd(event, 5, { state: 'waitlisted', roleId: driver });
    const pages = await walk(event, 'waitlisted');
    const positions = (roleId: string) =>
      pages.flat().flatMap((entry) => (entry.roleId === roleId ? [entry.position] : []));
    expect(pages.map((page) => page.length)).toEqual([50, 25]);
    expect(positions(cook)).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
    expect(positions(driver)).toEqual([1, 2, 3, 4, 5]);
  });

  test('EV-11 the queue is searched by any part of a name, and keeps people of an event without roles', async () => {
    const event = await eventOf(5);
    await crowd(event, 12);
    await ask(await volunteer({ name: 'Zubaida Qureshi' }), event);
    const found = await queuePage(event, { q: 'QURE' });
    expect(found.participations.map(({ person }) => person.name)).toEqual(['Zubaida Qureshi']);
    expect(found.counts.requested).toBe(13);
    expect((await queuePage(event, { q: '100%' })).participations).toEqual([]);
    await admin.call(deleteRole, { params: { roleId: firstRole(event).id } });
    expect((await queuePage(event)).participations).toHaveLength(13);
  });

  test('EV-11 a page that cannot be is refused in words', async () => {
    const event = await eventOf();
    const call = async (query: Record<string, unknown>, id = event.id) =>
      await admin.call(endpoints.eventQueue, { params: { id }, query });
    expect((await call({ after: 'x' })).body.message).toBe('This page of the list is not valid.');
    expect((await call({ after: `99999999999999999_${event.id}` })).status).toBe(200);
    expect((await call({ state: 'gone' })).body.message).toBe(
      'There is no such part of the queue.',
    );
    expect((await call({}, newId())).status).toBe(404);
    const own = await volunteer();
    const params = { id: event.id };
    expect((await own.call(endpoints.eventQueue, { params })).status).toBe(403);
    expect((await own.call(endpoints.eventRoster, { params })).status).toBe(403);
  });

  test('EV-11 many answers at once: each by itself, what is refused is told and leaves the others done', async () => {
    const event = await eventOf(2);
    const role = firstRole(event);
    const [first, second, third, any] = (await crowd(event, 4, { roleId: role.id })) as [
      string,
      string,
      string,
      string,
    ];
    await decide(third, { decision: 'decline' });
    const elsewhere = (
      (await ask(await volunteer(), await eventOf())).body.participation as Participation
    ).id;
    const send = async (list: readonly [string, string][], note = '') =>
      await admin.call(endpoints.decideMany, {
        params: { id: event.id },
        body: {
          decisions: list.map(([participationId, decision]) => ({ participationId, decision })),
          note,
        },
      });
    const given = await send(
      [
        [first, 'approve'],
        [second, 'approve'],
        [third, 'waitlist'],
        [any, 'approve'],
        [elsewhere, 'approve'],
      ],
      'See you there.',
    );
    expect(given.body.message).toBe('Your answers are saved.');
    expect(given.body.outcomes).toMatchObject([
      { participationId: first, isDone: true, message: '' },
      { isDone: true },
      {
        isDone: false,
        message: 'This request has been answered in the meantime. Reload to see how.',
      },
      { isDone: false, message: 'This role is full.' },
      { isDone: false, message: 'This request was not found.' },
    ]);
    const { counts } = await queuePage(event);
    expect(counts).toEqual({ requested: 1, waitlisted: 0, confirmed: 2, closed: 1 });
    expect((await queuePage(event)).participations).toMatchObject([{ id: any, answer: '' }]);
    const confirmed = await queuePage(event, { state: 'confirmed' });
    expect(confirmed.participations.map(({ answer }) => answer)).toEqual([
      'See you there.',
      'See you there.',
    ]);
    expect((await send([])).body.message).toBe('Please select somebody first.');
    const many = Array.from({ length: 101 }, () => [any, 'decline'] as [string, string]);
    expect((await send(many)).body.message).toBe('Please answer at most 100 requests at once.');
    expect((await queuePage(event)).counts.requested).toBe(1);
  });

  test('EV-11 the roster of a role by name, page by page, with how to reach each; the first of every role at a glance', async () => {
    const event = await eventOf(100, ['Cook', 'Driver']);
    const [cook, driver] = event.role.map(({ id }) => id) as [string, string];
    await crowd(event, 60, { state: 'confirmed', roleId: cook });
    const person = await volunteer({ name: 'Bilal' });
    await assign(event, person, driver);
    const roster = async (query: Record<string, unknown>) =>
      (await admin.call(endpoints.eventRoster, { params: { id: event.id }, query })).body as {
        people: RosterPerson[];
        next: string | null;
        code?: string;
      };
    const first = await roster({ roleId: cook });
    const second = await roster({ roleId: cook, after: first.next });
    expect(second.next).toBeNull();
    expect([...first.people, ...second.people].map(({ name }) => name)).toEqual(
      Array.from({ length: 60 }, (_, index) => `Person ${String(index).padStart(3, '0')}`),
    );
    const glance = await roster({});
    const inRole = (id: string) => glance.people.filter(({ roleId }) => roleId === id);
    expect(inRole(cook)).toHaveLength(12);
    expect(inRole(driver)).toMatchObject([
      { name: 'Bilal', email: person.email, contactNumber: '', givenBy: 'Omar Organiser' },
    ]);
    // Whoever ended the page is gone: the list says so instead of ending early.
    expect((await roster({ roleId: cook, after: newId() })).code).toBe('joining.list_changed');
  });
});
