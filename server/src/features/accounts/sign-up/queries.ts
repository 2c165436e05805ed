/** SQL of sign-ups that wait for their link to be opened. */
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { emailKey } from '../accounts/queries.ts';

export type SignUpRow = Selectable<Tables['signUp']>;

/**
 * Writes a sign-up in the place of an earlier one of the same address, whose link ends by that.
 *
 * @returns the picture of the earlier one, which nothing points at any more
 */
export async function replaceSignUp(
  tx: Tx,
  signUp: Omit<Insertable<Tables['signUp']>, 'emailKey'>,
): Promise<string | undefined> {
  const row = { ...signUp, emailKey: emailKey(signUp.email) };
  const earlier = await tx
    .selectFrom('signUp')
    .select('pictureId')
    .where('emailKey', '=', row.emailKey)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('signUp')
    .values(row)
    .onConflict((conflict) => conflict.column('emailKey').doUpdateSet(row))
    .execute();
  return earlier?.pictureId;
}

export async function findSignUp(db: Database, email: string): Promise<SignUpRow | undefined> {
  return await db
    .selectFrom('signUp')
    .selectAll()
    .where('emailKey', '=', emailKey(email))
    .executeTakeFirst();
}

/** Gives the sign-up of an address another link. @returns undefined when there is none */
export async function renewLink(
  tx: Tx,
  { email, ...link }: { email: string; tokenHash: Buffer; expiresAt: Date },
): Promise<SignUpRow | undefined> {
  return await tx
    .updateTable('signUp')
    .set(link)
    .where('emailKey', '=', emailKey(email))
    .returningAll()
    .executeTakeFirst();
}

/** Whether a link still opens a sign-up; it stays good. */
export async function hasSignUpOf(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('signUp')
    .select('emailKey')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses up a link: of two that use it at once, one gets it. Undefined when it is unknown, replaced, expired or used. */
export async function takeSignUp(
  tx: Tx,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<SignUpRow | undefined> {
  return await tx
    .deleteFrom('signUp')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteSignUpOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('signUp').where('emailKey', '=', emailKey(email)).execute();
}

/** Those whose link ended before. */
export async function deleteEndedBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('signUp').where('expiresAt', '<', before).execute();
}
