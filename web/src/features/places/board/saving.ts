import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import type { Reasons } from '../answer/asked-reason.ts';
import type { Editing } from './editing.ts';
import { boardQuery, useSaveBoard } from './queries.ts';
import { type LostMove, rebase } from './rebase.ts';
import { movesOf, startBoard } from './state.ts';

/** Who has no time, or may not do the role yet, and the word to everybody that was sent along. */
export type Clashes = {
  /** Which reason is asked for. */
  readonly asked: keyof Reasons;
  /** Those that were given before. */
  readonly given: Reasons;
  readonly fields: Readonly<Record<string, string>>;
  readonly note: string;
};

/** From the summary to the saved board, or to the moves that are not possible any more. */
export function useBoardSaving({ state, dispatch, setConflict }: Editing) {
  const eventId = state.board.event.id;
  const [isOpen, setIsOpen] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [clashes, setClashes] = useState<Clashes>();
  const queryClient = useQueryClient();
  const saveBoard = useSaveBoard(eventId);

  /** Reads the board again and makes the moves on it that nobody objects to. */
  const meet = async (reasons: Readonly<Record<string, string>>) => {
    const { board } = await queryClient.fetchQuery({ ...boardQuery(eventId), staleTime: 0 });
    setConflict({ rebased: rebasedWithout(Object.keys(reasons), { state, board }), reasons });
  };

  /** Shows on which of the moves the organiser can go on. */
  const goOn = async (reasons: Readonly<Record<string, string>>) => {
    setIsReading(true);
    await meet(reasons).catch((failure: unknown) =>
      toast.error(failureText(failure, m.the_board_could_not_be_loaded())),
    );
    setIsReading(false);
    setIsOpen(false);
    setClashes(undefined);
  };

  const save = async (note: string, given: Reasons = {}) => {
    const moves = movesOf(state);
    try {
      const { board, message } = await saveBoard.mutateAsync({ moves, note, ...given });
      setClashes(undefined);
      dispatch({ type: 'replace', state: startBoard(board, state.pulled) });
      setIsOpen(false);
      toast.success(message);
    } catch (error) {
      const code = error instanceof CallError ? error.code : undefined;
      const fields = error instanceof CallError ? error.fields : {};
      if (code === 'board.changed') await goOn(fields);
      else if (code === 'board.clash' || code === 'board.not_eligible') {
        const asked = code === 'board.clash' ? 'clashReason' : 'eligibilityReason';
        setIsOpen(false);
        setClashes({ asked, given, fields, note });
      } else toast.error(failureText(error, m.the_assignments_were_not_saved()));
    }
  };

  return {
    isOpen,
    isBusy: saveBoard.isPending || isReading,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    save: (note: string) => void save(note),
    clashes,
    saveDespite: (reason: string) =>
      clashes && void save(clashes.note, { ...clashes.given, [clashes.asked]: reason }),
    leaveOut: () => void goOn(clashes?.fields ?? {}),
  };
}

/** The moves on the board as it is now, without those of the people who were refused, which are lost. */
function rebasedWithout(
  refused: readonly string[],
  { state, board }: { state: Editing['state']; board: Editing['state']['board'] },
): ReturnType<typeof rebase> {
  const moves = movesOf(state).filter(({ userId }) => !refused.includes(userId));
  const { state: next, lost } = rebase(board, { pulled: state.pulled, moves });
  const refusedMoves = refused.map((userId): LostMove => ({ userId, reason: 'changed' }));
  return { state: next, lost: [...refusedMoves, ...lost] };
}
