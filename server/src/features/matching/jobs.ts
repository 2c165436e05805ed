/** Matching follows what came of its decisions, and learns from it. */
import type { Job } from '../../platform/start-jobs.ts';
import { type Learning, learn, learnNightly, learnWhenDue, lookAtLogNow } from './learning/jobs.ts';
import { countEvenness, dropOldVersions, LEARN_NOW } from './learning/service.ts';
import { dropOldDecisions } from './match-log/service.ts';
import { followDecisions } from './outcomes/jobs.ts';

export function jobs(ports: Learning): Job[] {
  async function learnAndCount(): Promise<void> {
    await learnWhenDue(ports);
    await countEvenness(ports);
  }
  return [
    { name: LEARN_NOW, each: async () => await learn(ports, { least: 0 }) },
    { name: 'match-log', cron: '* * * * *', run: async () => await followDecisions(ports) },
    { name: 'learn', cron: '*/10 * * * *', run: learnAndCount },
    { name: 'learn-nightly', cron: '23 2 * * *', run: async () => await learnNightly(ports) },
    { sweep: async () => await dropOldDecisions(ports) },
    { sweep: async () => void (await lookAtLogNow(ports)) },
    { sweep: async () => await dropOldVersions(ports.db) },
  ];
}
