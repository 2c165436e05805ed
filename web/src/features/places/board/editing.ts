/** What the board's screen holds: the moves, who is chosen, and what was just done, in words for screen readers. */
import type { Board } from '@saath/contract/places/board/schema';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { boardActions, nobody, type SwapRequest } from './actions.ts';
import { readBoardDraft, writeBoardDraft } from './draft.ts';
import { type Rebased, rebase } from './rebase.ts';
import { type BoardState, boardReducer, startBoard } from './state.ts';

/** Moves that are not possible on a newer board, and the board on which the others are made. */
export type Conflict = {
  readonly rebased: Rebased;
  /** Person's id → why, in the server's words. */
  readonly reasons: Readonly<Record<string, string>>;
};

export type Editing = ReturnType<typeof useBoardEditing>;

/** @param board as it was read last; followed as long as nothing was moved */
export function useBoardEditing(board: Board) {
  const [restored] = useState(() => restore(board));
  const isClean = restored.lost.length === 0;
  const [state, dispatch] = useReducer(
    boardReducer,
    isClean ? restored.state : startBoard(board, restored.state.pulled),
  );
  const [selected, setSelected] = useState(nobody);
  const [news, setNews] = useState('');
  const [swap, setSwap] = useState<SwapRequest>();
  const [conflict, setConflict] = useState<Conflict | undefined>(
    isClean ? undefined : { rebased: restored, reasons: {} },
  );
  const isUntouched = state.done.length === 0 && !conflict;

  useEffect(() => {
    if (isUntouched && board !== state.board)
      dispatch({ type: 'replace', state: startBoard(board, state.pulled) });
  }, [board, state, isUntouched]);
  useEffect(() => {
    if (!conflict) writeBoardDraft(sessionStorage, state);
  }, [state, conflict]);

  const latest = useRef({ state, selected });
  useEffect(() => {
    latest.current = { state, selected };
  }, [state, selected]);
  const actions = useMemo(
    () => boardActions(() => latest.current, { dispatch, setSelected, setNews, setSwap }),
    [],
  );

  return {
    state,
    dispatch,
    selected,
    news,
    swap,
    conflict,
    setConflict,
    /** Goes on with another board than the one on which the moves were made. */
    settle(next: (conflict: Conflict) => BoardState): void {
      if (conflict) dispatch({ type: 'replace', state: next(conflict) });
      setConflict(undefined);
    },
    actions,
  };
}

function restore(board: Board): Rebased {
  const draft = readBoardDraft(sessionStorage, board.event.id);
  return rebase(board, draft ?? { pulled: [], moves: [] });
}
