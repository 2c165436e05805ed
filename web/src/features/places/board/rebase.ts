/** Unsaved moves on a newer board: after a reload, and when a save was refused. Pure functions. */
import type { Board, BoardMove, BoardPerson } from '@saath/contract/places/board/schema';
import {
  type BoardState,
  boardReducer,
  type Change,
  type ColumnKey,
  freeIn,
  homeOf,
  startBoard,
  UNASSIGNED,
} from './state.ts';

/** A move that is not possible on the newer board. */
export type LostMove = {
  readonly userId: string;
  readonly reason: 'changed' | 'inactive' | 'full' | 'role-gone';
};

export type Rebased = {
  /** The newer board with the moves that are still possible, as one step. */
  readonly state: BoardState;
  readonly lost: readonly LostMove[];
};

/** Makes the moves again, all at once, so that people of full roles can still change places. */
export function rebase(
  board: Board,
  { pulled, moves }: { pulled: readonly BoardPerson[]; moves: readonly BoardMove[] },
): Rebased {
  const start = startBoard(board, pulled);
  const lost: LostMove[] = [];
  let kept: Change[] = [];
  for (const move of moves) {
    const reason = obstacleOf(start, move);
    if (reason) lost.push({ userId: move.userId, reason });
    else kept.push(changeOf(start, move));
  }
  for (;;) {
    const state = together(start, kept);
    const tooMany = board.roles.find(({ id }) => freeIn(state, id) < 0);
    const last = kept.findLast(({ to }) => to === tooMany?.id);
    if (!last) return { state, lost };
    kept = kept.filter((change) => change !== last);
    lost.push({ userId: last.userId, reason: 'full' });
  }
}

function together(start: BoardState, changes: readonly Change[]): BoardState {
  if (changes.length === 0) return start;
  // Newcomers come on top one by one: from the last to the first they end in the order they had.
  const prepared = { ...start, undone: [changes.toReversed()] };
  return boardReducer(prepared, { type: 'redo' });
}

function columnFor(move: BoardMove): ColumnKey {
  return move.to === 'unassigned' ? UNASSIGNED : move.to.roleId;
}

function changeOf({ people }: BoardState, move: BoardMove): Change {
  const person = people.get(move.userId);
  const from = person ? homeOf(person) : UNASSIGNED;
  return { userId: move.userId, from, to: columnFor(move) };
}

function obstacleOf(
  { people, columns }: BoardState,
  move: BoardMove,
): LostMove['reason'] | undefined {
  const person = people.get(move.userId);
  if (person?.state !== move.from.state || person.roleId !== move.from.roleId) return 'changed';
  const to = columnFor(move);
  if (!columns[to]) return 'role-gone';
  return person.isActive || to === UNASSIGNED ? undefined : 'inactive';
}
