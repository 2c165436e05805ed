/**
 * An event is deleted under the hands of those who join, assign, save and upload (EV-08, RO-04), on a real PostgreSQL
 * server with many connections; PGlite has one connection and cannot show it.
 */
import { deleteEvent, listEvents, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer, createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import { uploadImages } from '@saath/contract/foundation/media/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../tools/rounds.mjs';
import type { Client, Reply } from '../testing/client.ts';
import { serverDatabase } from '../testing/database.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenPicture,
  givenVolunteer,
  signedInAs,
} from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { twoLookFirst } from '../testing/two-look-first.ts';

const ROUNDS = rounds(12);

type Person = Client & { id: string };

let product: TestProduct;
let admins: Awaited<ReturnType<typeof givenAdmin>>[];
let people: Person[];
let picture: Buffer;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  admins = [await givenAdmin(product), await givenAdmin(product), await givenAdmin(product)];
  people = [];
  for (let count = 0; count < 20; count++) {
    const { id } = await givenVolunteer(product.db);
    people.push(Object.assign(await signedInAs(product, id), { id }));
  }
  picture = await givenPicture();
});
afterAll(async () => await product.close());

const adminOf = (index: number) => admins[index % admins.length] as Client;

/** What everybody does at once with an event that is deleted meanwhile. */
function hands(event: Event): (() => Promise<Reply>)[] {
  const roleId = firstRole(event).id;
  const params = { id: event.id };
  const joins = people
    .slice(0, 8)
    .map(
      (person) => async () =>
        await person.call(requestJoin, { body: { eventId: event.id, userId: person.id, roleId } }),
    );
  const assigns = people.slice(8, 14).map(({ id }, index) => async () => {
    const body = { volunteerId: id, roleId, eventId: event.id };
    return await adminOf(index).call(assignVolunteer, { body });
  });
  const { updatedAt, ...rest } = event;
  // One says which version was edited; the others take whatever is there.
  const saves = [{ updatedAt }, {}, {}].map((version, index) => async () => {
    const body = { ...rest, ...version, title: `Save ${index}` };
    return await adminOf(index).call(updateEvent, { params, body });
  });
  const others = [
    async () =>
      await adminOf(2).call(uploadImages, {
        body: { eventId: event.id },
        files: [{ name: 'a.png', bytes: picture }],
      }),
    async () =>
      await adminOf(1).call(createRole, {
        body: {
          role_name: 'Late',
          description: 'Late.',
          maxVolunteers: 1,
          skills: ['Any'],
          event_id: event.id,
        },
      }),
    async () => await adminOf(0).call(deleteRole, { params: { roleId } }),
  ];
  return [...joins, ...assigns, ...saves, ...others];
}

/** All that is done with an event; two deletes begin once so many of the others have their answer. */
async function race(event: Event, round: number): Promise<Reply[]> {
  const answered = Promise.withResolvers<void>();
  let count = 0;
  if (round === 0) answered.resolve();
  const others = shuffled(hands(event), round).map(async (hand) => {
    const answer = await hand();
    count += 1;
    if (count >= round) answered.resolve();
    return answer;
  });
  const deletes = [0, 1].map(async (index) => {
    await answered.promise;
    return await adminOf(index).call(deleteEvent, { params: { id: event.id } });
  });
  return await Promise.all([...others, ...deletes]);
}

/** In another order each round, the same in every run. */
function shuffled<Item>(items: readonly Item[], round: number): Item[] {
  return items
    .map((item, index) => ({ item, key: Math.sin((index + 1) * (round + 1) * 12.9898) }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

async function orphans(): Promise<Record<string, number>> {
  const count = async (table: string, missing: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} row
      where not exists (select 1 from event where event.id = row.event_id)
        ${sql.raw(missing)}`.execute(product.db);
    return rows[0]?.count ?? 0;
  };
  return {
    roles: await count('event_role', ''),
    images: await count('event_image', ''),
    participations: await count('participation', ''),
    changes: await count('participation_change', ''),
  };
}

test(`EV-08 RO-04 in ${ROUNDS} of ${ROUNDS} rounds everybody gets an answer in words, and nothing half done is left`, async () => {
  const seen = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const event = await givenEvent(admins[0] as Client, {
      role: [{ role_name: 'Helper', description: 'Helps.', maxVolunteers: 30, skills: ['Any'] }],
    });
    const answers = await race(event, round);
    for (const { status, body } of answers) {
      seen.set(status, (seen.get(status) ?? 0) + 1);
      // Whoever does not say which version they edited cannot be told that a role of it is gone since.
      if (body.code !== 'events.unknown_role')
        expect([200, 404, 409, 412], JSON.stringify(body)).toContain(status);
      if (status === 200) expect(body.success).toBe(true);
      else expect(body).toMatchObject({ success: false, message: expect.any(String) });
    }
    const { body } = await (admins[0] as Client).call(listEvents);
    expect((body.events as Event[]).map(({ id }) => id)).not.toContain(event.id);
    expect(await orphans()).toEqual({ roles: 0, images: 0, participations: 0, changes: 0 });
    expect(await product.storedFiles()).toEqual([]);
  }
  // Both kinds of answers were given: the race was one.
  expect(seen.get(200)).toBeGreaterThan(ROUNDS);
  expect(seen.get(404)).toBeGreaterThan(ROUNDS);
});

test('EV-08 negative control: without the hold on the event a request meets an event that is gone', async () => {
  await sql`create table control_event (id uuid primary key)`.execute(product.db);
  await sql`create table control_request (event_id uuid not null)`.execute(product.db);
  let left = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const id = crypto.randomUUID();
    await sql`insert into control_event values (${id})`.execute(product.db);
    const haveLooked = twoLookFirst();
    const isGone = Promise.withResolvers<void>();
    const join = async () =>
      await product.db.transaction().execute(async (tx) => {
        const { rows } = await sql`select id from control_event where id = ${id}`.execute(tx);
        await haveLooked();
        await isGone.promise;
        if (rows.length > 0) await sql`insert into control_request values (${id})`.execute(tx);
      });
    const remove = async () => {
      await haveLooked();
      await product.db.transaction().execute(async (tx) => {
        await sql`delete from control_request where event_id = ${id}`.execute(tx);
        await sql`delete from control_event where id = ${id}`.execute(tx);
      });
      isGone.resolve();
    };
    await Promise.all([join(), remove(), join(), join()]);
    const { rows } = await sql`select 1 from control_request where event_id = ${id}`.execute(
      product.db,
    );
    if (rows.length > 0) left += 1;
  }
  expect(left).toBe(ROUNDS);
});
