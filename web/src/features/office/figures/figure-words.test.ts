import { expect, it } from 'vitest';
import { formatDuration, metricsInWords, trendText } from './figure-words.ts';

it('AD-01 a trend is told with its sign, and where there is none it says why', () => {
  expect(trendText({ now: 28, before: 25 })).toBe('+12% in 30 days');
  expect(trendText({ now: 6, before: 8 })).toBe('-25% in 30 days');
  expect(trendText({ now: 8, before: 8 })).toBe('No change in 30 days');
  expect(trendText({ now: 40, before: 4 })).toBe('Too early to compare');
});

it('AD-01 a duration comes in the unit that a person would use', () => {
  expect(formatDuration(0.5)).toBe('30 minutes');
  expect(formatDuration(1)).toBe('1 hour');
  expect(formatDuration(6.54)).toBe('6.5 hours');
  expect(formatDuration(30.2)).toBe('30 hours');
  expect(formatDuration(100)).toBe('4.2 days');
});

it('AD-01 key metrics are measured, or a dash with the reason', () => {
  const none = { answers: 4, answerHours: 2, events: 0, places: 4, filled: 4, hours: 0 };
  expect(metricsInWords(none).map(({ value, about }) => [value, about])).toEqual([
    ['–', 'fewer than 5 answers so far'],
    ['–', 'fewer than 5 places so far'],
    ['–', 'no event was over in this time'],
  ]);
  const some = { answers: 1000, answerHours: 6, events: 3, places: 40, filled: 25, hours: 102.5 };
  expect(metricsInWords(some).map(({ value, about }) => [value, about])).toEqual([
    ['6 hours', 'of the latest 1,000 answers'],
    ['63%', '25 of 40 places of events that are over'],
    ['102.5', 'places taken, times the length of their event'],
  ]);
});
