/** LM-03: times, numbers and failures as people read them. */
import { afterEach, describe, expect, it, test } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { formatAgo } from './ago.ts';
import { isoDayIn } from './calendar-days.ts';
import { CallError } from './call-error.ts';
import { failureText, isUnanswered } from './failure-text.ts';
import { mailboxOf } from './mailboxes.ts';
import { formatChange, formatChoice, formatList, formatNumber } from './numbers.ts';
import { formatTimeLeft } from './time-left.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

const noon = '2026-12-05T12:00:00.000Z';
const from = (seconds: number) => new Date(Date.parse(noon) + 1000 * seconds).toISOString();

describe('LM-03 how long ago', () => {
  test.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [86_399, '23 hours ago'],
    [86_400, '1 day ago'],
    [20 * 86_400, '20 days ago'],
    // The clocks of two machines differ.
    [-30, 'just now'],
  ])('LM-03 %i seconds: %s', (seconds, words) => {
    expect(formatAgo(noon, from(seconds))).toBe(words);
  });
});

describe('WL-03 how long somebody has', () => {
  test.each([
    [1, '1 min left'],
    [119, '1 min left'],
    [3599, '59 min left'],
    [3600, '1 h left'],
    [47 * 3600, '47 h left'],
    [48 * 3600, '2 days left'],
  ])('WL-03 %i seconds: %s', (seconds, words) => {
    expect(formatTimeLeft(from(seconds), Date.parse(noon))).toBe(words);
  });

  it('WL-03 is not said any more from the moment on', () => {
    expect(formatTimeLeft(noon, Date.parse(noon))).toBe(undefined);
    expect(formatTimeLeft(from(-1), Date.parse(noon))).toBe(undefined);
  });
});

describe('LM-03 numbers and lists', () => {
  it('LM-03 are written as the reader writes them', () => {
    expect([formatNumber(1234.5), formatNumber(0)]).toEqual(['1,234.5', '0']);
    expect([3, 0, -2].map(formatChange)).toEqual(['+3', '0', '-2']);
  });

  it('LM-03 say whether one or all of them is meant', () => {
    const skills = ['cooking', 'driving', 'first aid'];
    expect(formatList(skills)).toBe('cooking, driving and first aid');
    expect(formatChoice(skills)).toBe('cooking, driving or first aid');
    expect(formatList(['cooking'])).toBe('cooking');
  });

  it('LM-03 have digits that everybody in the country reads, in Urdu too', () => {
    overwriteGetLocale(() => 'ur');
    expect(formatNumber(1234)).toMatch(/^[\d٬,]+$/);
    expect(formatList(['الف', 'ب'])).toBe('الف اور ب');
  });
});

it('LM-03 the day of an instant is that of the zone', () => {
  expect(isoDayIn('2026-12-05T20:00:00.000Z', 'Asia/Karachi')).toBe('2026-12-06');
  expect(isoDayIn('2026-12-05T04:00:00.000Z', 'America/Los_Angeles')).toBe('2026-12-04');
});

describe('EC-06 a call that failed', () => {
  const local = 'Your place was not given back.';

  it('EC-06 is told in the server’s own words, or in ours where it has none', () => {
    const refusal = new CallError('The event is over.', { status: 409, code: 'x' });
    expect(failureText(refusal, local)).toBe('The event is over.');
    expect(failureText(new CallError('', { status: 500, code: 'x' }), local)).toBe(local);
    expect(failureText(new TypeError('undefined is not a function'), local)).toBe(local);
  });

  it('EC-06 without an answer says what did not happen, and why, as one sentence', () => {
    const lost = new CallError('There is no connection.', { status: 0, code: 'x' });
    expect(failureText(lost, local)).toBe('Your place was not given back. There is no connection.');
    expect(failureText(lost, 'Not saved!')).toBe('Not saved. There is no connection.');
    const others = [new CallError('', { status: 500, code: 'x' }), new Error('x')];
    expect([lost, ...others].map(isUnanswered)).toEqual([true, false, false]);
  });
});

it('AU-04 the mailbox of an address is found by its domain, in any case', () => {
  expect(mailboxOf('Aisha@GMAIL.com')?.name).toBe('Gmail');
  expect(mailboxOf('a@hotmail.com')?.href).toBe('https://outlook.live.com/');
  for (const address of ['a@example.org', 'a@gmail.com.example.org', 'a@notgmail.com', 'gmail'])
    expect(mailboxOf(address), address).toBe(undefined);
});
