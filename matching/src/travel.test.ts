import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { kilometresBetween } from './distance.ts';
import { LONGEST_WAY, leaveNoRoom, minutesBetween, minutesFor, type Site } from './travel.ts';

const site = (place: string, way = 0, point?: Site['point']): Site => ({ place, way, point });
const lahore = { latitude: 31.52, longitude: 74.36 };
/** To the north: a degree is 111.2 km. */
const northOf = (kilometres: number) => ({
  latitude: lahore.latitude + kilometres / 111.195,
  longitude: lahore.longitude,
});

test.each([
  [0, 0],
  [0.9, 0],
  [2, 5],
  [10, 15],
  [26, 40],
  [40, 60],
  [100, 120],
  [1000, 480],
])('MT-11 %d km are %d minutes', (kilometres, minutes) => {
  expect(minutesFor(kilometres)).toBe(minutes);
});

test('MT-11 farther is never sooner, and nothing is longer than the longest way', () => {
  const far = double({ min: 0, max: 20_100, noNaN: true });
  void assert(
    property(far, far, (one, other) => {
      const [near, there] = [Math.min(one, other), Math.max(one, other)];
      expect(minutesFor(near)).toBeLessThanOrEqual(minutesFor(there));
      expect(minutesFor(there) * 60_000).toBeLessThanOrEqual(LONGEST_WAY);
    }),
  );
});

test.each([
  ['both on the map: by kilometres', site('a', 0, lahore), site('b', 0, northOf(26)), 40],
  ['one of one name in another town', site('Hall', 0, lahore), site('hall ', 0, northOf(26)), 40],
  ['an organiser asks for more', site('a', 90, lahore), site('b', 0, northOf(26)), 90],
  ['two halls of a town share its point', site('a', 30, lahore), site('b', 0, lahore), 30],
  ['one place', site('a', 30, lahore), site(' A', 90, lahore), 0],
  ['one is on no map: as organisers say', site('a', 30, lahore), site('b', 45), 45],
  ['neither is', site('a', 30), site('A', 45), 0],
  [
    'a point beside the earth',
    site('a', 0, { latitude: 91, longitude: 0 }),
    site('b', 0, lahore),
    0,
  ],
])('MT-11 %s', (_name, one, other, minutes) => {
  expect(minutesBetween(one, other)).toBe(minutes);
  expect(minutesBetween(other, one)).toBe(minutes);
});

test('MT-11 across the date line it is as near as it is, and at the pole all lengths are one', () => {
  const [west, east] = [
    { latitude: 0, longitude: 179.95 },
    { latitude: 0, longitude: -179.95 },
  ];
  expect(Math.round(kilometresBetween(west, east))).toBe(11);
  expect(minutesBetween(site('a', 0, west), site('b', 0, east))).toBe(20);
  const pole = (longitude: number) => ({ latitude: 90, longitude });
  expect(minutesBetween(site('a', 0, pole(0)), site('b', 0, pole(135)))).toBe(0);
});

test('MT-11 the end of the way is soon enough, a moment before is not', () => {
  const one = { startsAt: 0, endsAt: 100 };
  expect(leaveNoRoom(one, { startsAt: 140, endsAt: 200 }, 40)).toBe(false);
  expect(leaveNoRoom(one, { startsAt: 139, endsAt: 200 }, 40)).toBe(true);
  expect(leaveNoRoom({ startsAt: 139, endsAt: 200 }, one, 40)).toBe(true);
});
