/** AU-08: volunteers by a part of their name, among thousands. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../platform/database.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database.ts';
import { searchVolunteerRows, volunteersByName } from './queries.ts';

const wanted = { eventId: undefined, isOfBranch: false, limit: 20 };

let backend: TestDatabase;
let db: Database;
beforeAll(async () => {
  backend = await testDatabase();
  db = openDatabase(backend.pool);
  // Whoever is looked for stands last in the order of names, among people who are no active volunteers.
  await sql`
    insert into app_user (id, email, email_key, name, name_key, role, password_hash, contact_number,
      experience_years, description, skills, interests, activated_at, leaving_at, created_at, updated_at)
    select gen_random_uuid(), n || '@example.org', n || '@example.org', full_name, lower(full_name),
      case when n % 7 = 0 then 'Admin' else 'Volunteer' end, 'none', '03001234567', 0, '', '{}', '{}',
      case when n % 11 > 0 then now() end, case when n % 13 = 0 then now() end, now(), now()
    from (select n, (array['Aisha', 'Bilal', 'Zara', 'زینب'])[1 + n % 4] || ' ' || chr(97 + n / 100) as full_name
      from generate_series(1, 2000) as n) as person`.execute(db);
  await sql`vacuum analyze app_user`.execute(db);
});
afterAll(async () => await backend.stop());

test('AU-08 the same people in the same order, whether many or few are expected', async () => {
  for (const key of ['zara', 'a', 'ara', 'z', 'زین', 'bilal t', 'nobody']) {
    const [many, few] = await Promise.all(
      [true, false].map(async (isWide) =>
        (await searchVolunteerRows(db, { ...wanted, key, isWide })).map(({ id }) => id),
      ),
    );
    expect([key, many]).toEqual([key, few]);
    expect(many?.length === 0).toBe(key === 'nobody');
  }
});

test('AU-08 where many are meant, nobody is read but those who are found', async () => {
  const look = volunteersByName(db, { ...wanted, key: 'zara', isWide: true });
  const [plan] = await look.explain<Record<string, unknown>>('json');
  expect(JSON.stringify(plan)).toContain('Index Only Scan');
  expect(JSON.stringify(plan)).toContain('app_user_volunteer_by_name');
});
