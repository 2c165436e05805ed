/** The database keeps what the engine would work out (migrations 0018 and 0031), by numbers of its own: they are the same. */
import { acceptancePrior, attendancePrior, neutral, ratingPrior } from '@saath/matching/features';
import { dayZero } from '@saath/matching/model';
import { experienceShare } from '@saath/matching/score';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => await database.stop());

test('MA-01 years of experience speak for as much in the database as in the engine', async () => {
  const years = [0, 0.5, 1, 2, 3.5, 7, 14, 15, 16, 40];
  const { rows } = await database.pool.query<{ share: number }>(
    'select experience_share(years) as share from unnest($1::float8[]) with ordinality as given (years, at) order by at',
    [years],
  );
  expect(rows.map(({ share }) => share)).toEqual(
    years.map((each) => Math.round(100 * experienceShare(each))),
  );
});

test('MA-01 the standing of a record is made of the weights of day 0, a hundred being all that experience can speak for', async () => {
  const records = [
    { settled: 0, attended: 0, asked: 0, accepted: 0, ratings: 0, stars: 0 },
    { settled: 8, attended: 8, asked: 0, accepted: 0, ratings: 0, stars: 0 },
    { settled: 0, attended: 0, asked: 9, accepted: 1, ratings: 0, stars: 0 },
    { settled: 0, attended: 0, asked: 0, accepted: 0, ratings: 6, stars: 29 },
    { settled: 12, attended: 7, asked: 5, accepted: 4, ratings: 3, stars: 8 },
  ];
  const found: number[] = [];
  for (const record of records) found.push(await standingOf(Object.values(record)));
  expect(found).toEqual(records.map(expectedStanding));
});

/** In a transaction that is taken back: records are kept by triggers alone. */
async function standingOf(values: readonly number[]): Promise<number> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into app_user (id, email, email_key, name, name_key, role, password_hash, created_at, updated_at)
       values ('00000000-0000-4000-8000-000000000001', 'a', 'a', 'A', 'a', 'Volunteer', 'none', now(), now())`,
    );
    const { rows } = await client.query<{ standing: number }>(
      `update volunteer_record set settled = $1, attended = $2, asked = $3, accepted = $4, rating_count = $5,
         rating_sum = $6 returning standing`,
      [...values],
    );
    return rows[0]?.standing ?? Number.NaN;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

type Counts = Record<'settled' | 'attended' | 'asked' | 'accepted' | 'ratings' | 'stars', number>;

function expectedStanding({ settled, attended, asked, accepted, ratings, stars }: Counts): number {
  const { weights } = dayZero.good;
  const came = (attended + attendancePrior.yes) / (settled + attendancePrior.of);
  const took = (accepted + acceptancePrior.yes) / (asked + acceptancePrior.of);
  const rated = (stars + ratingPrior.stars) / (ratings + ratingPrior.of) / 5;
  const worth =
    weights.attendance * (came - neutral.attendance) +
    weights.acceptance * (took - neutral.acceptance) +
    weights.rating * (rated - neutral.rating);
  return Math.round((100 * worth) / weights.experience);
}
