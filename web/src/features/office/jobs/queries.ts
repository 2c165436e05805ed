import { listJobs, retryJobs } from '@saath/contract/office/jobs/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** As often as the server counts. */
const LOOK_EVERY = 20_000;

export const jobsQuery = query(listJobs, {}, { refetchInterval: LOOK_EVERY });

export function useRetryJobs() {
  return useCall(retryJobs, {
    request: (body: { queue: string; id?: string }) => ({ body }),
    touches: [listJobs],
    touchesWhenRefused: true,
    failed: m.it_could_not_be_tried_again(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
