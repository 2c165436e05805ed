/** SQL of rights at branches by the provider's word. */
import type { BranchRight } from '@saath/contract/abilities';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { isOn } from '../../foundation/sessions/queries.ts';

/** Those that it gave to somebody and that are not over. */
export async function grantsByProvider(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<{ branchId: string; right: BranchRight }[]> {
  return await tx
    .selectFrom('branchGrant')
    .select(['branchId', 'givenRight as right'])
    .where('userId', '=', userId)
    .where('byProvider', '=', true)
    .where(isOn(now))
    .orderBy('branchId')
    .execute();
}

type Key = { readonly userId: string; readonly branchId: string };

/** The right that somebody has there now, however they got it. */
export async function grantOf(tx: Tx, { userId, branchId, now }: Key & { readonly now: Date }) {
  return await tx
    .selectFrom('branchGrant')
    .select(['givenRight as right', 'givenAt', 'byProvider'])
    .where('userId', '=', userId)
    .where('branchId', '=', branchId)
    .where(isOn(now))
    .executeTakeFirst();
}

export async function peopleWithRight(tx: Tx, branchId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('branchGrant')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('branchId', '=', branchId)
    .where(isOn(now))
    .executeTakeFirstOrThrow();
  return count;
}
