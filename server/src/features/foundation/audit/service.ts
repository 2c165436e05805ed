/** Who changed what: written in the transaction of the change, so that there is an entry exactly when it happened. */
import type { AuditAction } from '@saath/contract/office/audit-log/rules';
import type { AuditDetails, LoggedField } from '@saath/contract/office/audit-log/schema';
import type { Tx } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { tellOfEntry } from '../webhooks/service.ts';
import * as queries from './queries.ts';

/** What a field was and is. */
export type AuditChange = NonNullable<AuditDetails['changes']>[number] & {
  readonly field: LoggedField;
};

export type NewEntry = {
  readonly action: AuditAction;
  /** Null: the product itself. */
  readonly actorId: string | null;
  readonly at: Date;
  readonly eventId?: string;
  readonly userId?: string;
  /** Nothing personal: names, addresses and phone numbers stay out. */
  readonly details?: AuditDetails & { changes?: AuditChange[] };
};

export async function writeAudit(tx: Tx, entry: NewEntry): Promise<void> {
  const { action, actorId, at, eventId = null, userId = null, details = {} } = entry;
  await queries.insertEntry(tx, { id: newId(), at, actorId, action, eventId, userId, details });
  await tellOfEntry(tx, entry);
  if (eventId) await noteChange(tx, { eventId });
}
