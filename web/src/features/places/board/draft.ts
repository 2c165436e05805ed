/** Moves of this browser tab that are not saved yet: a reload keeps them. */

import { limits } from '@saath/contract/limits';
import { boardMoveSchema, boardPersonSchema } from '@saath/contract/places/board/schema';
import * as z from 'zod/mini';
import { type BoardState, movesOf } from './state.ts';

const keyOf = (eventId: string) => `saath.board.${eventId}`;

const draftSchema = z.object({
  moves: z.array(boardMoveSchema).check(z.maxLength(limits.boardPeople)),
  pulled: z.array(boardPersonSchema).check(z.maxLength(limits.boardPeople)),
});
export type BoardDraft = z.output<typeof draftSchema>;

/** Undefined when there is none, or one that an older version of the page wrote. */
export function readBoardDraft(
  storage: Pick<Storage, 'getItem'>,
  eventId: string,
): BoardDraft | undefined {
  try {
    return draftSchema.parse(JSON.parse(storage.getItem(keyOf(eventId)) ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps the moves, or forgets them when there are none. A full or forbidden storage is no reason to stop working. */
export function writeBoardDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  state: BoardState,
): void {
  const key = keyOf(state.board.event.id);
  const moves = movesOf(state);
  const { pulled } = state;
  try {
    if (moves.length === 0 && pulled.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ moves, pulled }));
  } catch {
    // The moves can still be saved; they only will not survive a reload.
  }
}
