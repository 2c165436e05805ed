import { boardPeople, eventBoard, saveBoard } from '@saath/contract/places/board/endpoints';
import type { BoardMove } from '@saath/contract/places/board/schema';
import { useQueryClient } from '@tanstack/react-query';
import { eventReads } from '../../../calls/event-reads.ts';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import type { Reasons } from '../answer/asked-reason.ts';

/** Others answer requests at the same time; while moves wait to be saved, nothing shifts under the organiser's hands. */
const REFRESH = 15_000;

export function boardQuery(eventId: string) {
  return query(
    eventBoard,
    { params: { id: eventId } },
    { select: ({ board }) => board, refetchInterval: REFRESH },
  );
}

/** Puts volunteers on the board who have not asked; who is no active volunteer is left out. */
export function usePull(eventId: string) {
  return useCall(boardPeople, {
    request: (ids: readonly string[]) => ({
      params: { id: eventId },
      query: { ids: ids.join(',') },
    }),
    touches: [],
    failed: null,
  });
}

/** What other pages show of the event is out of date; they read it when they are opened. The answer is the board. */
const beside = eventReads.filter((read) => read !== eventBoard);

/** All moves or none. Refusals are the caller's to show: they need a decision. */
export function useSaveBoard(eventId: string) {
  const queryClient = useQueryClient();
  return useCall(saveBoard, {
    request: (body: { moves: BoardMove[]; note: string } & Reasons) => ({
      params: { id: eventId },
      body,
    }),
    touches: beside,
    waits: false,
    failed: null,
    onSuccess: ({ board }) => queryClient.setQueryData(boardQuery(eventId).queryKey, { board }),
  });
}
