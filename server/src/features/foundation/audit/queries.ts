/** SQL of the audit log. */
import type { Insertable } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export async function insertEntry(tx: Tx, entry: Insertable<Tables['auditEntry']>): Promise<void> {
  await tx.insertInto('auditEntry').values(entry).execute();
}
