/** What a person is in the event, in a few words on the card. */
import type { BoardPerson } from '@saath/contract/board/schema';
import { stateNamesForOrganisers } from '@saath/contract/joining/rules';
import { spoken } from '../../lib/spoken.ts';
import { m } from '../../paraglide/messages.js';
import { type ColumnKey, homeOf } from './board-state.ts';

/**
 * @param roleName of the role that the person holds or asked for
 * @param column where the card stands now
 */
export function standingText(
  person: BoardPerson,
  { roleName, column }: { roleName: string; column: ColumnKey },
): string {
  const { state, roleId } = person;
  if (state === 'none') return m.has_not_asked();
  if (state === 'requested') return m.asked_for_role({ role: roleId ? roleName : m.any_role() });
  // Where somebody holds a place, the column says so.
  if (state === 'confirmed') return column === homeOf(person) ? '' : m.was_role({ role: roleName });
  const word = spoken(stateNamesForOrganisers[state]);
  return state === 'waitlisted' && roleId ? `${word}: ${roleName}` : word;
}
