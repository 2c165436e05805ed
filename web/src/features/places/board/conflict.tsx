import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Conflict } from './editing.ts';
import type { LostMove } from './rebase.ts';
import { type BoardState, outcomesOf } from './state.ts';

type BoardConflictProps = {
  /** The board on which the moves were made; it knows everybody's name. */
  state: BoardState;
  conflict: Conflict | undefined;
  /** Goes on with the moves that are still possible. */
  onKeep: () => void;
  /** Goes on without any. */
  onDrop: () => void;
};

/** Whose move is not possible any more, and why; the others are kept. */
export function BoardConflict({ state, conflict, onKeep, onDrop }: BoardConflictProps) {
  const kept = conflict ? outcomesOf(conflict.rebased.state).length : 0;
  return (
    <Dialog
      open={conflict !== undefined}
      onOpenChange={(open) => {
        if (!open) onKeep();
      }}
      isQuestion
      title={m.things_have_changed_meanwhile()}
      description={m.nothing_was_saved_these_moves_are_not()}
      footer={
        <>
          {kept > 0 && (
            <Button variant="secondary" onClick={onDrop}>
              {m.drop_all_my_moves()}
            </Button>
          )}
          <Button onClick={onKeep}>{kept > 0 ? m.keep_the_rest_and_go_on() : m.go_on()}</Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {conflict?.rebased.lost.map((lost) => {
          const { userId, reason } = lost;
          const name = (state.people.get(userId) ?? conflict.rebased.state.people.get(userId))
            ?.name;
          return (
            <li key={userId} className="py-2">
              <bdi className="block break-words font-semibold">
                {name ?? m.somebody_who_is_gone()}
              </bdi>
              <span className="break-words">{conflict.reasons[userId] ?? wordOf(reason)}</span>
            </li>
          );
        })}
      </ul>
      {kept > 0 && (
        <p className="mt-3 text-ink-soft">{m.count_moves_are_still_possible({ count: kept })}</p>
      )}
    </Dialog>
  );
}

function wordOf(reason: LostMove['reason']): string {
  if (reason === 'full') return m.there_is_no_free_place_for_them();
  if (reason === 'role-gone') return m.the_role_is_gone();
  if (reason === 'inactive') return m.no_active_account();
  return m.they_are_no_longer_where_you_saw();
}
