import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { ShiftZone } from '../../events/shifts/held-shift.tsx';
import { BoardStanding } from './standing.tsx';
import { boardOf, COOK, personOnBoard } from './testing/people-on-board.ts';

const shiftAt = (hour: number) => ({
  ...{ id: idOf(`shift ${hour}`), place: 'Gate 2' },
  startsAt: `2026-12-07T0${hour}:00:00.000Z`,
  endsAt: `2026-12-07T0${hour + 1}:00:00.000Z`,
});

/** @returns the times on a card, each with what stands before it in its line */
function card(hours: readonly number[], state: 'confirmed' | 'waitlisted' = 'confirmed') {
  const [shift = null, ...furtherShifts] = hours.map(shiftAt);
  const person = personOnBoard('Aisha', { state, roleId: COOK, shift, furtherShifts });
  show(
    <ShiftZone event={boardOf([]).event}>
      <p>
        <BoardStanding person={person} roleName="Cook" isMoved={false} />
      </p>
    </ShiftZone>,
  );
  return screen.getAllByText(/AM/).map((time) => time.closest('.block, p')?.textContent);
}

it('OR-01 each of several shifts stands on a line of its own, soonest first', () => {
  expect(card([5, 4])).toEqual(['9:00 AM – 10:00 AM · Gate 2', '10:00 AM – 11:00 AM · Gate 2']);
});

it('OR-01 a single one stands behind what the person is there', () => {
  expect(card([4])).toEqual(['9:00 AM – 10:00 AM · Gate 2']);
});

it('OR-01 the shift that somebody waits for stands behind the role', () => {
  expect(card([4], 'waitlisted')).toEqual(['Wait list: Cook · 9:00 AM – 10:00 AM · Gate 2']);
});
