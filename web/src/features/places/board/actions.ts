/** What an organiser can do on the board, and what is said about it. */
import type { Dispatch, SetStateAction } from 'react';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import {
  type BoardAction,
  type BoardState,
  boardReducer,
  type ColumnKey,
  changesTo,
  columnOf,
  refusalOf,
} from './state.ts';
import { movedText, refusalText } from './words.ts';

/** Somebody who wants into a full role. */
export type SwapRequest = { readonly userId: string; readonly to: ColumnKey };

export type Selection = ReadonlySet<string>;

export const nobody: Selection = new Set();

type Now = { readonly state: BoardState; readonly selected: Selection };

type Setters = {
  readonly dispatch: Dispatch<BoardAction>;
  readonly setSelected: Dispatch<SetStateAction<Selection>>;
  readonly setNews: (news: string) => void;
  readonly setSwap: (request: SwapRequest | undefined) => void;
};

/** @param now what is on the screen; asked at every step, so that the actions stay the same ones */
export function boardActions(now: () => Now, { dispatch, setSelected, setNews, setSwap }: Setters) {
  const say = (action: BoardAction, news: string) => {
    dispatch(action);
    setSelected(nobody);
    setNews(news);
  };
  return {
    /** Who moves together with a person: everybody who is chosen, if the person is. */
    groupOf(userId: string): readonly string[] {
      const { selected } = now();
      return selected.has(userId) ? [...selected] : [userId];
    },
    /** Moves people, or says why not; one person and a full role are offered to change places. */
    move(userIds: readonly string[], to: ColumnKey): void {
      const { state } = now();
      const refusal = refusalOf(state, userIds, to);
      const [only] = userIds;
      if (!refusal) {
        const action = { type: 'move', userIds, to } as const;
        const moved = changesTo(state, userIds, to).map(({ userId }) => userId);
        say(action, movedText(boardReducer(state, action), moved, to));
      } else if (refusal === 'full' && only && userIds.length === 1) setSwap({ userId: only, to });
      else if (refusal !== 'there') toast.info(refusalText(state, refusal, to));
    },
    swap(one: string, other: string): void {
      const { state } = now();
      const [from, to] = [columnOf(state, one) ?? '', columnOf(state, other) ?? ''];
      const action = { type: 'swap', one, other } as const;
      const after = boardReducer(state, action);
      say(action, `${movedText(after, [one], to)} ${movedText(after, [other], from)}`);
    },
    endSwap: () => setSwap(undefined),
    undo(): void {
      if (now().state.done.length > 0) say({ type: 'undo' }, m.the_last_move_is_undone());
    },
    redo(): void {
      if (now().state.undone.length > 0) say({ type: 'redo' }, m.the_move_is_made_again());
    },
    /** @param isRange with everybody between this person and the one chosen last, in the same column */
    toggle(userId: string, isRange: boolean): void {
      const { state } = now();
      setSelected((known) => (isRange ? withRange(state, known, userId) : toggled(known, userId)));
    },
    clear: () => setSelected(nobody),
  };
}

function toggled(known: Selection, userId: string): Selection {
  const next = new Set(known);
  if (!next.delete(userId)) next.add(userId);
  return next;
}

function withRange(state: BoardState, known: Selection, userId: string): Selection {
  const ids = state.columns[columnOf(state, userId) ?? ''] ?? [];
  const [here, last] = [ids.indexOf(userId), ids.indexOf([...known].at(-1) ?? '')];
  if (last < 0) return toggled(known, userId);
  const between = ids.slice(Math.min(here, last), Math.max(here, last) + 1);
  return new Set([...known, ...between, userId]);
}
