/** The nightly work on accounts: who asked to be deleted is made unrecognisable, and what nobody confirmed is dropped. */
import type { Job } from '../../platform/start-jobs.ts';
import { anonymiseLeavers, type Leavers } from './account-care/jobs.ts';
import { deleteExpiredTokens } from './api-tokens/queries.ts';
import { deleteChallengesEndedBefore } from './passkeys/queries.ts';
import { deleteEndedBefore } from './providers/queries.ts';
import { dropOldSignUps } from './sign-up/service.ts';

export function jobs(ports: Leavers): Job[] {
  return [
    { sweep: async () => await anonymiseLeavers(ports) },
    { sweep: async () => await dropOldSignUps(ports) },
    { sweep: async () => await deleteEndedBefore(ports.db, ports.now()) },
    { sweep: async () => await deleteChallengesEndedBefore(ports.db, ports.now()) },
    { sweep: async () => await deleteExpiredTokens(ports.db, ports.now()) },
  ];
}
