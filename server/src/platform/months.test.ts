import { expect, test } from 'vitest';
import { boundsOf, monthOf, monthsAfter, monthsFrom } from './months.ts';

test('AD-01 months begin and end with the clocks of the zone', () => {
  expect(monthOf(new Date('2026-09-30T19:00:00Z'), 'Asia/Karachi')).toBe('2026-10');
  expect(monthOf(new Date('2026-09-30T18:59:59.999Z'), 'Asia/Karachi')).toBe('2026-09');
  expect(boundsOf('2026-12', 'Asia/Karachi')).toEqual({
    from: new Date('2026-11-30T19:00:00Z'),
    to: new Date('2026-12-31T19:00:00Z'),
  });
  // Clocks change in March: the month is an hour shorter.
  expect(boundsOf('2026-03', 'Europe/Berlin')).toEqual({
    from: new Date('2026-02-28T23:00:00Z'),
    to: new Date('2026-03-31T22:00:00Z'),
  });
});

test('AD-01 months go on over the turn of the year', () => {
  expect(monthsAfter('2026-12', 1)).toBe('2027-01');
  expect(monthsAfter('2026-01', -13)).toBe('2024-12');
  expect(monthsFrom('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsFrom('2026-11', '2026-10')).toEqual([]);
});
