import { askAtDoor, checkInSelf, showCode } from '@saath/contract/day/door/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';

/** Milliseconds: no shorter than this between two codes, whatever the clocks say. */
const SHORTEST = 2_000;
const LONGEST = 30_000;

/** The code of the moment, read again when the next one comes. */
export function codeQuery(eventId: string) {
  return query(
    showCode,
    { params: { id: eventId } },
    {
      staleTime: 0,
      refetchIntervalInBackground: true,
      refetchInterval: ({ state }) => {
        const left = Date.parse(state.data?.freshUntil ?? '') - Date.now();
        return Math.min(LONGEST, Math.max(SHORTEST, left || SHORTEST));
      },
    },
  );
}

/** Both tell on the page what came of them. */
export function useCheckInSelf() {
  return useCall(checkInSelf, { touches: [], failed: null });
}

export function useAskAtDoor() {
  return useCall(askAtDoor, { touches: [], failed: null });
}
