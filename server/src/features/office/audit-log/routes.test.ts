/** OR-05: who changed what, over HTTP. */
import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import { ratePerson } from '@saath/contract/afterwards/ratings/endpoints';
import { deleteEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import type { AuditEntry } from '@saath/contract/office/audit-log/schema';
import { decide, requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { dropOldEntries } from './service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  await product.db.deleteFrom('participation').execute();
  await product.db.updateTable('eventRole').set({ filled: 0 }).execute();
  await product.db.deleteFrom('auditEntry').execute();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** Every step a second after the one before. */
function tick(seconds = 1): void {
  product.clock.now = new Date(product.clock.now.getTime() + seconds * 1000);
}

async function log(query: Record<string, string> = {}, client: Client = admin) {
  const { body } = await client.call(readAuditLog, { query });
  return body as unknown as { entries: AuditEntry[]; next: string | null };
}
const actionsOf = (entries: readonly AuditEntry[]) => entries.map(({ action }) => action);

const volunteer = async (name = 'Aisha Khan') => await givenSignedIn(product, { name });
type Volunteer = Awaited<ReturnType<typeof volunteer>>;

/** @returns the id of the participation */
async function ask(person: Volunteer, event: Event): Promise<string> {
  tick();
  const { body } = await person.call(requestJoin, {
    body: { eventId: event.id, userId: person.id },
  });
  return (body.participation as { id: string }).id;
}

async function approve(id: string, event: Event): Promise<void> {
  tick();
  await admin.call(decide, {
    params: { id },
    body: { decision: 'approve', roleId: firstRole(event).id },
  });
}

test('OR-05 changes and steps of an event stand in one order, newest first, with names and values', async () => {
  const event = await givenEvent(admin);
  const person = await volunteer();
  const participation = await ask(person, event);
  tick();
  const { title, description, location, startTime, endTime } = eventForm();
  const moved = { title: 'Canal clean-up', description, location, startTime, endTime };
  expect((await admin.call(updateEvent, { params: { id: event.id }, body: moved })).status).toBe(
    200,
  );
  await approve(participation, event);
  tick();
  await person.call(withdraw, { params: { id: participation } });

  const { entries, next } = await log({ eventId: event.id });
  expect(next).toBeNull();
  expect(actionsOf(entries)).toEqual([
    'participation.withdrawn',
    'participation.confirmed',
    'event.changed',
    'participation.requested',
    'event.created',
  ]);
  const [withdrawn, confirmed, changed] = entries;
  const who = { id: person.id, name: 'Aisha Khan' };
  expect(withdrawn).toMatchObject({ actor: who, person: who, from: 'confirmed' });
  expect(confirmed).toMatchObject({
    actor: { id: admin.id, name: 'Omar Organiser', profileImage: null },
    person: who,
    event: { id: event.id, title: 'Canal clean-up', isGone: false },
    from: 'requested',
  });
  expect(changed).toMatchObject({
    person: null,
    details: { changes: [{ field: 'title', before: title, after: 'Canal clean-up' }] },
  });
});

test('OR-05 of a person: what was done about them, and what they did themselves', async () => {
  const event = await givenEvent(admin);
  const [person, other] = [await volunteer(), await volunteer('Bilal Dar')];
  await approve(await ask(person, event), event);
  await ask(other, event);
  const about = await log({ userId: person.id });
  expect(actionsOf(about.entries)).toEqual(['participation.confirmed', 'participation.requested']);
  const own = await log({ userId: person.id, by: '1' });
  expect(actionsOf(own.entries)).toEqual(['participation.requested']);
  const organiser = await log({ userId: admin.id, by: '1' });
  expect(actionsOf(organiser.entries)).toEqual(['participation.confirmed', 'event.created']);
  expect((await log({ userId: admin.id })).entries).toEqual([]);
});

test('OR-05 pages of thirty hold every entry once, also of one moment', async () => {
  const event = await givenEvent(admin);
  for (let number = 0; number < 40; number++) {
    if (number % 2) tick();
    await ask(await volunteer(), event);
    await product.db.transaction().execute(async (tx) => {
      const at = product.clock.now;
      await writeAudit(tx, { action: 'images.added', actorId: null, at, eventId: event.id });
    });
  }
  for (const part of [
    {},
    { eventId: event.id },
    { group: 'participations' },
    { group: 'events' },
  ]) {
    const seen: AuditEntry[] = [];
    let after: string | null = null;
    do {
      const page = await log({ ...part, ...(after ? { after } : {}) });
      expect(page.entries.length).toBeLessThanOrEqual(30);
      seen.push(...page.entries);
      after = page.next;
    } while (after);
    const { group } = part as { group?: string };
    expect(seen).toHaveLength({ participations: 40, events: 41 }[group ?? ''] ?? 81);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const times = seen.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  }
  expect((await log({ group: 'events' })).entries[0]?.actor).toBeNull();
});

test('OR-05 the log can be narrowed down to days of the installation and to kinds of changes', async () => {
  const event = await givenEvent(admin);
  // 23:30 and 00:30 in Karachi.
  product.clock.now = new Date('2026-12-01T18:30:00Z');
  admin = { ...admin, ...(await signedInAs(product, admin.id)) };
  const late = await volunteer();
  await ask(late, event);
  product.clock.now = new Date('2026-12-01T19:30:00Z');
  await ask(await volunteer(), event);
  const fresh = await signedInAs(product, admin.id);
  const firstDay = await log({ from: '2026-12-01', to: '2026-12-01' }, fresh);
  expect(firstDay.entries.map(({ person }) => person?.id)).toEqual([late.id]);
  expect((await log({ from: '2026-12-02' }, fresh)).entries).toHaveLength(1);
  expect(actionsOf((await log({ group: 'events' }, fresh)).entries)).toEqual(['event.created']);
  expect((await log({ group: 'people' }, fresh)).entries).toEqual([]);
});

test('OR-05 a deleted event keeps its title in the log', async () => {
  const event = await givenEvent(admin, { title: 'Tree planting' });
  tick();
  expect((await admin.call(deleteEvent, { params: { id: event.id } })).status).toBe(200);
  const { entries } = await log({ eventId: event.id });
  expect(actionsOf(entries)).toEqual(['event.deleted', 'event.created']);
  for (const entry of entries)
    expect(entry.event).toEqual({ id: event.id, title: 'Tree planting', isGone: true });
});

test('OR-05 only Admins read the log, and what is no filter is refused', async () => {
  const person = await volunteer();
  expect((await person.call(readAuditLog)).status).toBe(403);
  expect((await testClient(product.app).call(readAuditLog)).status).toBe(401);
  const bad = [
    { eventId: 'x' },
    { group: 'everything' },
    { by: '2' },
    { from: '2026-02-30' },
    { after: `2026-99-01T00:00:00.000Z_${newId()}` },
    { after: '2026-12-01T00:00:00.000Z_x' },
    { after: newId() },
  ];
  for (const query of bad)
    expect((await admin.call(readAuditLog, { query })).status, JSON.stringify(query)).toBe(400);
});

test('OR-05 a rating is written down with the stars before and after, once', async () => {
  const event = await givenEvent(admin);
  const person = await volunteer();
  await approve(await ask(person, event), event);
  product.clock.now = new Date('2026-12-08T10:00:00Z');
  const organiser = await signedInAs(product, admin.id);
  const rate = async (rating: number | null) =>
    await organiser.call(ratePerson, {
      params: { id: event.id, userId: person.id },
      body: { rating },
    });
  for (const stars of [4, 4, 5, null]) {
    tick();
    expect((await rate(stars)).status).toBe(200);
  }
  const { entries } = await log({ userId: person.id, group: 'people' }, organiser);
  expect(entries.map(({ action, details }) => [action, details.changes?.[0]])).toEqual([
    ['person.rated', { field: 'stars', before: 5, after: null }],
    ['person.rated', { field: 'stars', before: 4, after: 5 }],
    ['person.rated', { field: 'stars', before: null, after: 4 }],
  ]);
});

test('OR-05 what the log says about a person is in their own data, without who the organisers are', async () => {
  const event = await givenEvent(admin);
  const person = await volunteer();
  const id = await ask(person, event);
  tick();
  const answer = { decision: 'decline', note: 'We are enough.' };
  await admin.call(decide, { params: { id }, body: answer });
  const { body } = await person.call(exportData);
  const { changes } = body.data as { changes: unknown[] };
  expect(changes).toMatchObject([
    { action: 'participation.requested', by: 'you', event: 'River clean-up', reason: '' },
    { action: 'participation.declined', by: 'organiser', reason: 'We are enough.' },
  ]);
  expect(JSON.stringify(changes)).not.toContain('Omar');
});

test('OR-05 entries of more than a year ago are neither shown nor kept', async () => {
  const event = await givenEvent(admin);
  product.clock.now = new Date('2027-11-30T07:59:00Z');
  const organiser = await signedInAs(product, admin.id);
  expect((await log({ eventId: event.id }, organiser)).entries).toHaveLength(1);
  const { db, clock } = product;
  await dropOldEntries({ db, now: () => clock.now });
  expect(await db.selectFrom('auditEntry').select('id').execute()).toHaveLength(1);
  tick(120);
  expect((await log({ eventId: event.id }, organiser)).entries).toEqual([]);
  await dropOldEntries({ db, now: () => clock.now });
  expect(await db.selectFrom('auditEntry').select('id').execute()).toEqual([]);
});
