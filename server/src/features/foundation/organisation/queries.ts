/** SQL of the organisation's settings, one row today, and of its branches as they are. */
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type OrganisationRow = Selectable<Tables['organisation']>;
export type BranchRow = Selectable<Tables['branch']>;

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

/** By name. */
export async function openBranches(db: Database) {
  return await db
    .selectFrom('branch')
    .select(['id', 'name'])
    .where('closedAt', 'is', null)
    .orderBy('nameKey')
    .execute();
}

export async function findBranch(db: Database, id: string): Promise<BranchRow | undefined> {
  return await db.selectFrom('branch').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Of some events: how their branches are called, and where their pages are. */
export async function branchLinks(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('branch')
    .select(['id', 'name', 'slug'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** What open branches write under their mails, by their ids. */
export async function footersOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('branch')
    .select(['id', 'footer'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('footer', '<>', '')
    .where('closedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ id, footer }) => [id, footer]));
}

/** Held after event and person: shared by who gives something to the branch, alone by who closes it. */
export async function holdBranch(
  tx: Tx,
  id: string,
  how: 'shared' | 'alone',
): Promise<BranchRow | undefined> {
  const row = tx.selectFrom('branch').selectAll().where('id', '=', id);
  return await (how === 'shared' ? row.forShare() : row.forUpdate()).executeTakeFirst();
}
