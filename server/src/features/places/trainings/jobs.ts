/** What trainings give follows the day: at once where it is put right, and every few minutes as people's time ends. */
import type { Job } from '../../../platform/start-jobs.ts';
import { TRAINING } from '../place/step.ts';
import type { Ports } from '../ports.ts';
import { settleAll, settleEvent } from './service.ts';

export function trainingJobs(ports: Ports): Job[] {
  return [
    { name: TRAINING, each: async (eventId) => await settleEvent(ports, eventId) },
    { name: 'trainings-over', cron: '*/5 * * * *', run: async () => await settleAll(ports) },
  ];
}
