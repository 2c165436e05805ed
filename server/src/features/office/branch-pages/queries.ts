/** SQL of the pages of branches. */
import { sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { BranchRow } from '../../foundation/organisation/queries.ts';

/** By the address of now, or one that it had. */
export async function findBranchAt(db: Database, slug: string): Promise<BranchRow | undefined> {
  return await db
    .selectFrom('branch')
    .selectAll()
    .where((where) =>
      where.or([
        where('slug', '=', slug),
        where(
          'id',
          '=',
          where.selectFrom('branchAddress').select('branchId').where('slug', '=', slug),
        ),
      ]),
    )
    .executeTakeFirst();
}

/** Open branches that have an event on the public calendar, past or to come, by name. */
export async function shownBranches(db: Database) {
  return await db
    .selectFrom('branch')
    .select(['slug', 'name'])
    .where('closedAt', 'is', null)
    .where(
      sql<boolean>`exists (select 1 from event where event.branch_id = branch.id
        and event.published_at is not null and event.cancelled_at is null)`,
    )
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
}

/** Waits for who is about to take it. @returns whether it is the branch's own now */
export async function claimAddress(tx: Tx, slug: string, branchId: string): Promise<boolean> {
  await tx
    .insertInto('branchAddress')
    .values({ slug, branchId })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const owner = await tx
    .selectFrom('branchAddress')
    .select('branchId')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return owner?.branchId === branchId;
}

export async function updateBranch(
  tx: Tx,
  id: string,
  change: Updateable<Tables['branch']>,
): Promise<void> {
  await tx.updateTable('branch').set(change).where('id', '=', id).execute();
}
