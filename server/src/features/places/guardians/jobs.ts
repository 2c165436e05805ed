/** Everybody is asked to sign a new text: the places of each event that asks for it are looked at again, and guardians are asked. */
import { inTransaction } from '../../../platform/database.ts';
import { lockEvent } from '../../../platform/locks.ts';
import type { Job } from '../../../platform/start-jobs.ts';
import { ASKS_AGAIN } from '../../events/agreements/service.ts';
import { lookAgain } from '../attention/service.ts';
import { wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { askGuardiansAgain } from './service.ts';

export function signingJobs(ports: Ports): Job[] {
  return [{ name: ASKS_AGAIN, each: async (eventId) => await askAgain(ports, eventId) }];
}

/**
 * An agreement of the event asks for new signatures: places that lack one are marked, and guardians are asked again. Nothing
 * happens when the event is gone.
 */
export async function askAgain(ports: Ports, eventId: string): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    if (!(await lockEvent(tx, eventId))) return;
    await lookAgain(ports, tx, { eventId });
    await askGuardiansAgain(ports, tx, eventId);
  });
  ports.outbox.wake();
  wakeWorkers(ports);
}
