import { getOutcome, myImpact, setOutcome } from '@saath/contract/afterwards/impact/endpoints';
import { impactMessages } from '@saath/contract/afterwards/impact/messages';
import { useQueryClient } from '@tanstack/react-query';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { toast } from '../../../ui/toast.ts';

export const impactQuery = query(myImpact, {});

export const outcomeQuery = (eventId: string) => query(getOutcome, { params: { id: eventId } });

export function useSetOutcome(eventId: string) {
  const queryClient = useQueryClient();
  return useCall(setOutcome, {
    request: (peopleHelped: number | null) => ({
      params: { id: eventId },
      body: { peopleHelped },
    }),
    touches: [],
    failed: impactMessages.failed,
    onSuccess: ({ message, peopleHelped }) => {
      queryClient.setQueryData(outcomeQuery(eventId).queryKey, { peopleHelped });
      toast.success(message);
    },
  });
}
