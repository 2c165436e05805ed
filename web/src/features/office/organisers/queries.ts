import {
  approveOrganiser,
  askToOrganise,
  declineOrganiser,
  listOrganiserRequests,
  ownOrganiserRequest,
} from '@saath/contract/office/organisers/endpoints';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export const ownOrganiserRequestQuery = queryOptions({
  queryKey: ['own', 'organiser-request'],
  queryFn: async () => (await call(ownOrganiserRequest, {})).request,
});

/** Asks; the form shows what is refused. */
export function useAskToOrganise() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (text: string) => await call(askToOrganise, { body: { text } }),
    onSuccess: ({ message, request }) => {
      queryClient.setQueryData(ownOrganiserRequestQuery.queryKey, request);
      toast.success(message);
    },
    onError: async () =>
      await queryClient.invalidateQueries({ queryKey: ownOrganiserRequestQuery.queryKey }),
  });
}

/** Open requests, oldest first, page by page. */
export const organiserRequestsQuery = infiniteQueryOptions({
  queryKey: ['organiser-requests'],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam }) =>
    await call(listOrganiserRequests, { query: pageParam ? { after: pageParam } : {} }),
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchOnWindowFocus: 'always',
});

type Answer = { id: string } & ({ isApproved: true } | { isApproved: false; answer: string });

/** An Admin's answer. Whatever comes back, the list is read again: a refusal means that another one answered. */
export function useAnswerOrganiser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (given: Answer) =>
      given.isApproved
        ? await call(approveOrganiser, { params: { id: given.id } })
        : await call(declineOrganiser, {
            params: { id: given.id },
            body: { answer: given.answer },
          }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, m.your_answer_was_not_saved())),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: organiserRequestsQuery.queryKey });
      // One volunteer fewer.
      await queryClient.invalidateQueries({ queryKey: ['people'] });
      await queryClient.invalidateQueries({ queryKey: ['figures'] });
    },
  });
}
