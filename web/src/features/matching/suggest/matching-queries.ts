import type { RequestOf } from '@saath/contract/endpoint';
import { getMatchingUse, setMatchingUse } from '@saath/contract/matching/choices/endpoints';
import { whyNot } from '@saath/contract/places/why-not/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** What matching uses about the signed-in volunteer. */
export const matchingUseQuery = queryOptions({
  queryKey: ['own', 'matching'],
  queryFn: async () => await call(getMatchingUse, {}),
  // Skills, free times and places change elsewhere.
  staleTime: 0,
});

/** Saves at once; what is suggested is asked for again. */
export function useSetMatchingUse() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: RequestOf<typeof setMatchingUse>['body']) =>
      await call(setMatchingUse, { body }),
    onSuccess: async (use) => {
      queryClient.setQueryData(matchingUseQuery.queryKey, use);
      await queryClient.invalidateQueries({ queryKey: ['joining', 'fitting'] });
    },
  });
}

export function whyNotQuery({ roleId, userId }: { roleId: string; userId: string }) {
  return queryOptions({
    queryKey: ['people', 'why-not', roleId, userId],
    queryFn: async () => await call(whyNot, { params: { id: roleId, userId } }),
    retry: false,
    gcTime: 0,
  });
}
