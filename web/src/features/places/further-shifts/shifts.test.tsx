/** People with several shifts: what an organiser does on the roster and in the editor, and what they do themselves. */
import { abilities } from '@saath/contract/abilities';
import { allowSeveralShifts } from '@saath/contract/events/shifts/endpoints';
import { shiftMessages } from '@saath/contract/events/shifts/messages';
import {
  addShift,
  giveShiftUp,
  takeShiftBack,
} from '@saath/contract/places/further-shifts/endpoints';
import { furtherShiftMessages } from '@saath/contract/places/further-shifts/messages';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { say } from '@saath/contract/texts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { comingEvent, idOf, requestFor } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { ShiftZone } from '../../events/shifts/held-shift.tsx';
import { SeveralShifts } from '../../events/shifts/several-shifts.tsx';
import { BoardStanding } from '../board/standing.tsx';
import { personOnBoard } from '../board/testing/people-on-board.ts';
import { event as riverCleanUp } from '../join/testing/river-clean-up.ts';
import { RosterRole } from '../roster/role.tsx';
import { OwnShifts } from './own-shifts.tsx';

const server = fakeServer();

// Ahead of every clock.
const shift = (name: string, hour: number, filled: number) => ({
  ...{ id: idOf(name), filled, minPeople: 0, maxPeople: 2, place: '' },
  startsAt: `2099-12-05T0${hour}:00:00.000Z`,
  endsAt: `2099-12-05T0${hour + 1}:00:00.000Z`,
});
const held = (name: string, hour: number) => {
  const { id, startsAt, endsAt, place } = shift(name, hour, 0);
  return { id, startsAt, endsAt, place };
};
const shifts = [
  shift('early', 4, 1),
  shift('noon', 5, 1),
  shift('full', 6, 2),
  shift('late', 7, 0),
];
const [usher] = riverCleanUp.role;
if (!usher) throw new Error('The event has no role');
const event = {
  ...riverCleanUp,
  ...{ startTime: '2099-12-05T04:00:00.000Z', endTime: '2099-12-05T08:00:00.000Z' },
  role: [{ ...usher, maxVolunteers: 8, filled: 2, shifts }],
};
const aisha: RosterPerson = {
  ...{ participationId: idOf('place'), roleId: usher.id, userId: idOf('aisha'), name: 'Aisha' },
  ...{ email: 'aisha@example.org', contactNumber: '', profileImage: null, givenBy: null },
  ...{ givenAt: null, clashReason: null, eligibilityReason: null, needsAttention: false },
  ...{ coming: null, shift: held('early', 4), furtherShifts: [held('noon', 5)] },
};
const roster = (given: typeof shifts) =>
  show(
    <ShiftZone event={event}>
      <RosterRole
        role={{ ...usher, shifts, filled: 2 }}
        first={[aisha]}
        can={abilities}
        isAsked={false}
        shiftsToGive={{ shifts: given, mayTakeBack: true }}
        onTakeOff={undefined}
      />
    </ShiftZone>,
  ).user;

it('OR-01 on the roster somebody gets one more shift, of those that are free beside their own', async () => {
  const user = roster(shifts);
  server.on(addShift, say(furtherShiftMessages, 'added'));
  await user.click(screen.getByRole('button', { name: 'Add a shift: Aisha' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('12:00')]);
  await user.click(items[0] as HTMLElement);
  await waitFor(() => expect(server.sent(addShift)).toHaveLength(1));
  expect(server.sent(addShift)[0]).toMatchObject({ body: { shiftId: idOf('late') } });
});

it('OR-01 a shift besides the first is taken back once that is said again, and where nobody has several nothing is offered', async () => {
  const user = roster([]);
  expect(screen.queryByRole('button', { name: /Add a shift/ })).toBeNull();
  // Both of their seats are hers: nobody else is left to show.
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  server.on(takeShiftBack, say(furtherShiftMessages, 'takenBack'));
  const back = screen.getAllByRole('button', { name: /^Take back/ });
  expect(back).toHaveLength(1);
  await user.click(back[0] as HTMLElement);
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(server.sent(takeShiftBack)).toHaveLength(1));
  expect(server.sent(takeShiftBack)[0]).toMatchObject({ body: { shiftId: idOf('noon') } });
});

it('OR-01 who has several gives one up by itself, and never the first', async () => {
  const onDone = vi.fn(async () => {});
  const participation = {
    ...requestFor(comingEvent(1, 'River clean-up'), 'confirmed'),
    ...{ shift: held('early', 4), furtherShifts: [held('noon', 5)] },
  };
  // As on the public page of an event, where nothing keeps answers.
  const user = userEvent.setup();
  render(<OwnShifts event={event} participation={participation} onDone={onDone} />);
  server.on(giveShiftUp, say(furtherShiftMessages, 'givenUp'));
  const up = await screen.findAllByRole('button', { name: /^Give up .*10:00 AM – 11:00 AM$/ });
  expect(up).toHaveLength(1);
  await user.click(up[0] as HTMLElement);
  expect(server.sent(giveShiftUp)).toHaveLength(0);
  const asked = screen.getByRole('alertdialog');
  await user.click(within(asked).getByRole('button', { name: /^Give up/ }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.sent(giveShiftUp)[0]).toMatchObject({ body: { shiftId: idOf('noon') } });
});

it('OR-01 a card of the board tells each shift of a person, not the time from the first to the last', () => {
  const person = {
    ...personOnBoard('Aisha', { state: 'confirmed', roleId: usher.id }),
    ...{ shift: held('early', 4), furtherShifts: [held('late', 7)] },
  };
  show(
    <ShiftZone event={event}>
      <BoardStanding person={person} roleName="Usher" isMoved={false} />
    </ShiftZone>,
  );
  const times = screen.getAllByText(/ – /).map(({ textContent }) => textContent);
  expect(times).toEqual(['9:00 AM – 10:00 AM', '12:00 PM – 1:00 PM']);
});

it('OR-01 whether there may be several is asked where a role has several shifts', async () => {
  show(<SeveralShifts event={riverCleanUp} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  cleanup();
  const { user } = show(<SeveralShifts event={event} />);
  server.on(allowSeveralShifts, say(shiftMessages, 'several'));
  await user.click(screen.getByRole('checkbox', { name: 'People may take more than one shift' }));
  await waitFor(() => expect(server.sent(allowSeveralShifts)).toHaveLength(1));
  expect(server.sent(allowSeveralShifts)[0]).toMatchObject({ body: { isAllowed: true } });
});
