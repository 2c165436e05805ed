/** How many there are of what every screen asks for, kept by triggers (migration 0011) and read in one statement. */
import type { Database } from './database.ts';
import type { TallyName } from './tables/office.ts';

/** Accounts that have left are in none; `people.active` are volunteers who activated and are not leaving. */
export async function readTallies(db: Database): Promise<Record<TallyName, number>> {
  const rows = await db.selectFrom('tally').selectAll().execute();
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)])) as Record<
    TallyName,
    number
  >;
}
