import type { RequestOf } from '@saath/contract/endpoint';
import { getMatchingUse, setMatchingUse } from '@saath/contract/matching/choices/endpoints';
import { suggestEvents } from '@saath/contract/matching/suggest/endpoints';
import { whyNot } from '@saath/contract/places/why-not/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';

/** What matching uses about the signed-in volunteer. Skills, free times and places change elsewhere. */
export const matchingUseQuery = query(getMatchingUse, {}, { staleTime: 0 });

/** Saves at once; what is suggested is asked for again. */
export function useSetMatchingUse() {
  const queryClient = useQueryClient();
  return useCall(setMatchingUse, {
    request: (body: RequestOf<typeof setMatchingUse>['body']) => ({ body }),
    touches: [suggestEvents],
    failed: null,
    onSuccess: (use) => queryClient.setQueryData(matchingUseQuery.queryKey, use),
  });
}

export function whyNotQuery({ roleId, userId }: { roleId: string; userId: string }) {
  return query(whyNot, { params: { id: roleId, userId } }, { retry: false, gcTime: 0 });
}
