/** SQL of people without a password. */
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { noPassword } from '../../../platform/passwords.ts';
import { emailKey } from '../accounts/queries.ts';

/** The guests among the owners of addresses. @returns their ids by `emailKey` */
export async function guestsAt(tx: Tx, addresses: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('appUser')
    .select(['id', 'emailKey'])
    .where('emailKey', '=', sql<string>`any(${addresses.map(emailKey)}::text[])`)
    .where('passwordHash', '=', noPassword)
    .where('role', '=', 'Volunteer')
    .where('activatedAt', 'is not', null)
    .where('leavingAt', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.emailKey, row.id]));
}
