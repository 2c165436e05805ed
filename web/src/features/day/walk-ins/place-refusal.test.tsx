/** Why somebody could not be let in, and who may add a place (DY-02, RG-01). */
import type { Ability } from '@saath/contract/abilities';
import type { AskingPerson, DayEvent } from '@saath/contract/day/check-in/schema';
import { addWalkIn, letIn } from '@saath/contract/day/walk-ins/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import { AskingPeople } from './asking-people.tsx';
import { WalkInDialog } from './dialog.tsx';
import { isPlaceRefusal, PlaceRefusal } from './place-refusal.tsx';

const server = fakeServer();
const { id, title, location, startTime, endTime, timeZone } = beachCleanUp;
const eventFor = (...can: Ability[]): DayEvent => ({
  ...{ id, title, location, startTime, endTime, timeZone, status: 'ONGOING', can },
  ...{ opensAt: startTime, closesAt: endTime },
  roles: [
    { id: idOf('Cook'), name: 'Cook', filled: 2, places: 2 },
    { id: idOf('Guide'), name: 'Guide', filled: 3, places: 3 },
  ],
});
const helper = eventFor('day.read', 'day.record');
const organiser = eventFor('day.read', 'day.record', 'day.correct');
const bilal: AskingPerson = {
  ...{ participationId: idOf('Bilal'), name: 'Bilal', profileImage: null, roleId: null },
  askedAt: '2026-12-05T04:30:00.000Z',
};
const raise = { name: 'Raise the places by one' };

beforeEach(() => {
  for (const endpoint of [addWalkIn, letIn])
    server.on(endpoint, () => {
      throw refused('check_in.full');
    });
});

async function addingTo(event: DayEvent) {
  const { user } = show(<WalkInDialog event={event} open onClose={() => {}} />);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'Chanda{Enter}');
  await dialog.findByText(refused('check_in.full').message);
  return { user, dialog };
}
async function lettingInTo(event: DayEvent) {
  const { user } = show(<AskingPeople event={event} asking={[bilal]} />);
  await user.click(screen.getByRole('button', { name: /^Let in/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  await dialog.findByText(refused('check_in.full').message);
  return { user, dialog };
}

it.each([
  ['who is added', addingTo],
  ['who asked', lettingInTo],
])(
  'RG-01 DY-02 a full role is said to a helper, who may not add a place: of %s',
  async (_, way) => {
    const { dialog } = await way(helper);
    expect(dialog.queryByRole('button', raise)).toBeNull();
  },
);

it.each([
  ['who is added', addingTo, addWalkIn],
  ['who asked', lettingInTo, letIn],
] as const)(
  'DY-02 a place that could not be added either is said, and can be tried again: of %s',
  async (_, way, endpoint) => {
    const { user, dialog } = await way(organiser);
    server.on(endpoint, () => {
      throw unanswered();
    });
    await user.click(dialog.getByRole('button', raise));
    expect(await dialog.findByText(/^The walk-in could not be added\. The server/)).toBeDefined();
    // What it would do now is not known: the role is asked about first.
    expect(dialog.queryByRole('button', raise)).toBeNull();
    expect(server.sent(endpoint).map(({ body }) => body)).toMatchObject([
      { addPlace: false },
      { addPlace: true },
    ]);
  },
);

it('DY-02 with another role chosen the question about the full one is over', async () => {
  const { user, dialog } = await lettingInTo(organiser);
  await user.selectOptions(dialog.getByLabelText('Role'), idOf('Guide'));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.queryByRole('button', raise)).toBeNull();
});

it('DY-02 while a place is being added it cannot be pressed a second time', async () => {
  const { user, dialog } = await addingTo(organiser);
  server.hold(addWalkIn);
  await user.click(dialog.getByRole('button', raise));
  await waitFor(() => expect(server.sent(addWalkIn)).toHaveLength(2));
  for (const button of dialog.queryAllByRole('button', raise)) await user.click(button);
  await user.type(dialog.getByLabelText('Name'), '{Enter}');
  expect(server.sent(addWalkIn)).toHaveLength(2);
});

it('DY-02 what is about a field is not said as if it were about the place', () => {
  const onRaise = vi.fn();
  const error = refused('check_in.full', { name: 'Please enter a name.' });
  show(<PlaceRefusal {...{ error, isBusy: false, onRaise }} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(isPlaceRefusal(error)).toBe(false);
  expect(isPlaceRefusal(new Error('The page broke'))).toBe(true);
});
