/** What can be written in a thread, and which pages of it can be asked for. */
import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { writableUntil } from './rules.ts';
import { newThreadMessageSchema, seenSchema, threadCursor, threadQuerySchema } from './schema.ts';

const id = '00000000-0000-4000-8000-000000000001';
const message = (text: unknown, change: { key?: unknown } = {}) =>
  newThreadMessageSchema.safeParse({ text, key: id, ...change });
type Parsed = {
  success: boolean;
  error?: { issues: readonly { message: string }[] } | undefined;
};
const problem = ({ error }: Parsed) => error?.issues[0]?.message;

describe('HR-04 a message', () => {
  test('HR-04 has words; blanks around them are taken off, and none between them', () => {
    expect(message('  May I bring\n my son?  ').data?.text).toBe('May I bring\n my son?');
    for (const text of ['', ' \n ', undefined, 7])
      expect(problem(message(text))).toBe('Please write a message.');
  });

  test('HR-04 is as long as the field, and not one letter longer', () => {
    expect(message('x'.repeat(limits.thread.text)).success).toBe(true);
    expect(message('x'.repeat(limits.thread.text + 1)).success).toBe(false);
  });

  test('NT-04 has a key, so that what is sent twice is written once', () => {
    for (const key of [undefined, '', 'first'])
      expect(message('Hello', { key }).success).toBe(false);
  });
});

describe('NT-04 the number of a message', () => {
  test('NT-04 counts from 1, in whole numbers that the database can hold', () => {
    for (const number of [1, 30, 2_000_000_000])
      expect(seenSchema.safeParse({ number }).success, String(number)).toBe(true);
    for (const number of [0, -1, 1.5, 2_000_000_001, '3', undefined])
      expect(seenSchema.safeParse({ number }).success, String(number)).toBe(false);
  });

  test('NT-04 comes as text in an address, and as nothing else than digits', () => {
    expect(threadQuerySchema.parse({})).toEqual({});
    expect(threadQuerySchema.parse({ before: '31' })).toEqual({ before: 31 });
    for (const before of ['', '0', '-1', '1e3', '3.0', ' 3', '99999999999'])
      expect(threadQuerySchema.safeParse({ before }).success, before).toBe(false);
  });
});

test('NT-04 a page of threads begins after one that there can be', () => {
  expect(threadCursor.safeParse(`1_1796115600000_${id}`).success).toBe(true);
  for (const cursor of [
    `2_1796115600000_${id}`,
    `1_now_${id}`,
    '1_1796115600000_7',
    `1_1796115600000_${id}_`,
    `${id}`,
    '',
  ])
    expect(threadCursor.safeParse(cursor).success, cursor).toBe(false);
});

test('HR-04 people and organisers write to each other until thirty days after the end', () => {
  expect(writableUntil(new Date('2026-12-05T12:00:00Z'))).toEqual(new Date('2027-01-04T12:00:00Z'));
});
