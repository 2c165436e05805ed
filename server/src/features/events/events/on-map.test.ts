/** MT-11: events that were there before the map get their point where the words are clear, and are never guessed. */
import * as endpoints from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { givenAdmin, givenEvent, type SignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { openTowns } from '../../foundation/towns/service.ts';
import { findOffTheMap, putOnMap } from './jobs.ts';

const towns = openTowns(() => ({ phoneRegion: 'PK', timeZone: 'Asia/Karachi' }));
let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** As an event of an earlier version: words, and no point. */
async function older(location: string, change: object = {}): Promise<Event> {
  const event = await givenEvent(admin, { location, ...change });
  const nowhere = { latitude: null, longitude: null };
  await product.db.updateTable('event').set(nowhere).where('id', '=', event.id).execute();
  return event;
}
const read = async ({ id }: Event) =>
  (await admin.call(endpoints.getEvent, { params: { id } })).body.event as Event;
const changesOf = async ({ id }: Event) =>
  await product.db
    .selectFrom('auditEntry')
    .select(['actorId', 'details'])
    .where('eventId', '=', id)
    .where('action', '=', 'event.changed')
    .execute();

test('MT-11 at a start coming events of a clear town are put on the map by themselves, and it is written down', async () => {
  const event = await older('Jinnah Garden, Lahore');
  await findOffTheMap(product.ports);
  await expect
    .poll(async () => (await read(event)).point, { timeout: patient(20_000) })
    .not.toBeNull();
  const after = await read(event);
  expect(Math.round(after.point?.latitude ?? 0)).toBe(32);
  expect(after.updatedAt).toBe(event.updatedAt);
  expect(await changesOf(event)).toMatchObject([
    { actorId: null, details: { changes: [{ field: 'mapPoint', before: null }] } },
  ]);
});

test('MT-11 a town of which there are several, words of no town, and a point that is set stay as they are', async () => {
  const unclear = await older('Springfield');
  const none = await older('The old mill');
  const placed = await givenEvent(admin, { location: 'Lahore', mapPoint: '31.5, 74.3' });
  for (const { id } of [unclear, none, placed]) await putOnMap({ ...product.ports, towns }, id);
  expect([(await read(unclear)).point, (await read(none)).point]).toEqual([null, null]);
  expect((await read(placed)).point).toEqual({ latitude: 31.5, longitude: 74.3 });
  for (const event of [unclear, none, placed]) expect(await changesOf(event)).toEqual([]);
});

test('MT-11 what is cancelled, over or gone is left alone', async () => {
  const [over, cancelled] = [await older('Lahore'), await older('Lahore')];
  const set = async ({ id }: Event, change: object) =>
    await product.db.updateTable('event').set(change).where('id', '=', id).execute();
  await set(cancelled, { cancelledAt: product.clock.now });
  const earlier = product.clock.now;
  product.clock.now = new Date(Date.parse(over.endTime) + 1);
  const added: string[] = [];
  const jobs = {
    ...product.ports.jobs,
    addMany: async (_tx: unknown, _name: string, ids: readonly string[]) => void added.push(...ids),
  };
  await findOffTheMap({ ...product.ports, jobs });
  product.clock.now = earlier;
  await findOffTheMap({ ...product.ports, jobs });
  expect(added).not.toContain(cancelled.id);
  expect(added.filter((id) => id === over.id)).toHaveLength(1);
});

test('MT-11 saving an event that is on no map puts it there, where its words are clear', async () => {
  const event = await older('Jinnah Garden, Lahore');
  const { title, description, location, startTime, endTime, updatedAt } = event;
  const body = { title, description, location, startTime, endTime, updatedAt };
  const { status } = await admin.call(endpoints.updateEvent, { params: { id: event.id }, body });
  expect(status).toBe(200);
  expect((await read(event)).point).not.toBeNull();
});
