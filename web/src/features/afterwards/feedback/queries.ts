import { listFeedback, sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import type { RequestOf } from '@saath/contract/endpoint';
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** What volunteers said, newest first, page by page. */
export const feedbackQuery = infiniteQueryOptions({
  queryKey: ['feedback'],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam }) =>
    await call(listFeedback, { query: pageParam ? { after: pageParam } : {} }),
  getNextPageParam: ({ next }) => next ?? undefined,
});

export function useSendFeedback() {
  return useMutation({
    mutationFn: async (body: RequestOf<typeof sendFeedback>['body']) =>
      await call(sendFeedback, { body }),
  });
}
