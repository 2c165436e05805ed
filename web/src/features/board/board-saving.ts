import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { failureText } from '../../lib/failure-text.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/toast.ts';
import type { Editing } from './board-editing.ts';
import { boardQuery, useSaveBoard } from './board-queries.ts';
import { type LostMove, rebase } from './board-rebase.ts';
import { movesOf, startBoard } from './board-state.ts';

/** From the summary to the saved board, or to the moves that are not possible any more. */
export function useBoardSaving({ state, dispatch, setConflict }: Editing) {
  const eventId = state.board.event.id;
  const [isOpen, setIsOpen] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const queryClient = useQueryClient();
  const saveBoard = useSaveBoard(eventId);

  /** Reads the board anew and makes the moves on it that nobody objects to. */
  const meet = async (reasons: Readonly<Record<string, string>>) => {
    const board = await queryClient.fetchQuery({ ...boardQuery(eventId), staleTime: 0 });
    const moves = movesOf(state).filter(({ userId }) => !(userId in reasons));
    const { state: next, lost } = rebase(board, { pulled: state.pulled, moves });
    const refused = Object.keys(reasons).map((userId): LostMove => ({ userId, reason: 'changed' }));
    setConflict({ rebased: { state: next, lost: [...refused, ...lost] }, reasons });
  };

  const save = async (note: string) => {
    const moves = movesOf(state);
    try {
      const { board, message } = await saveBoard.mutateAsync({ moves, note });
      dispatch({ type: 'replace', state: startBoard(board, state.pulled) });
      setIsOpen(false);
      toast.success(message);
    } catch (error) {
      if (error instanceof CallError && error.code === 'board.changed') {
        setIsReading(true);
        await meet(error.fields).catch((failure: unknown) =>
          toast.error(failureText(failure, m.the_board_could_not_be_loaded())),
        );
        setIsReading(false);
        setIsOpen(false);
      } else toast.error(failureText(error, m.the_assignments_were_not_saved()));
    }
  };

  return {
    isOpen,
    isBusy: saveBoard.isPending || isReading,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    save: (note: string) => void save(note),
  };
}
