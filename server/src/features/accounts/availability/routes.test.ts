/** PF-05: people say when they are usually free and on which days they are away; over HTTP. */
import {
  getAvailability,
  getDaysOff,
  setAvailability,
  setDaysOff,
} from '@saath/contract/accounts/accounts/endpoints';
import { limits } from '@saath/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenSignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

const DAY = 86_400_000;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

/** So many days after the tests' present. */
const day = (days: number) => new Date(testStart.getTime() + days * DAY).toISOString().slice(0, 10);
const slot = (weekday: number, from: number, to: number) => ({ weekday, from, to });

test('PF-05 the hours of a week are replaced as a whole, those of one person alone, and read in order', async () => {
  const [person, other] = [await givenSignedIn(product), await givenSignedIn(product)];
  const read = async (client: typeof person) => (await client.call(getAvailability)).body.weekly;
  expect(await read(person)).toEqual([]);
  const [monday, morning, evening] = [slot(0, 0, 1440), slot(3, 540, 720), slot(3, 1080, 1260)];
  const weekly = [evening, monday, morning];
  const { body } = await person.call(setAvailability, { body: { weekly } });
  expect(body.weekly).toEqual([monday, morning, evening]);
  expect(await read(person)).toEqual(body.weekly);
  await other.call(setAvailability, { body: { weekly: [morning] } });
  await person.call(setAvailability, { body: { weekly: [] } });
  expect([await read(person), await read(other)]).toEqual([[], [morning]]);
});

test('PF-05 a week that cannot be is refused, and the one before stays', async () => {
  const person = await givenSignedIn(product);
  await person.call(setAvailability, { body: { weekly: [slot(1, 60, 120)] } });
  for (const wrong of [slot(7, 0, 60), slot(1, 120, 60), slot(1, 0, 1441), slot(1, 0.5, 60)]) {
    const { status } = await person.call(setAvailability, {
      body: { weekly: [slot(0, 0, 60), wrong] },
    });
    expect([wrong, status]).toEqual([wrong, 400]);
  }
  const many = Array.from({ length: 101 }, () => slot(0, 0, 60));
  expect((await person.call(setAvailability, { body: { weekly: many } })).status).toBe(400);
  expect((await person.call(getAvailability)).body.weekly).toEqual([slot(1, 60, 120)]);
});

test('PF-05 days off are read in order, each once, from the day before today on, so that no zone misses its own', async () => {
  const [person, other] = [await givenSignedIn(product), await givenSignedIn(product)];
  await other.call(setDaysOff, { body: { days: [day(4)] } });
  const days = [day(9), day(-2), day(0), day(-1), day(9)];
  expect((await person.call(setDaysOff, { body: { days } })).body.days).toEqual([
    ...[day(-1), day(0), day(9)],
  ]);
  expect((await other.call(getDaysOff)).body.days).toEqual([day(4)]);
  product.clock.now = new Date(testStart.getTime() + 2 * DAY);
  expect((await person.call(getDaysOff)).body.days).toEqual([day(9)]);
  expect((await person.call(setDaysOff, { body: { days: [] } })).body.days).toEqual([]);
  product.clock.now = testStart;
});

test('PF-05 days that the calendar does not have, and more than a year of them, are refused', async () => {
  const person = await givenSignedIn(product);
  await person.call(setDaysOff, { body: { days: [day(3)] } });
  const many = Array.from({ length: limits.daysOff.max + 1 }, (_, index) => day(index));
  for (const days of [['2026-02-30'], ['soon'], many])
    expect((await person.call(setDaysOff, { body: { days } })).status).toBe(400);
  expect((await person.call(getDaysOff)).body.days).toEqual([day(3)]);
});
