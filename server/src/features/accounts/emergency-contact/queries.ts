/** SQL of whom to call about people. */
import type { EmergencyContact } from '@saath/contract/accounts/emergency-contact/schema';
import type { Database, Tx } from '../../../platform/database.ts';

export async function findContact(
  db: Database,
  userId: string,
): Promise<EmergencyContact | undefined> {
  return await db
    .selectFrom('emergencyContact')
    .select(['name', 'phone'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export async function putContact(
  tx: Tx,
  { userId, changedAt, ...contact }: EmergencyContact & { userId: string; changedAt: Date },
): Promise<void> {
  const said = { ...contact, changedAt };
  await tx
    .insertInto('emergencyContact')
    .values({ userId, ...said })
    .onConflict((same) => same.column('userId').doUpdateSet(said))
    .execute();
}

export async function deleteContact(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('emergencyContact').where('userId', '=', userId).execute();
}
