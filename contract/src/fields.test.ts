/** The building blocks of all schemas: what they take, what they trim, what they refuse. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { daySchema, idSchema, listOrJson, numberOrText, pageNumber, text } from './fields.ts';

type Schema = {
  safeParse: (value: unknown) => {
    success: boolean;
    error?: { issues: { message: string }[] } | undefined;
  };
};
const own = (message: string) => ({ error: () => message });
const problem = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('ASVS 2.2.1 text', () => {
  const schema = text(5, { min: 2, required: own('Say it.') });

  test('ASVS 2.2.1 is trimmed before it is counted', () => {
    expect(schema.parse('  ab  ')).toBe('ab');
    expect(schema.parse('  abcde  ')).toBe('abcde');
    expect(problem(schema, ' a  ')).toBe('Say it.');
    expect(problem(schema, 'abcdef')).toBe('Please use at most 5 characters.');
    for (const value of [undefined, null, 5, ['ab']])
      expect(problem(schema, value)).toBe('Say it.');
  });
});

describe('ASVS 2.2.1 a number that may be text', () => {
  const schema = numberOrText(own('A number, please.'));

  test('ASVS 2.2.1 is the same either way', () => {
    const number = fc.integer({ min: -999_999_999, max: 999_999_999 });
    fc.assert(
      fc.property(number, (value) => {
        expect(schema.parse(value)).toBe(value);
        expect(schema.parse(` ${value} `)).toBe(value);
      }),
    );
    expect(schema.parse('2.5')).toBe(2.5);
  });

  test.each([
    '',
    ' ',
    'x',
    '1e5',
    '0x10',
    '1,5',
    '--1',
    '1.23456',
    '1234567890',
    'Infinity',
    null,
    {},
    [],
  ])('ASVS 2.2.1 is not %j', (value) => {
    expect(problem(schema, value)).toBe('A number, please.');
  });
});

describe('EV-08 a list that may be JSON text', () => {
  const schema = listOrJson(z.string(), { min: 1, max: 3, message: own('A list, please.') });

  test('EV-08 is the same either way', () => {
    const list = fc.array(fc.string(), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(list, (value) => {
        expect(schema.parse(value)).toEqual(value);
        expect(schema.parse(JSON.stringify(value))).toEqual(value);
      }),
    );
  });

  test.each([
    ['[broken', 'A list, please.'],
    ['', 'A list, please.'],
    ['{"a":1}', 'A list, please.'],
    ['"text"', 'A list, please.'],
    [[], 'A list, please.'],
    ['[]', 'A list, please.'],
    [5, 'A list, please.'],
    [['a', 'b', 'c', 'd'], 'Please give at most 3 entries.'],
  ])('EV-08 is not %j', (value, message) => {
    expect(problem(schema, value)).toBe(message);
  });
});

test('EV-09 pages count from one; a missing number is the first page', () => {
  expect(pageNumber.parse(undefined)).toBe(1);
  expect(pageNumber.parse('12')).toBe(12);
  for (const wrong of ['0', '-1', '01', '1.5', '', 'x', '1234567'])
    expect([wrong, problem(pageNumber, wrong)]).toEqual([wrong, 'This page number is not valid.']);
});

test('PF-05 a day is one that the calendar has', () => {
  const day = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, (each) => daySchema.safeParse(each.toISOString().slice(0, 10)).success),
  );
  expect(daySchema.safeParse('2028-02-29').success).toBe(true);
  for (const wrong of [
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '',
    '2026-12-05T00:00',
    '99999-01-01',
  ])
    expect([wrong, problem(daySchema, wrong)]).toEqual([wrong, 'This date is not valid.']);
});

test('EV-08 an id is a UUID and nothing around it', () => {
  const id = '01890000-0000-7000-8000-000000000000';
  expect(idSchema.safeParse(id).success).toBe(true);
  for (const wrong of ['', 'x', ` ${id}`, `${id}x`, id.replaceAll('-', ''), '../etc/passwd'])
    expect([wrong, problem(idSchema, wrong)]).toEqual([wrong, 'This id is not valid.']);
});
