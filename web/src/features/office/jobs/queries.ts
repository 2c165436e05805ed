import { listJobs, retryJobs } from '@saath/contract/office/jobs/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** As often as the server counts. */
const LOOK_EVERY = 20_000;

export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: async () => await call(listJobs, {}),
  refetchInterval: LOOK_EVERY,
});

export function useRetryJobs() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { queue: string; id?: string }) => await call(retryJobs, { body }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, m.it_could_not_be_tried_again())),
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });
}
