/** SQL of branches. */
import type { BranchRight } from '@saath/contract/abilities';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { Held } from '../../day/helpers/policy.ts';
import type { BranchRow } from '../../foundation/organisation/queries.ts';
import { isOn } from '../../foundation/sessions/queries.ts';

/** By name, closed ones last, with how many events belong to each. */
export async function everyBranch(db: Database): Promise<(BranchRow & { events: number })[]> {
  return await db
    .selectFrom('branch')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from event where event.branch_id = branch.id)`.as('events'),
    )
    .orderBy(sql`closed_at is not null`)
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
}

/** @throws the database's refusal 23505 for a name that an open one has */
export async function insertBranch(tx: Tx, branch: Insertable<Tables['branch']>): Promise<void> {
  await tx.insertInto('branch').values(branch).execute();
}

/** @returns the rights that ended with it */
export async function endBranch(tx: Tx, id: string, closedAt: Date) {
  await tx.updateTable('branch').set({ closedAt }).where('id', '=', id).execute();
  return await tx
    .deleteFrom('branchGrant')
    .where('branchId', '=', id)
    .returning(['userId', 'givenRight'])
    .execute();
}

/** Rights at all branches, longest first. */
export async function branchRights(db: Database, now: Date) {
  return await db
    .selectFrom('branchGrant')
    .innerJoin('appUser', 'appUser.id', 'branchGrant.userId')
    .innerJoin('branch', 'branch.id', 'branchGrant.branchId')
    .leftJoin('appUser as giver', 'giver.id', 'branchGrant.givenBy')
    .select([
      'branchGrant.branchId',
      'branch.name as branch',
      'branchGrant.userId',
      'appUser.name',
      'appUser.pictureId',
      'branchGrant.givenRight as right',
      'giver.name as givenBy',
      'branchGrant.givenAt',
      'branchGrant.expiresAt',
      'branchGrant.byProvider',
    ])
    .where(isOn(now))
    .orderBy('branchGrant.givenAt')
    .orderBy('branchGrant.userId')
    .execute();
}

type Key = { readonly userId: string; readonly branchId: string };

/** The caller holds the person, by whose lock rights are given one by one. */
export async function rightOf(
  tx: Tx,
  { userId, branchId, now }: Key & { readonly now: Date },
): Promise<Held<BranchRight> | undefined> {
  return await tx
    .selectFrom('branchGrant')
    .select(['givenRight as right', 'expiresAt'])
    .where('userId', '=', userId)
    .where('branchId', '=', branchId)
    .where(isOn(now))
    .executeTakeFirst();
}

/** In place of the right that the person had there. @returns how many people have one there now */
export async function putGrant(tx: Tx, grant: Insertable<Tables['branchGrant']>): Promise<number> {
  const { givenRight, givenBy, givenAt, expiresAt = null, byProvider = false } = grant;
  await tx
    .insertInto('branchGrant')
    .values(grant)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'branchId'])
        .doUpdateSet({ givenRight, givenBy, givenAt, expiresAt, byProvider }),
    )
    .execute();
  const { count } = await tx
    .selectFrom('branchGrant')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('branchId', '=', grant.branchId)
    .where(isOn(new Date(givenAt)))
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns the right that there was, if any */
export async function deleteGrant(
  tx: Tx,
  { userId, branchId }: Key,
): Promise<BranchRight | undefined> {
  const grant = await tx
    .deleteFrom('branchGrant')
    .where('userId', '=', userId)
    .where('branchId', '=', branchId)
    .returning('givenRight')
    .executeTakeFirst();
  return grant?.givenRight;
}
