/** MT-11: the towns of the world, found by name and by distance. */
import { kilometresBetween, type Point } from '@saath/matching/distance';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GazetteerTown, openGazetteer } from './gazetteer.ts';

const gazetteer = await openGazetteer();
const lahore = { latitude: 31.558, longitude: 74.35071 };
const largest = (name: string) => {
  const [town] = gazetteer.named(name);
  if (!town) throw new Error(`No town is called ${name}`);
  return town;
};

test('MT-11 the towns are read once, however often they are asked for', async () => {
  expect(await openGazetteer()).toBe(gazetteer);
});

test('MT-11 a name finds all its towns, the largest first, and none whose name only holds it', () => {
  const towns = gazetteer.named('springfield');
  expect(towns.length).toBeGreaterThan(5);
  expect(new Set(towns.map(({ name }) => name))).toEqual(new Set(['Springfield']));
  const people = towns.map((town) => town.people);
  expect(people).toEqual(people.toSorted((one, other) => other - one));
  expect(gazetteer.named('Springfiel')).toEqual([]);
  expect(gazetteer.named('pringfield')).toEqual([]);
});

test.each(['', ' ', '\n', '—', 'Lahore\nKarachi'.repeat(50)])('MT-11 %j names no town', (name) => {
  expect(gazetteer.named(name)).toEqual([]);
});

test.each([
  ['LAHORE', 'PK'],
  ['لاہور', 'PK'],
  ['lodz', 'PL'],
  ['reykjavik', 'IS'],
  ['sao paulo', 'BR'],
])('MT-11 %s is a town of %s, with its place on the map', (name, country) => {
  const town = largest(name);
  expect(town.country).toBe(country);
  expect(town.people).toBeGreaterThan(100_000);
  expect(gazetteer.closest(town.point)).toMatchObject({ kilometres: 0 });
});

test('MT-11 the closest town is never farther than any other that would do', () => {
  const names = ['Lahore', 'San Antonio', 'Santa Cruz', 'Victoria', 'Clinton', 'Salem', 'Nome'];
  const known = names.flatMap((name) => gazetteer.named(name));
  // Mostly north or south of a town: by latitude alone most towns are left out.
  const near = fc.record({
    town: fc.constantFrom(...known),
    north: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    east: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
  });
  const point = near.map(({ town, north, east }) => ({
    latitude: town.point.latitude + north,
    longitude: town.point.longitude + east,
  }));
  type Least = { people?: number; country?: string; than?: string };
  const least = fc.constantFrom<Least>(
    {},
    { people: 50_000 },
    { country: 'US' },
    { than: 'Salem' },
  );
  const isFit = (town: GazetteerTown, given: Least) =>
    town.people >= (given.people ?? 0) &&
    town.country === (given.country ?? town.country) &&
    town.name !== given.than;
  fc.assert(
    fc.property(point, least, (here: Point, given) => {
      const found = gazetteer.closest(here, given);
      if (!found) throw new Error('There are towns of each kind');
      expect(isFit(found.town, given)).toBe(true);
      expect(found.kilometres).toBeCloseTo(kilometresBetween(here, found.town.point), 9);
      for (const town of known.filter((each) => isFit(each, given)))
        expect(found.kilometres).toBeLessThanOrEqual(kilometresBetween(here, town.point));
    }),
    {
      numRuns: 300,
      examples: [
        [lahore, { than: 'Lahore' }],
        [{ latitude: 0, longitude: 180 }, {}],
      ],
    },
  );
});

test('MT-11 a town can be told from its namesakes by a larger one near it, of the same country', () => {
  const small = gazetteer.closest(lahore, { than: 'Lahore' });
  expect(small?.town).toMatchObject({ country: 'PK' });
  expect(small?.town.name).not.toBe('Lahore');
  expect(gazetteer.closest(lahore, { country: 'IN' })?.town.country).toBe('IN');
  expect(gazetteer.closest(lahore, { country: 'IN' })?.kilometres).toBeLessThan(60);
  const most = gazetteer.closest(lahore, { people: 20_000_000 });
  expect(most?.town.people).toBeGreaterThanOrEqual(20_000_000);
});

test('MT-11 where nothing would do there is no town', () => {
  expect(gazetteer.closest(lahore, { country: 'XX' })).toBeUndefined();
  expect(gazetteer.closest(lahore, { people: 1e9 })).toBeUndefined();
});
