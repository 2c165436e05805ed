import { expect, test } from 'vitest';
import { isTooMuch, type Sum } from './sums.ts';

/** A day of eight hours at most, over three parts of four hours; the last one falls on another day. */
const day = (change: Partial<Sum> = {}): Sum => ({
  ...{ most: 8, lengths: [4, 4, 5, 0], asks: [true, true, true, true], already: new Map() },
  ...change,
});
const isTooMuchFor = (sum: Sum, parts: number[], last: number) =>
  isTooMuch([sum], { person: 7, parts, last });

test('EL-01 a plan gives nobody more in a stretch than its limit, which itself is not too much', () => {
  expect(isTooMuchFor(day(), [0], 1)).toBe(false);
  expect(isTooMuchFor(day(), [0], 2)).toBe(true);
  expect(isTooMuchFor(day(), [0, 1], 2)).toBe(true);
});

test('EL-01 a part that falls outside of the stretch adds nothing to it', () => {
  expect(isTooMuchFor(day(), [0, 2], 3)).toBe(false);
  expect(isTooMuchFor(day(), [3], 0)).toBe(false);
});

test('EL-01 what somebody does already counts, for them alone', () => {
  const already = new Map([[7, { length: 5, asks: true }]]);
  expect(isTooMuchFor(day({ already }), [], 0)).toBe(true);
  expect(isTooMuch([day({ already })], { person: 8, parts: [], last: 0 })).toBe(false);
});

test('EL-01 a limit holds only for who does something in the stretch that asks for it', () => {
  const asks = [false, false, false, true];
  // The last part asks for a limit, but on another day.
  expect(isTooMuchFor(day({ asks }), [0, 3], 2)).toBe(false);
  expect(isTooMuchFor(day({ asks: [true, false, false, false] }), [0], 2)).toBe(true);
  expect(isTooMuchFor(day({ asks: [false, false, true, false] }), [0], 2)).toBe(true);
  const already = new Map([[7, { length: 5, asks: true }]]);
  expect(isTooMuchFor(day({ asks, already }), [], 0)).toBe(true);
});

test('EL-01 one stretch with too much is enough', () => {
  const isTooMuchIn = (...sums: Sum[]) => isTooMuch(sums, { person: 7, parts: [0], last: 1 });
  expect(isTooMuchIn(day(), day({ most: 7 }))).toBe(true);
  expect(isTooMuchIn(day(), day())).toBe(false);
  expect(isTooMuchIn()).toBe(false);
});
