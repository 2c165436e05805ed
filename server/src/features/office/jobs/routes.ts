import { listJobs, retryJobs, runJob } from '@saath/contract/office/jobs/endpoints';
import { jobMessages } from '@saath/contract/office/jobs/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { presentFailed, presentJob } from './present.ts';
import { type Background, listBackground, retryFailed, runNow } from './service.ts';

export function jobRoutes(background: Background): Route[] {
  return [
    on(listJobs).reply(async () => {
      const { jobs, failed, mails } = await listBackground(background);
      return {
        jobs: jobs.map(presentJob),
        failed: failed.map(presentFailed),
        mails: { ...mails, oldestAt: mails.oldestAt?.toISOString() ?? null },
      };
    }),

    on(retryJobs).reply(async ({ actor, body: { queue: name, id } }) => {
      await retryFailed(background, { name, id, actorId: actor.id });
      return say(jobMessages, 'retried');
    }),

    on(runJob).reply(async ({ actor, body: { queue: name } }) => {
      await runNow(background, { name, actorId: actor.id });
      return say(jobMessages, 'started');
    }),
  ];
}
