import { getOutcome, myImpact, setOutcome } from '@saath/contract/afterwards/impact/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';

export const impactQuery = query(myImpact, {});

export const outcomeQuery = (eventId: string) => query(getOutcome, { params: { id: eventId } });

/** The form says what comes of it. */
export function useSetOutcome(eventId: string) {
  const queryClient = useQueryClient();
  return useCall(setOutcome, {
    request: (peopleHelped: number | null) => ({
      params: { id: eventId },
      body: { peopleHelped },
    }),
    touches: [],
    failed: null,
    onSuccess: ({ peopleHelped }) =>
      queryClient.setQueryData(outcomeQuery(eventId).queryKey, { peopleHelped }),
  });
}
