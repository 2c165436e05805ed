import { boardPeople, eventBoard, saveBoard } from '@saath/contract/places/board/endpoints';
import type { BoardMove } from '@saath/contract/places/board/schema';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Others answer requests at the same time; while moves wait to be saved, nothing shifts under the organiser's hands. */
const REFRESH = 15_000;

export function boardQuery(eventId: string) {
  return queryOptions({
    queryKey: ['board', eventId],
    queryFn: async () => (await call(eventBoard, { params: { id: eventId } })).board,
    refetchInterval: REFRESH,
  });
}

/** Puts volunteers on the board who have not asked; who is no active volunteer is left out. */
export function usePull(eventId: string) {
  return useMutation({
    mutationFn: async (ids: readonly string[]) =>
      (await call(boardPeople, { params: { id: eventId }, query: { ids: ids.join(',') } })).people,
  });
}

/** All moves or none. Refusals are the caller's to show: they need a decision. */
export function useSaveBoard(eventId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { moves: BoardMove[]; note: string; clashReason?: string }) =>
      await call(saveBoard, { params: { id: eventId }, body }),
    onSuccess: ({ board }) => {
      queryClient.setQueryData(boardQuery(eventId).queryKey, board);
      // What other pages show of the event is out of date; they read it when they are opened.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'board' });
    },
  });
}
