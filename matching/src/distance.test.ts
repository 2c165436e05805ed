import { assert, double, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { isOnEarth, kilometresBetween } from './distance.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const points = record({
  latitude: double({ min: -90, max: 90, noNaN: true }),
  longitude: double({ min: -180, max: 180, noNaN: true }),
});
const HALF_WAY_ROUND = 20_015.2;

test.each([
  // Great circles as published by the Great Circle Mapper for the airports of each pair, by the coordinates it gives.
  ['London and Paris', at(51.4706, -0.461941), at(49.012798, 2.55), 348],
  ['Karachi and Lahore', at(24.9065, 67.160797), at(31.521601, 74.403603), 1022],
  [
    'Los Angeles and Sydney, across the date line',
    at(33.942501, -118.407997),
    at(-33.946098, 151.177002),
    12_052,
  ],
  ['two sides of the date line', at(0, 179.95), at(0, -179.95), 11],
  ['a step across the pole', at(89.95, 0), at(89.95, 180), 11],
  ['two names of one pole', at(90, 0), at(90, 135), 0],
  ['the farthest there is', at(0, 0), at(0, 180), 20_015],
])('MT-11 %s', (_name, one, other, kilometres) => {
  // The mapper works on an ellipsoid: up to half a percent apart from the sphere.
  expect(Math.abs(kilometresBetween(one, other) - kilometres)).toBeLessThanOrEqual(
    1 + kilometres / 200,
  );
});

test('MT-11 it is the same both ways, never negative, never farther than half around, and no detour is shorter', () => {
  void assert(
    property(points, points, points, (one, other, third) => {
      const straight = kilometresBetween(one, other);
      expect(straight).toBeGreaterThanOrEqual(0);
      expect(straight).toBeLessThanOrEqual(HALF_WAY_ROUND);
      expect(kilometresBetween(other, one)).toBeCloseTo(straight, 6);
      const detour = kilometresBetween(one, third) + kilometresBetween(third, other);
      expect(detour).toBeGreaterThanOrEqual(straight - 1e-4);
    }),
    { numRuns: 500, seed: 11 },
  );
});

test('MT-11 what is no number, or beyond the poles, lies on no map', () => {
  expect(isOnEarth(at(90, -180))).toBe(true);
  for (const nowhere of [at(90.1, 0), at(0, 180.1), at(Number.NaN, 0), at(0, Infinity)])
    expect(isOnEarth(nowhere)).toBe(false);
});
