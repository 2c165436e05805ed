/** SQL of requests of visitors without an account. */
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { emailKey } from '../../accounts/accounts/queries.ts';

export type GuestRequestRow = Selectable<Tables['guestRequest']>;

export async function insertGuestRequest(
  tx: Tx,
  request: Omit<Insertable<Tables['guestRequest']>, 'emailKey'>,
): Promise<void> {
  const row = { ...request, emailKey: emailKey(request.email) };
  await tx.insertInto('guestRequest').values(row).execute();
}

export async function findGuestRequest(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<GuestRequestRow | undefined> {
  return await db
    .selectFrom('guestRequest')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Uses a link up: of two that do so at once, one gets it. Nothing of the person is left in the row. */
export async function useGuestRequest(
  tx: Tx,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('guestRequest')
    .set({ usedAt: now, emailKey: '', email: '', name: '', contactNumber: '' })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteGuestRequestsEndedBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('guestRequest').where('expiresAt', '<', before).execute();
}
