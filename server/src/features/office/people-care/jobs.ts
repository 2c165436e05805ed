/** What a removal leaves to be done later. */
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteFarewells } from './queries.ts';

/** By then the worker has long given up. */
const KEPT = 7 * 86_400_000;

/** A farewell is gone with its sending. One that could not be sent holds the address of somebody who is gone. */
export async function dropFarewells({ db, now }: { db: Database; now: Clock }): Promise<void> {
  await deleteFarewells(db, new Date(now().getTime() - KEPT));
}
