/** What a version leaves that comes after this one: a migration that nobody here knows, and its name. */
import type pg from 'pg';

export const LATER = '9.8.7';

/** As a later version migrates: it only adds, so that this one can go on beside it (docs/operating.md). */
export async function migrateLater(pool: pg.Pool, version: string | null = LATER): Promise<void> {
  await pool.query('alter table every_event add column of_later text');
  await pool.query(
    `insert into kysely_migration (name, timestamp) values ('9998_later.sql', now()::text), ('9999_last.sql', now()::text)`,
  );
  // Each upgrade notes itself: the newest counts.
  if (version)
    await pool.query(
      `insert into migrated_by (migration, version) values ('9998_later.sql', '9.0.0'), ('9999_last.sql', $1)`,
      [version],
    );
}
