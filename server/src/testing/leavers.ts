/** Accounts whose time to come back is over come to their end, as every night. */
import { anonymiseLeavers } from '../features/accounts/account-care/jobs.ts';
import { completeWhereHere, holdEventsOf } from '../features/places/follow-changes/leaving.ts';
import type { TestProduct } from './product.ts';

/** @returns how many accounts were anonymised */
export async function leaversGone(
  { db, files, clock }: Pick<TestProduct, 'db' | 'files' | 'clock'>,
  at = clock.now,
): Promise<number> {
  const now = () => at;
  return await anonymiseLeavers({
    ...{ db, files, now },
    holdEventsOf: (tx, userId) => holdEventsOf({ now }, tx, userId),
    completeWhereHere: (tx, userId) => completeWhereHere({ now }, tx, { userId, actorId: null }),
  });
}
