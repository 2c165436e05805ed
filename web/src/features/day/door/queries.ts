import { askAtDoor, checkInSelf, showCode } from '@saath/contract/day/door/endpoints';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Milliseconds: no shorter than this between two codes, whatever the clocks say. */
const SHORTEST = 2_000;
const LONGEST = 30_000;

/** The code of the moment, read again when the next one comes. */
export function codeQuery(eventId: string) {
  return queryOptions({
    queryKey: ['door', 'code', eventId],
    queryFn: async () => await call(showCode, { params: { id: eventId } }),
    staleTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      const left = Date.parse(state.data?.freshUntil ?? '') - Date.now();
      return Math.min(LONGEST, Math.max(SHORTEST, left || SHORTEST));
    },
  });
}

/** Both tell on the page what came of them. */
export function useCheckInSelf(code: string) {
  return useMutation({ mutationFn: async () => await call(checkInSelf, { body: { code } }) });
}

export function useAskAtDoor(code: string) {
  return useMutation({ mutationFn: async () => await call(askAtDoor, { body: { code } }) });
}
