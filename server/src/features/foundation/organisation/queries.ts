/** SQL of the organisation's settings: one row today. */
import type { Selectable, Updateable } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type OrganisationRow = Selectable<Tables['organisation']>;

export async function readOrganisation(db: Database): Promise<OrganisationRow> {
  return await db.selectFrom('organisation').selectAll().executeTakeFirstOrThrow();
}

export async function lockOrganisation(tx: Tx): Promise<OrganisationRow> {
  return await tx.selectFrom('organisation').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** Writes what is named, and counts the version on. */
export async function updateOrganisation(
  tx: Tx,
  change: Updateable<Tables['organisation']> & { updatedAt: Date },
): Promise<OrganisationRow> {
  return await tx
    .updateTable('organisation')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function versionOf(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom('organisation')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
}
