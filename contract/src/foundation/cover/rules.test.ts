/** LP-02 EV-01: covers are drawn, the same ones on pages and in pictures, and hold nothing that people wrote. */
import { expect, test } from 'vitest';
import { coverShapes, flowerShapes } from './rules.ts';

const seeds = Array.from({ length: 200 }, (_, number) => `event ${number}`);
const groundOf = (shapes: string) => /^<rect [^>]*fill="(#\w{6})"/.exec(shapes)?.[1];

test('EV-01 the same event has the same cover, wherever and whenever it is drawn', () => {
  for (const seed of seeds) expect(coverShapes(seed, 'Relief')).toBe(coverShapes(seed, 'Relief'));
});

test('EV-01 events of one kind share their colours and differ in their flowers', () => {
  const covers = seeds.map((seed) => coverShapes(seed, 'Relief'));
  expect(new Set(covers.map(groundOf)).size).toBe(1);
  expect(new Set(covers).size).toBeGreaterThan(seeds.length / 2);
});

test('EV-01 without a kind the event itself chooses among all colours', () => {
  expect(new Set(seeds.map((seed) => groundOf(coverShapes(seed)))).size).toBe(6);
});

test('ASVS 1.3.1 nothing of what people wrote is in a cover, and every number in it can be drawn', () => {
  for (const seed of ['"><script>alert(1)</script>', '', '𝟘 عائشہ', 'x'.repeat(10_000)]) {
    const shapes = coverShapes(seed, seed);
    expect(shapes).not.toMatch(/script|alert|عائشہ|NaN|undefined|Infinity/);
    expect(shapes.match(/<g\b/g)).toHaveLength(shapes.match(/<\/g>/g)?.length ?? 0);
  }
});

test('EV-01 a flower has as many petals as it is asked for, in two rings around its heart', () => {
  const flower = { x: 10, y: 20, size: 100, petal: '#f2a516', heart: '#b5432e' };
  for (const petals of [6, 8, 14]) {
    const shapes = flowerShapes({ ...flower, petals });
    expect(shapes.match(/<path/g)).toHaveLength(2 * petals);
    expect(shapes.match(/<circle/g)).toHaveLength(2);
  }
  expect(flowerShapes({ ...flower, petals: 6 })).toContain('translate(10 20) rotate(0)');
  expect(flowerShapes({ ...flower, petals: 6, turn: 15 })).toContain('rotate(15)');
});
