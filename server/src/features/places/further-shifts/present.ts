/** The shifts of people who have several, as the API shows them. */
import type { HeldShift } from '@saath/contract/events/shifts/schema';
import type { Database } from '../../../platform/database.ts';
import { presentOwnShift } from '../../events/shifts/present.ts';
import { shiftsOfPeople } from './queries.ts';

type Of = { readonly eventId: string; readonly userId: string };
type Shown = { readonly shift?: HeldShift; readonly furtherShifts?: HeldShift[] };

/** What stands in place of the one shift of a person, by who it is; nothing for those who have one, or none. */
export async function shownShifts(
  db: Database,
  people: readonly Of[],
): Promise<(person: Of) => Shown> {
  const keyOf = ({ eventId, userId }: Of) => `${eventId} ${userId}`;
  const byPerson = Map.groupBy(await shiftsOfPeople(db, people), keyOf);
  return (person) => {
    const own = byPerson.get(keyOf(person)) ?? [];
    const first = own.find(({ isFirst }) => isFirst);
    if (!first) return {};
    const further = own.filter(({ isFirst }) => !isFirst);
    return { shift: presentOwnShift(first), furtherShifts: further.map(presentOwnShift) };
  };
}
