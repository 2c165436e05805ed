/** Where the demo's events take place and its people live: in the towns of their words, some kilometres about. */
import { openTowns } from '../features/foundation/towns/service.ts';
import type { Tx } from '../platform/database.ts';
import { columnsOf, roughly } from '../platform/points.ts';
import { createRandom } from './random.ts';

/** Degrees: some seven kilometres to each side. */
const ABOUT = 0.06;
/** Where people say that they live; some do not say it. */
const homes = ['Lahore', 'Lahore', 'Lahore', 'Karachi', 'Islamabad', ''];

export async function plantPlaces(tx: Tx, timeZone: string) {
  // Of its own: the rest of the demo stays as it was.
  const random = createRandom(63);
  const towns = openTowns(() => ({ phoneRegion: 'PK', timeZone }));
  const nearby = async (words: string) => {
    const town = await towns.pointOf(words);
    const off = () => (ABOUT * (random.below(2001) - 1000)) / 1000;
    return town && { latitude: town.latitude + off(), longitude: town.longitude + off() };
  };
  for (const { id, location } of await tx
    .selectFrom('event')
    .select(['id', 'location'])
    .execute()) {
    const point = await nearby(location);
    await tx.updateTable('event').set(columnsOf(point)).where('id', '=', id).execute();
  }
  const people = tx.selectFrom('appUser').select('id').where('role', '=', 'Volunteer');
  for (const [index, { id }] of (await people.orderBy('id').execute()).entries()) {
    const area = homes[index % homes.length] ?? '';
    const point = await nearby(area);
    const home = { area, ...columnsOf(point && roughly(point)) };
    await tx.updateTable('appUser').set(home).where('id', '=', id).execute();
  }
}
