/** What happens on the board, in words. */
import { m } from '../../../paraglide/messages.js';
import { type BoardState, type ColumnKey, type Refusal, takenIn, UNASSIGNED } from './state.ts';

export function columnName({ board }: BoardState, column: ColumnKey): string {
  if (column === UNASSIGNED) return m.not_assigned();
  return board.roles.find(({ id }) => id === column)?.name ?? '';
}

/** Said after a move. @param state from after it @param userIds those who were not in the column before */
export function movedText(
  state: BoardState,
  userIds: readonly string[],
  column: ColumnKey,
): string {
  const role = columnName(state, column);
  const [first = ''] = userIds;
  const name = state.people.get(first)?.name ?? '';
  const moved =
    userIds.length === 1
      ? m.name_is_moved_to_column({ name, column: role })
      : m.count_people_are_moved_to_column({ count: userIds.length, column: role });
  if (column === UNASSIGNED) return moved;
  const total = state.board.roles.find(({ id }) => id === column)?.maxVolunteers ?? 0;
  return `${moved} ${m.places_filled({ filled: takenIn(state, column), total })}`;
}

export function refusalText(state: BoardState, refusal: Refusal, column: ColumnKey): string {
  const name = columnName(state, column);
  if (refusal === 'full') return m.column_has_not_enough_free_places({ column: name });
  if (refusal === 'inactive') return m.not_everyone_has_an_active_account();
  return m.already_in_column({ column: name });
}
