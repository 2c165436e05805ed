/** Whether who leads somebody at an event sees how to reach them: theirs to say and to take back (RG-01, ADR 89). */
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { lockUser } from '../../../platform/locks.ts';
import { requireHere } from '../accounts/policy.ts';
import * as queries from './queries.ts';

type Choices = { readonly db: Database; readonly now: Clock };

/** Offered as soon as anybody leads them, and as long as they agree. */
export async function contactChoice(
  { db, now }: Choices,
  userId: string,
): Promise<{ isOffered: boolean; isOn: boolean }> {
  const isOn = (await queries.agreedSince(db, userId)) !== undefined;
  return { isOffered: isOn || (await queries.isLed(db, { userId, now: now() })), isOn };
}

/** @throws DomainError `accounts.sign_in_needed` */
export async function chooseContact(
  { db, now }: Choices,
  { userId, isOn }: { userId: string; isOn: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    requireHere(await lockUser(tx, userId));
    if (isOn) await queries.insertChoice(tx, { userId, chosenAt: now() });
    else await queries.deleteChoice(tx, userId);
  });
}
