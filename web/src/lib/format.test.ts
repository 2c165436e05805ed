import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { formatTime } from './format.ts';
import { formatNames } from './numbers.ts';
import { formatMoment, formatTimeRange } from './time-range.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

const [start, end] = ['2026-12-05T04:00:00.000Z', '2026-12-05T08:30:00.000Z'];

it('LM-03 a time of day is written with AM or PM, noon and midnight as 12', () => {
  expect(formatTime(start, 'Asia/Karachi')).toBe('9:00 AM');
  expect(formatTime('2026-12-05T07:00:00.000Z', 'Asia/Karachi')).toBe('12:00 PM');
  expect(formatTime('2026-12-05T19:05:00.000Z', 'Asia/Karachi')).toBe('12:05 AM');
});

it('LM-03 in Urdu each time is kept together, so that the halves of a span do not change places', () => {
  overwriteGetLocale(() => 'ur');
  expect(formatTime(start, 'Asia/Karachi')).toBe('\u20669:00 AM\u2069');
  expect(formatTimeRange(start, end, 'Asia/Karachi')).toBe(
    '\u20669:00 AM\u2069 – \u20661:30 PM\u2069',
  );
});

it('LM-03 a moment and names beside each other have the comma of the language', () => {
  expect(formatMoment(start, 'Asia/Karachi')).toBe('Sat, 5 Dec 2026, 9:00 AM');
  expect(formatNames(['Urdu', 'First aid'])).toBe('Urdu, First aid');
  overwriteGetLocale(() => 'ur');
  expect(formatMoment(start, 'Asia/Karachi')).not.toContain(',');
  expect(formatNames(['اردو', 'ابتدائی طبی امداد'])).toBe('اردو، ابتدائی طبی امداد');
});
