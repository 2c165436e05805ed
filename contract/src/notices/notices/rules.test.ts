import { expect, test } from 'vitest';
import { quietUntil, usualQuietHours } from './rules.ts';

const inLahore = usualQuietHours('Asia/Karachi');
const inBerlin = usualQuietHours('Europe/Berlin');
const at = (text: string) => new Date(text);

test.each([
  ['before they begin', '2026-12-01T16:59:59Z', undefined],
  ['at their first moment', '2026-12-01T17:00:00Z', '2026-12-02T03:00:00.000Z'],
  ['before midnight', '2026-12-01T18:59:00Z', '2026-12-02T03:00:00.000Z'],
  ['after midnight', '2026-12-01T19:01:00Z', '2026-12-02T03:00:00.000Z'],
  ['in their last minute', '2026-12-02T02:59:59Z', '2026-12-02T03:00:00.000Z'],
  ['at their end', '2026-12-02T03:00:00Z', undefined],
])('NT-02 quiet hours over midnight, %s', (_, moment, end) => {
  expect(quietUntil(inLahore, at(moment))?.toISOString()).toBe(end);
});

test('NT-02 quiet hours within a day, and switched off', () => {
  const nap = { ...inLahore, from: '13:00', to: '15:00' };
  expect(quietUntil(nap, at('2026-12-01T07:59:00Z'))).toBeUndefined();
  expect(quietUntil(nap, at('2026-12-01T08:00:00Z'))?.toISOString()).toBe(
    '2026-12-01T10:00:00.000Z',
  );
  expect(quietUntil({ ...nap, isOn: false }, at('2026-12-01T08:00:00Z'))).toBeUndefined();
});

test.each([
  // Clocks go from 2:00 to 3:00 on 29 March, and from 3:00 back to 2:00 on 25 October.
  ['a short night', '2026-03-28T22:00:00Z', '2026-03-29T06:00:00.000Z'],
  ['a long night', '2026-10-24T21:00:00Z', '2026-10-25T07:00:00.000Z'],
])('NT-02 quiet hours end by the clock after %s', (_, moment, end) => {
  expect(quietUntil(inBerlin, at(moment))?.toISOString()).toBe(end);
});

test('NT-02 an end that the clocks skip or show twice still comes after the moment asked about', () => {
  const skipped = { ...inBerlin, to: '02:30' };
  expect(quietUntil(skipped, at('2026-03-29T00:59:00Z'))?.toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  );
  // 2:10 for the second time: the first 2:30 is over, so the next one is that of the day after.
  const twice = quietUntil(skipped, at('2026-10-25T01:10:00Z'));
  expect(twice && twice > at('2026-10-25T01:10:00Z')).toBe(true);
});
