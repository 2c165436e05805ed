import type { Board as BoardData, BoardPerson } from '@saath/contract/places/board/schema';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { UserPlus } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { ShiftZone } from '../../events/shifts/held-shift.tsx';
import { BoardClash } from './clash.tsx';
import { BoardColumn } from './column.tsx';
import { BoardConflict } from './conflict.tsx';
import { BoardProvider } from './context.ts';
import { useDrops } from './drag.ts';
import { type Editing, useBoardEditing } from './editing.ts';
import { BoardHint } from './hint.tsx';
import { moveOnBoard, useUndoKeys } from './keys.ts';
import { BoardMenu, type MenuRequest } from './menu.tsx';
import { BoardPeople } from './people.tsx';
import { useBoardSaving } from './saving.ts';
import { BoardSelection } from './selection.tsx';
import { outcomesOf, startBoard, takenIn, UNASSIGNED } from './state.ts';
import { BoardSummary } from './summary.tsx';
import { BoardSwap } from './swap.tsx';
import { BoardToolbar } from './toolbar.tsx';

/** Roles as columns, people as cards: moved freely, then saved all at once (RO-05). */
export function AssignmentBoard({ board }: { board: BoardData }) {
  const editing = useBoardEditing(board);
  const { state, selected, actions, news } = editing;
  const isOver = board.event.status === 'COMPLETED' || board.event.status === 'CANCELLED';
  const [filter, setFilter] = useState('');
  const menu = useCardMenu(actions);
  useUndoKeys(actions);

  return (
    <div data-wide className="flex flex-col gap-4">
      <BoardNotices board={board} isOver={isOver} />
      <div className="flex flex-col gap-4 max-md:contents md:flex-row md:items-end md:gap-8">
        <div className="md:w-80">
          <TextField
            label={m.filter_by_name_or_skill()}
            type="search"
            autoComplete="off"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
        {!isOver && <Saving editing={editing} />}
      </div>
      <BoardProvider value={isOver ? undefined : menu.cardActions}>
        <ShiftZone event={board.event}>
          <Columns editing={editing} filter={filter} isOver={isOver} />
        </ShiftZone>
      </BoardProvider>
      <BoardSelection
        count={selected.size}
        onMove={(anchor) => menu.cardActions.openMenu([...selected][0] ?? '', anchor)}
        onClear={actions.clear}
      />
      <p role="status" className="sr-only">
        {news}
      </p>
      <BoardMenu
        state={state}
        open={menu.isOpen}
        request={menu.request}
        onClose={menu.close}
        onMove={actions.move}
      />
      <BoardSwap
        key={editing.swap && `${editing.swap.userId} ${editing.swap.to}`}
        state={state}
        request={editing.swap}
        onClose={actions.endSwap}
        onSwap={actions.swap}
      />
    </div>
  );
}

/** What a card can do, and the menu that it opens for itself and whoever is selected with it. */
function useCardMenu(actions: Editing['actions']) {
  const [request, setRequest] = useState<MenuRequest>();
  const [isOpen, setIsOpen] = useState(false);
  const cardActions = useMemo(() => {
    const { groupOf, toggle } = actions;
    const openMenu = (userId: string, anchor: HTMLElement) => {
      const card = anchor.closest('[data-person]');
      const beside = card?.nextElementSibling ?? card?.previousElementSibling;
      setRequest({ userIds: groupOf(userId), anchor, beside });
      setIsOpen(true);
    };
    return { groupOf, toggle, openMenu };
  }, [actions]);
  return { cardActions, request, isOpen, close: () => setIsOpen(false) };
}

/** From the moves to what is stored, and what is asked on the way. */
function Saving({ editing }: { editing: Editing }) {
  const { state, conflict, settle, actions } = editing;
  const saving = useBoardSaving(editing);
  const count = useMemo(() => outcomesOf(state).length, [state]);
  return (
    <>
      <BoardToolbar
        count={count}
        canUndo={state.done.length > 0}
        canRedo={state.undone.length > 0}
        onUndo={actions.undo}
        onRedo={actions.redo}
        onSave={saving.open}
      />
      <BoardSummary
        state={state}
        open={saving.isOpen}
        isBusy={saving.isBusy}
        onClose={saving.close}
        onSave={saving.save}
      />
      <BoardClash
        key={saving.clashes ? 'clashes' : 'none'}
        state={state}
        clashes={saving.clashes}
        isBusy={saving.isBusy}
        onSave={saving.saveDespite}
        onLeaveOut={saving.leaveOut}
      />
      <BoardConflict
        state={state}
        conflict={conflict}
        onKeep={() => settle(({ rebased }) => rebased.state)}
        onDrop={() =>
          settle(({ rebased }) => startBoard(rebased.state.board, rebased.state.pulled))
        }
      />
      <UnsavedChanges hasChanges={count > 0} description={m.your_moves_are_not_saved_this_tab()} />
    </>
  );
}

function BoardNotices({ board, isOver }: { board: BoardData; isOver: boolean }) {
  const { people, total } = board;
  return (
    <>
      {isOver && <Notice tone="info">{m.nobody_can_be_moved_any_more_this()}</Notice>}
      {total > people.length && (
        <Notice tone="info">
          {m.the_board_shows_shown_of_total({ shown: people.length, total })}
        </Notice>
      )}
    </>
  );
}

type ColumnsProps = { editing: Editing; filter: string; isOver: boolean };

function Columns({
  editing: { state, dispatch, selected, actions },
  filter,
  isOver,
}: ColumnsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  const matching = useMemo(() => matchesOf(state.people, wanted), [state.people, wanted]);
  useDrops(actions.move);
  const { roles } = state.board;
  const add = useMemo(
    () =>
      isOver ? undefined : (
        <Button variant="secondary" size="small" onClick={() => setIsAdding(true)}>
          <UserPlus aria-hidden size={16} />
          {m.add_people()}
        </Button>
      ),
    [isOver],
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; Tab reaches everything as well. */}
      <div
        ref={box}
        onKeyDown={moveOnBoard}
        className="flex flex-col gap-3 md:flex-row md:items-start md:overflow-x-auto md:pb-4"
      >
        {[UNASSIGNED, ...roles.map(({ id }) => id)].map((column) => (
          <BoardColumn
            key={column}
            column={column}
            roles={roles}
            people={state.people}
            ids={state.columns[column] ?? []}
            taken={takenIn(state, column)}
            selected={selected}
            matching={matching}
            action={column === UNASSIGNED ? add : undefined}
          />
        ))}
      </div>
      <BoardHint board={box} people={state.people} />
      <BoardPeople
        state={state}
        open={isAdding}
        onClose={() => setIsAdding(false)}
        dispatch={dispatch}
      />
    </>
  );
}

function matchesOf(
  people: ReadonlyMap<string, BoardPerson>,
  wanted: string,
): ReadonlySet<string> | undefined {
  if (!wanted) return undefined;
  const matches = ({ name, skills }: BoardPerson) =>
    [name, ...skills].some((word) => word.toLowerCase().includes(wanted));
  return new Set([...people.values()].filter(matches).map(({ userId }) => userId));
}
