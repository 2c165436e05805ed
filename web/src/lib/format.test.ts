import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { formatTime } from './format.ts';
import { formatTimeRange } from './time-range.ts';

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
