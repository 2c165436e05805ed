import { expect, test } from 'vitest';
import { exportMessages } from './messages.ts';
import { hoursRange } from './schema.ts';

test('OR-04 the days of an export are open on a side, one day, or in their order', () => {
  const [first, last] = ['2026-12-01', '2026-12-31'];
  for (const range of [{}, { from: first }, { to: last }, { from: first, to: first }])
    expect(hoursRange.safeParse(range).success).toBe(true);
  expect(hoursRange.safeParse({ from: last, to: first }).error?.issues).toMatchObject([
    { path: ['to'], message: exportMessages.wrongDays },
  ]);
  expect(hoursRange.safeParse({ from: '2026-02-30' }).success).toBe(false);
});
