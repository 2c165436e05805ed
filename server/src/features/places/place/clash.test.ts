/** Which places leave no time for another event: the SQL that finds them and the rule that judges them say the same (RO-03). */
import type { Point } from '@saath/matching/distance';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { columnsOf } from '../../../platform/points.ts';
import { firstRole, givenAdmin, givenEvent, givenVolunteer } from '../../../testing/given.ts';
import { givePlace } from '../../../testing/given-board.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { clashesOf } from '../around/queries.ts';
import { isClash } from './policy.ts';

const MINUTE = 60_000;
const startTime = new Date('2026-12-07T09:00:00Z');
/** So many minutes after the place begins; it lasts two hours. */
const minute = (minutes: number) => new Date(startTime.getTime() + minutes * MINUTE);

let product: TestProduct;
let userId: string;
let eventId: string;
beforeAll(async () => {
  product = await testProduct();
  const admin = await givenAdmin(product);
  const times = { startTime: startTime.toISOString(), endTime: minute(120).toISOString() };
  const event = await givenEvent(admin, { ...times, location: 'Ravi bank', travelMinutes: 30 });
  const person = await givenVolunteer(product.db);
  await givePlace(product, { event, roleId: firstRole(event).id, userId: person.id }, admin.id);
  [userId, eventId] = [person.id, event.id];
});
afterAll(async () => await product.close());

const occasion = (
  from: number,
  length: number,
  location: string,
  travelMinutes: number,
  point: Point | null = null,
) => ({
  ...{ startTime: minute(from), endTime: minute(from + length), location, travelMinutes },
  ...columnsOf(point),
});
const found = async (given: ReturnType<typeof occasion>, other: string = newId()) =>
  (await clashesOf(product.db, [userId], { ...given, eventId: other })).length > 0;

test.each([
  ['right after it, at the same place', occasion(120, 60, ' ravi BANK ', 90), false],
  ['a minute before its end, there', occasion(119, 60, 'Ravi bank', 0), true],
  ['right before it, there', occasion(-60, 60, 'Ravi bank', 0), false],
  ['so that it begins a minute before the other ends', occasion(-60, 61, 'Ravi bank', 0), true],
  ['as long after it as its own way takes', occasion(150, 60, 'Hall', 0), false],
  ['a minute less', occasion(149, 60, 'Hall', 0), true],
  ['as long after it as the longer way takes', occasion(165, 60, 'Hall', 45), false],
  ['a minute less than that', occasion(164, 60, 'Hall', 45), true],
  ['within it', occasion(30, 60, 'Ravi bank', 0), true],
  ['around it', occasion(-60, 300, 'Ravi bank', 0), true],
])('RO-03 an event %s', async (_, given, isSo) => {
  expect(await found(given)).toBe(isSo);
});

test('RO-03 a place of the event itself is none that clashes', async () => {
  expect(await found(occasion(0, 120, 'Ravi bank', 0), eventId)).toBe(false);
});

test('RO-03 the rule says of each shift what the search says of an event at that time', async () => {
  const whole = { ...occasion(-600, 1400, 'Hall', 0), eventId: newId() };
  const [place] = await clashesOf(product.db, [userId], whole);
  if (!place) throw new Error('The place was not found');
  expect(place.wayMinutes).toBe(30);
  const times = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: 1, max: 200 }));
  await fc.assert(
    fc.asyncProperty(times, async ([from, length]) => {
      const part = occasion(from, length, 'Hall', 0);
      expect(isClash(place, part)).toBe(await found(part));
    }),
    { numRuns: 40, examples: [[[150, 60]], [[149, 60]], [[-90, 60]], [[-90, 61]]] },
  );
});
