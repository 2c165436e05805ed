/** The list of the day, including presses that are not sent yet. Pure functions only. */

import { personKey } from '@saath/contract/accounts/names/rules';
import {
  type DaySection,
  daySectionOf,
  daySections,
  hasCome,
} from '@saath/contract/day/check-in/rules';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { newId } from '../../../lib/new-id.ts';
import type { DayList, StoredMark } from './mark-store.ts';
import type { HeldRows } from './use-held.ts';

type State = DayPerson['state'];

/** People as the presses leave them, in the order in which they were made. */
export function withMarks(
  people: readonly DayPerson[],
  marks: readonly StoredMark[],
): readonly DayPerson[] {
  if (marks.length === 0) return people;
  const byPerson = Map.groupBy(marks, ({ participationId }) => participationId);
  return people.map((person) =>
    (byPerson.get(person.participationId) ?? []).reduce(pressed, person),
  );
}

function pressed(person: DayPerson, { to, at, isUndo, arrivedAt, leftAt }: StoredMark): DayPerson {
  if (isUndo) return { ...person, state: to, arrivedAt, leftAt };
  if (to === 'checked_in') {
    if (hasCome(person.state)) return person;
    return { ...person, state: to, arrivedAt: at, leftAt: null };
  }
  const isGone = to === 'completed' || to === 'left_early';
  return {
    ...person,
    state: to,
    arrivedAt: isGone ? person.arrivedAt : null,
    leftAt: isGone && person.arrivedAt ? at : null,
  };
}

/**
 * The same people in their sections; each in the order of the list.
 *
 * @param held rows that still stand where they were pressed
 */
export function inSections(
  people: readonly DayPerson[],
  now: number,
  held?: HeldRows,
): Readonly<Record<DaySection, readonly DayPerson[]>> {
  const groups = Map.groupBy(people, ({ participationId, state, startTime }) =>
    daySectionOf(held?.get(participationId)?.before.state ?? state, Date.parse(startTime) <= now),
  );
  return Object.fromEntries(
    daySections.map((section) => [section, groups.get(section) ?? []]),
  ) as Record<DaySection, DayPerson[]>;
}

/** Whose name holds the text, whatever its case and accents. */
export function named(people: readonly DayPerson[], text: string): readonly DayPerson[] {
  const key = personKey(text);
  return key ? people.filter(({ name }) => personKey(name).includes(key)) : people;
}

/** A press about somebody, as it is kept and sent. */
export function markFor(
  person: DayPerson,
  to: State,
  given: DayList & { organiserId: string; now: number; addPlace?: boolean },
): StoredMark {
  const { eventId, roleId, organiserId, now, addPlace = false } = given;
  return {
    id: newId(),
    eventId,
    roleId,
    organiserId,
    participationId: person.participationId,
    from: person.state,
    to,
    at: new Date(now).toISOString(),
    isUndo: false,
    arrivedAt: null,
    leftAt: null,
    addPlace,
    reason: '',
    clashReason: '',
  };
}

/** Takes a press back: the person is as before it. Always a little later than the press itself. */
export function undoOf(before: DayPerson, mark: StoredMark, now: number): StoredMark {
  const at = Math.max(now, Date.parse(mark.at) + 1);
  return {
    ...mark,
    id: newId(),
    from: mark.to,
    to: before.state,
    at: new Date(at).toISOString(),
    isUndo: true,
    arrivedAt: before.arrivedAt,
    leftAt: before.leftAt,
    addPlace: false,
    reason: '',
    clashReason: '',
  };
}
