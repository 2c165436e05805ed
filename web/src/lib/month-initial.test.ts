import { expect, it } from 'vitest';
import { monthInitial } from './month-initial.ts';

it('AD-01 a month is told by its first letter', () => {
  const year = Array.from(
    { length: 12 },
    (_, month) => `2026-${String(month + 1).padStart(2, '0')}`,
  );
  expect(year.map(monthInitial).join('')).toBe('JFMAMJJASOND');
});
