/** EL-02: the mark of a place that breaks limits of hours and rest goes with what it was for, over HTTP. */
import { correctHours } from '@saath/contract/afterwards/hours/endpoints';
import { cancelEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { saysOver } from '../../../testing/given-papers.ts';
import { givenState } from '../../../testing/given-state.ts';
import { helpsElsewhere, limits } from '../../../testing/given-time-limits.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { withdrawRequest } from '../ask/service.ts';

const patience = { timeout: patient(10_000) };

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const read = async ({ id }: Event) =>
  (await admin.call(getEvent, { params: { id } })).body.event as Event;
const joins = async (person: SignedIn, event: Event) =>
  await person.call(requestJoin, { body: { eventId: event.id, roleId: firstRole(event).id } });
const placeOf = async (event: Event, person: SignedIn) =>
  await product.db
    .selectFrom('participation')
    .select(['id', 'attentionSince'])
    .where('eventId', '=', event.id)
    .where('userId', '=', person.id)
    .executeTakeFirst();

describe('EL-02 a mark because of another place', () => {
  const isMarked = async (event: Event, person: SignedIn) =>
    ((await placeOf(event, person))?.attentionSince ?? null) !== null;
  /** Somebody with a place in the night before an event that asks for rest. */
  async function marked() {
    const person = await givenSignedIn(product);
    const event = await givenEvent(admin, { mode: 'instant' });
    await joins(person, event);
    const night = await helpsElsewhere({ admin, person }, ['2026-12-06T20', '2026-12-06T23']);
    await limits(admin, event, { restHours: 11 });
    expect(await isMarked(event, person)).toBe(true);
    return { person, event, night };
  }

  test('EL-02 goes when that place is given back', async () => {
    const { person, event, night } = await marked();
    const { id = '' } = (await placeOf(night, person)) ?? {};
    await withdrawRequest(product.ports, { participationId: id, userId: person.id });
    await vi.waitUntil(async () => !(await isMarked(event, person)), patience);
  });

  test('EL-02 goes when that event moves or is cancelled, and stays while it is near', async () => {
    const moved = await marked();
    const moves = async (from: string, to: string) => {
      const times = { startTime: `2026-12-${from}:00:00Z`, endTime: `2026-12-${to}:00:00Z` };
      const body = { ...(await read(moved.night)), ...times, role: [], updatedAt: undefined };
      const answer = await admin.call(updateEvent, { params: { id: moved.night.id }, body });
      expect(answer.status).toBe(200);
    };
    await moves('06T19', '06T23');
    const off = await marked();
    const params = { id: off.night.id };
    await admin.call(cancelEvent, { params, body: { reason: 'Rain' } as never });
    await vi.waitUntil(async () => !(await isMarked(off.event, off.person)), patience);
    expect(await isMarked(moved.event, moved.person)).toBe(true);
    await moves('04T19', '04T22');
    await vi.waitUntil(async () => !(await isMarked(moved.event, moved.person)), patience);
  });

  test('EL-02 goes when the other event limits nothing any more', async () => {
    const { person, event, night } = await marked();
    await limits(admin, event, {});
    await limits(admin, night, { restHours: 11 });
    await saysOver(person, 16);
    await vi.waitUntil(async () => await isMarked(event, person), patience);
    await limits(admin, night, {});
    await vi.waitUntil(async () => !(await isMarked(event, person)), patience);
  });

  test('EL-02 comes when it turns out that they were there, which nobody counted', async () => {
    const person = await givenSignedIn(product);
    const event = await givenEvent(admin, { mode: 'instant' });
    await limits(admin, event, { restHours: 11 });
    const night = await helpsElsewhere({ admin, person }, ['2026-12-06T20', '2026-12-06T23']);
    const { id = '' } = (await placeOf(night, person)) ?? {};
    await givenState(product, id, 'no_show');
    await joins(person, event);
    expect((await placeOf(event, person))?.attentionSince).toBeNull();
    product.clock.now = new Date('2026-12-06T23:30:00Z');
    const later = await signedInAs(product, admin.id);
    const body = { hours: 3, reason: 'The list of the other door has them.' };
    await done(later, correctHours, { params: { id }, body });
    await vi.waitUntil(async () => await isMarked(event, person), patience);
  });
});
