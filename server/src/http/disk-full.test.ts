/** OP-01: where there is no room, what would be saved is refused in words and leaves nothing; the rest goes on. */
import { getUser, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { createEvent, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { uploadImages } from '@saath/contract/foundation/media/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { done } from '../testing/done.ts';
import {
  eventForm,
  givenAdmin,
  givenEvent,
  givenPicture,
  givenSignedIn,
  type SignedIn,
} from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  // Raises what PostgreSQL raises when its disk is full.
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(
    product.db,
  );
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => await product.close());

/** The last thing that a call writes finds no room. */
async function withoutRoomIn(table: string, calls: () => Promise<void>): Promise<void> {
  const full = sql.ref(table);
  await sql`create trigger no_room before insert or update on ${full} execute function no_room()`.execute(
    product.db,
  );
  try {
    await calls();
  } finally {
    await sql`drop trigger no_room on ${full}`.execute(product.db);
  }
}

const refused = {
  status: 507,
  body: {
    success: false,
    code: 'server.full',
    message:
      'There is no room left here to save this. Nothing that was saved before is lost. Please tell whoever runs this site.',
  },
};
const countIn = async (table: 'everyEvent' | 'eventRole' | 'auditEntry' | 'participation') =>
  Number(
    (
      await product.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

test('OP-01 an event whose last row finds no room is not there at all, and is created once there is some', async () => {
  const counts = async () => [
    await countIn('everyEvent'),
    await countIn('eventRole'),
    await countIn('auditEntry'),
  ];
  const before = await counts();
  await withoutRoomIn('audit_entry', async () => {
    const answer = await admin.call(createEvent, { body: eventForm() });
    expect(answer).toMatchObject(refused);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    // To come back in a moment would not help.
    expect(answer.headers['retry-after']).toBeUndefined();
  });
  expect(await counts()).toEqual(before);
  await done(admin, createEvent, { body: eventForm() });
  expect(await countIn('everyEvent')).toBe((before[0] ?? 0) + 1);
});

test('OP-01 people read what is there, and a request that could not be kept tells nobody', async () => {
  const event = await givenEvent(admin);
  const person = await givenSignedIn(product);
  const notices = async () =>
    await product.db.selectFrom('notice').select('id').where('userId', '=', admin.id).execute();
  const before = await notices();
  await withoutRoomIn('notice', async () => {
    const asked = await person.call(requestJoin, { body: { eventId: event.id } });
    expect(asked).toMatchObject(refused);
    const { body } = await person.call(getEvent, { params: { id: event.id } });
    expect((body.event as Event).title).toBe(event.title);
  });
  const rows = product.db.selectFrom('participation').where('userId', '=', person.id);
  expect(await rows.selectAll().execute()).toEqual([]);
  expect([await notices(), await product.mailsTo(person.email)]).toEqual([before, []]);
});

test('OP-01 a picture for which there is no room leaves neither file nor row, and the earlier ones stay', async () => {
  const event = await givenEvent(admin);
  const upload = async () => {
    const files = [
      { name: 'a.png', bytes: await givenPicture() },
      { name: 'b.png', bytes: await givenPicture(1600, 900) },
    ];
    return await admin.call(uploadImages, { body: { eventId: event.id }, files });
  };
  expect((await upload()).status).toBe(200);
  const before = [await shown(event), await product.storedFiles()] as const;
  expect(before[0]).toHaveLength(2);

  const { put } = product.files;
  let puts = 0;
  // The first picture still fits.
  vi.spyOn(product.files, 'put').mockImplementation(async (name, bytes) => {
    puts += 1;
    if (puts > 1) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await put(name, bytes);
  });
  expect(await upload()).toMatchObject(refused);
  expect(puts).toBe(2);
  expect([await shown(event), (await product.storedFiles()).toSorted()]).toEqual([
    before[0],
    before[1].toSorted(),
  ]);
});

async function shown({ id }: Event): Promise<unknown> {
  return ((await admin.call(getEvent, { params: { id } })).body.event as Event).images;
}

test('OP-01 who saves their profile keeps what they had', async () => {
  const person = await givenSignedIn(product, { name: 'Sana Rehman', skills: ['Cooking'] });
  const profile = async () => (await person.call(getUser)).body.user;
  const before = await profile();
  await withoutRoomIn('app_user', async () => {
    const body = { name: 'Sana Malik', skills: ['Nursing'] };
    expect(await person.call(updateProfile, { body })).toMatchObject(refused);
  });
  expect(await profile()).toEqual(before);
});
