import { listJobs, retryJobs, runJob } from '@saath/contract/office/jobs/endpoints';
import type { Job } from '@saath/contract/office/jobs/schema';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** As often as the server counts. */
const LOOK_EVERY = 20_000;

/** As long as something of the clock waits or is under way: its end is to be seen. */
const LOOK_CLOSELY = 2000;

const isOpen = ({ cron, waiting, active }: Job) => cron !== null && waiting + active > 0;

export const jobsQuery = query(
  listJobs,
  {},
  {
    refetchInterval: ({ state }) => (state.data?.jobs.some(isOpen) ? LOOK_CLOSELY : LOOK_EVERY),
  },
);

export function useRunJob() {
  return useCall(runJob, {
    request: (queue: string) => ({ body: { queue } }),
    touches: [listJobs],
    touchesWhenRefused: true,
    failed: m.it_could_not_be_started(),
    onSuccess: ({ message }) => toast.success(message),
  });
}

export function useRetryJobs() {
  return useCall(retryJobs, {
    request: (body: { queue: string; id?: string }) => ({ body }),
    touches: [listJobs],
    touchesWhenRefused: true,
    failed: m.it_could_not_be_tried_again(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
