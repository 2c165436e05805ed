import { getOutcome, myImpact, setOutcome } from '@saath/contract/afterwards/impact/endpoints';
import { impactMessages } from '@saath/contract/afterwards/impact/messages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';

export const impactQuery = queryOptions({
  queryKey: ['own', 'impact'],
  queryFn: async () => await call(myImpact, {}),
});

export const outcomeQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['impact', 'outcome', eventId],
    queryFn: async () => await call(getOutcome, { params: { id: eventId } }),
  });

export function useSetOutcome(eventId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (peopleHelped: number | null) =>
      await call(setOutcome, { params: { id: eventId }, body: { peopleHelped } }),
    onSuccess: ({ message, peopleHelped }) => {
      queryClient.setQueryData(outcomeQuery(eventId).queryKey, { peopleHelped });
      toast.success(message);
    },
    onError: (error) => toast.error(failureText(error, spoken(impactMessages, 'failed'))),
  });
}
