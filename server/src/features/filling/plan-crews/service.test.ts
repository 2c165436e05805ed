/** When a part of a plan takes nobody more because of its crew: what stands beside a place that stays empty (EL-02). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCrewAtLimit } from './service.ts';

/** Of four people the first two count. */
const counts = Uint8Array.from([1, 1, 0, 0]);
const limit = (most: number, part = 0) => ({ part, most, counts });
const none = { limits: [], beside: [] };

test.each([
  ['none of those who count', [2, 3], false],
  ['fewer of them than it takes', [0, 2, 3], false],
  ['as many of them as it takes', [0, 1], true],
  ['nobody', [], false],
])('EL-02 a part with %s', (_, people, isAtLimit) => {
  expect(isCrewAtLimit({ ...none, limits: [limit(2)] }, { part: 0, people })).toBe(isAtLimit);
});

test('EL-02 where none of them is taken, it is at its limit from the beginning', () => {
  expect(isCrewAtLimit({ ...none, limits: [limit(0)] }, { part: 0, people: [] })).toBe(true);
});

test.each([
  ['nobody beside whom a minor could come', [], true],
  ['minors only', [0, 1], true],
  ['one adult too few', [0, 2], true],
  ['as many adults as it asks for', [2, 3], false],
])('EL-02 a part with %s', (_, people, isAlone) => {
  const beside = [{ part: 0, least: 2, counts }];
  expect(isCrewAtLimit({ ...none, beside }, { part: 0, people })).toBe(isAlone);
});

test('EL-02 the rules of one part say nothing of another, whoever is there', () => {
  const people = fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 4 });
  const most = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(people, most, (there, number) => {
      const rules = { limits: [limit(number, 1)], beside: [{ part: 1, least: number, counts }] };
      expect(isCrewAtLimit(rules, { part: 0, people: there })).toBe(false);
      expect(isCrewAtLimit(none, { part: 1, people: there })).toBe(false);
    }),
  );
});

test('EL-02 one rule that is met is enough, however many others are not', () => {
  const rules = { limits: [limit(4), limit(1)], beside: [{ part: 0, least: 1, counts }] };
  expect(isCrewAtLimit(rules, { part: 0, people: [0, 2] })).toBe(true);
  expect(isCrewAtLimit(rules, { part: 0, people: [2, 3] })).toBe(false);
});
