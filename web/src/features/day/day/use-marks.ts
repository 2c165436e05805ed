import type { DayPerson, MarkResult } from '@saath/contract/day/check-in/schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createMarkQueue, type MarkQueue } from './mark-queue.ts';
import { deviceStore } from './mark-store.ts';
import { dayQuery, sendStored, showPeople } from './queries.ts';
import type { QueueState } from './waiting-marks.ts';

const nothing: QueueState = {
  ...{ marks: [], sending: 'idle', closedLists: [] },
  ...{ isKept: true, isRead: false },
};

/**
 * The organiser's marks on this device, sent as soon as they can be.
 *
 * @param onRefused receives what the server did not take, with its reason
 */
export function useMarks(
  organiserId: string,
  onRefused: (result: MarkResult) => void,
): QueueState & Pick<MarkQueue, 'press' | 'flush'> {
  const queryClient = useQueryClient();
  const [queue] = useState(() => queueFor(queryClient, organiserId, onRefused));
  useEffect(() => {
    const flush = () => void queue.flush();
    void queue.start();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      queue.stop();
    };
  }, [queue]);
  const state = useSyncExternalStore(queue.subscribe, queue.state, () => nothing);
  return { ...state, press: queue.press, flush: queue.flush };
}

function queueFor(
  queryClient: QueryClient,
  organiserId: string,
  onRefused: (result: MarkResult) => void,
): MarkQueue {
  return createMarkQueue({
    organiserId,
    store: deviceStore,
    send: sendStored,
    // The page finds out, and closes the list.
    onClosed: (list) => void queryClient.invalidateQueries({ queryKey: dayQuery(list).queryKey }),
    async onResults(list, results) {
      const people = results.flatMap(({ person }) => person ?? []);
      await showPeople(queryClient, list, newest(people));
      const refused = results.filter(({ outcome }) => outcome === 'refused');
      for (const result of refused) onRefused(result);
      // Something is other than it looked here. What was taken comes back as news by itself, but for who leads one role.
      if (refused.length > 0 || list.roleId)
        void queryClient.invalidateQueries({ queryKey: dayQuery(list).queryKey });
    },
  });
}

/** The last word about each. */
function newest(people: readonly DayPerson[]): DayPerson[] {
  return [...new Map(people.map((person) => [person.participationId, person] as const)).values()];
}
