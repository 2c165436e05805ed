/** What a removal leaves to be done later. */
import type { Database } from '../../platform/database.ts';
import { deleteSentMails } from './queries.ts';
import { FAREWELL } from './service.ts';

/** Once it is sent, nothing keeps the address of somebody who was removed. */
export async function dropFarewells(db: Database): Promise<void> {
  await deleteSentMails(db, FAREWELL);
}
