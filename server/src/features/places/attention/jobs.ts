/** The marks of a person are looked at again, after one of their places has changed. */
import { inTransaction } from '../../../platform/database.ts';
import type { Job } from '../../../platform/start-jobs.ts';
import { LOOK_AGAIN } from '../place/step.ts';
import type { Ports } from '../ports.ts';
import { holdPerson, lookAgain } from './service.ts';

export function attentionJobs(ports: Ports): Job[] {
  return [{ name: LOOK_AGAIN, each: async (userId) => await lookAtPerson(ports, userId) }];
}

async function lookAtPerson(ports: Ports, userId: string): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    if (await holdPerson(ports, tx, userId)) await lookAgain(ports, tx, { userId });
  });
  ports.outbox.wake();
}
