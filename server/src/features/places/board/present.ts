/** Rows as the API shows them. */

import { eventStatusAt } from '@saath/contract/events/events/rules';
import type { Board, BoardPerson } from '@saath/contract/places/board/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import { presentHeldShift } from '../../events/shifts/present.ts';
import type { Fit } from '../../matching/suggest/service.ts';
import type { BoardRow, People, WholeBoard } from './service.ts';

const REASONS = 2;

export function presentBoard(board: WholeBoard, now: Date): Board {
  const { event, roles, total } = board;
  return {
    event: {
      id: event.id,
      title: event.title,
      status: eventStatusAt(event, now),
      startTime: event.startTime.toISOString(),
      endTime: event.endTime.toISOString(),
      timeZone: event.timeZone,
      version: event.updatedAt.toISOString(),
    },
    roles: roles.map(({ id, name, skills, maxVolunteers, filled }) => ({
      id,
      name,
      skills,
      maxVolunteers,
      filled,
    })),
    people: presentPeople(board),
    total,
  };
}

export function presentPeople({ eventId, roles, rows, fits, shiftsOf }: People): BoardPerson[] {
  return rows.map((row) => {
    const each = roles.map(({ id }) => fits.get(id)?.get(row.userId));
    const own = roles.findIndex(({ id }) => id === row.roleId);
    const person = presentBoardPerson(row, { each, shown: each[own] ?? bestOf(each) });
    return { ...person, ...shiftsOf({ eventId, userId: row.userId }) };
  });
}

function presentBoardPerson(
  row: BoardRow,
  { each, shown }: { each: readonly (Fit | undefined)[]; shown: Fit | undefined },
): BoardPerson {
  const { userId, name, skills, state, roleId, note, kindsWithoutMail } = row;
  return {
    userId,
    name,
    profileImage: presentPicture(row.pictureId),
    skills,
    state: state ?? 'none',
    roleId,
    shift: presentHeldShift(row),
    note: note ?? '',
    isActive: row.accountRole === 'Volunteer' && row.activatedAt !== null,
    fits: each.map((fit) => Math.round((fit?.score ?? 0) * 100)),
    reasons: shown?.reasons.slice(0, REASONS) ?? [],
    mailsOff: kindsWithoutMail,
  };
}

function bestOf(each: readonly (Fit | undefined)[]): Fit | undefined {
  return each.reduce(
    (best, fit) => (fit && fit.score > (best?.score ?? -1) ? fit : best),
    undefined,
  );
}
