import { expect, it } from 'vitest';

it('D13 the tests of screens run off UTC by a fraction of an hour, wherever they run', () => {
  expect(new Date('2026-12-05T04:00:00Z').getTimezoneOffset()).toBe(-345);
});
