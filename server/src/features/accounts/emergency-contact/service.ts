/** Whom to call about a person in an emergency: theirs to say and to take back (EL-05). Who else sees it: `day/on-site`. */
import type { EmergencyContact } from '@saath/contract/accounts/emergency-contact/schema';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { lockUser } from '../../../platform/locks.ts';
import { requireHere } from '../accounts/policy.ts';
import * as queries from './queries.ts';

type Contacts = { readonly db: Database; readonly now: Clock };

export async function readContact(
  db: Database,
  userId: string,
): Promise<EmergencyContact | undefined> {
  return await queries.findContact(db, userId);
}

/** @throws DomainError `accounts.sign_in_needed` */
export async function saveContact(
  { db, now }: Contacts,
  { userId, contact }: { userId: string; contact: EmergencyContact },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    requireHere(await lockUser(tx, userId));
    await queries.putContact(tx, { userId, ...contact, changedAt: now() });
  });
}

export async function removeContact({ db }: Contacts, userId: string): Promise<void> {
  await queries.deleteContact(db, userId);
}
