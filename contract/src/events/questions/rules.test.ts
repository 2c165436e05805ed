/** What an answer to a question is (EL-04). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import {
  type Asked,
  isAnswer,
  isAskedOf,
  questionKinds,
  readAnswer,
  sameQuestionKey,
  sensitiveUntil,
} from './rules.ts';

const someAsked: fc.Arbitrary<Asked> = fc.record({
  kind: fc.constantFrom(...questionKinds),
  choices: fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'ہاں'), { minLength: 2 }),
  lowest: fc.option(fc.integer({ min: -5, max: 0 })),
  highest: fc.option(fc.integer({ min: 1, max: 5 })),
  isNeeded: fc.boolean(),
});
const someValue = fc.option(
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('A', 'ہاں', '2026-12-05', '2026-02-30', ' '),
    fc.double(),
    fc.integer({ min: -6, max: 6 }),
    fc.boolean(),
    fc.array(fc.constantFrom('A', 'B', 'D')),
  ),
);

describe('EL-04 an answer', () => {
  test('EL-04 as it is kept is an answer that stays as it is, and nothing is one only where none is needed', () => {
    fc.assert(
      fc.property(someAsked, someValue, (asked, given) => {
        const { problem, value } = readAnswer(asked, given);
        if (problem) return;
        expect(readAnswer(asked, value)).toEqual({ value });
        expect(isAnswer(asked, value)).toBe(value !== null);
        if (value === null) expect(asked.isNeeded).toBe(false);
        else expect(readAnswer({ ...asked, isNeeded: true }, value)).toEqual({ value });
      }),
    );
  });

  test('EL-04 with choices is of the choices, each once, and a number within its range', () => {
    fc.assert(
      fc.property(someAsked, someValue, (asked, given) => {
        const { problem, value = null } = readAnswer(asked, given);
        if (problem || value === null) return;
        if (asked.kind === 'one') expect(asked.choices).toContain(value);
        if (asked.kind === 'some') {
          const said = value as string[];
          expect(new Set(said).size).toBe(said.length);
          expect(said.every((each) => asked.choices.includes(each))).toBe(true);
        }
        if (asked.kind !== 'number') return;
        expect(value).toBeGreaterThanOrEqual(asked.lowest ?? limits.question.lowest);
        expect(value).toBeLessThanOrEqual(asked.highest ?? limits.question.highest);
      }),
    );
  });
});

test('EL-04 two questions are the same by their template, or else by their words', () => {
  const key = (words: string, template: 'diet' | null = null) =>
    sameQuestionKey({ words, template });
  expect(key('What do you eat?', 'diet')).toBe(key('Diet', 'diet'));
  expect(key(' T-shirt   SIZE')).toBe(key('T-shirt size'));
  expect(key('diet')).not.toBe(key('diet', 'diet'));
});

test('EL-04 a question of a role is asked of its people alone, and sensitive answers are kept two weeks', () => {
  expect([null, 'cook', 'driver'].map((roleId) => isAskedOf({ roleId: 'cook' }, roleId))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isAskedOf({ roleId: null }, null)).toBe(true);
  const until = sensitiveUntil({ endTime: new Date('2026-12-05T13:00:00Z') });
  expect(until).toEqual(new Date('2026-12-19T13:00:00Z'));
});
