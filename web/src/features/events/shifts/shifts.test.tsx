import type { EventRole } from '@saath/contract/events/roles/schema';
import { setShifts } from '@saath/contract/events/shifts/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { ShiftList } from './shift-list.tsx';
import { shiftsProblem, updatesOf } from './shift-values.ts';
import { ShiftsDialog } from './shifts-dialog.tsx';

const server = fakeServer();
hearToasts();

const event = {
  startTime: '2026-12-05T04:00:00.000Z',
  endTime: '2026-12-05T08:00:00.000Z',
  timeZone: 'Asia/Karachi',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
/** As the server answers, less the number of people. */
const saved = { message: 'The shifts are saved.', shifts: [], updatedAt: event.updatedAt };
const early = {
  id: idOf('early'),
  startsAt: '2026-12-05T04:00:00.000Z',
  endsAt: '2026-12-05T06:00:00.000Z',
  minPeople: 2,
  maxPeople: 3,
  place: 'Gate 2',
  filled: 1,
};
const role: EventRole = {
  id: idOf('cook'),
  role_name: 'Cook',
  description: 'Cooks',
  maxVolunteers: 3,
  minVolunteers: null,
  filled: 0,
  shifts: [],
  skills: [],
  volunteers: [],
  event_id: idOf('event'),
};

function show(change: Partial<EventRole> = {}) {
  const onClose = vi.fn();
  const onSaved = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShiftsDialog
        event={event}
        role={{ ...role, ...change }}
        onClose={onClose}
        onSaved={onSaved}
      />
    </QueryClientProvider>,
  );
  return { onClose, onSaved };
}
const save = async () => await userEvent.click(screen.getByRole('button', { name: 'Save shifts' }));

it("OR-01 divides the event's time, shows it before, and sends instants", async () => {
  server.on(setShifts, { ...saved, maxVolunteers: 6 });
  const { onClose, onSaved } = show();
  await userEvent.click(screen.getByRole('radio', { name: 'Shifts' }));
  const preview = screen.getByRole('list', { name: 'Shifts' });
  expect(
    within(preview)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['9:00 AM – 11:15 AM', '11:00 AM – 1:00 PM']);
  await userEvent.click(screen.getByRole('button', { name: 'Make 2 shifts' }));
  await save();
  const body = {
    release: false,
    updatedAt: event.updatedAt,
    shifts: [
      {
        startsAt: '2026-12-05T04:00:00.000Z',
        endsAt: '2026-12-05T06:15:00.000Z',
        ...{ minPeople: 0, maxPeople: 3, place: '' },
      },
      {
        startsAt: '2026-12-05T06:00:00.000Z',
        endsAt: '2026-12-05T08:00:00.000Z',
        ...{ minPeople: 0, maxPeople: 3, place: '' },
      },
    ],
  };
  expect(server.sent(setShifts)).toEqual([{ path: `/api/role/${role.id}/shifts`, body }]);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSaved).toHaveBeenCalledWith({ roleId: role.id, maxVolunteers: 6 });
});

it('OR-01 says what is wrong with a row, sends nothing, and goes to the field', async () => {
  show({ shifts: [early] });
  const ends = screen.getByLabelText('Ends');
  fireEvent.change(ends, { target: { value: '2026-12-05T14:00' } });
  await save();
  expect(server.asked()).toEqual([]);
  const text = "These shifts of Cook would lie outside the event's time: 09:00–14:00.";
  expect(toast.error).toHaveBeenCalledWith(text);
  expect(screen.getByText(text)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(ends));
});

it('OR-01 asks before people lose the shift, with the words of the server', async () => {
  const hasPeople = { status: 409, code: 'shifts.has_people' };
  server.refuse(setShifts, 'One person holds a place in: 09:00–11:00.', hasPeople);
  const { onClose } = show({ shifts: [early], filled: 1 });
  await userEvent.click(screen.getByRole('button', { name: /Remove the shift/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a shift' }));
  await save();
  expect(await screen.findByText('One person holds a place in: 09:00–11:00.')).toBeTruthy();
  expect(toast.error).not.toHaveBeenCalled();
  server.on(setShifts, { ...saved, maxVolunteers: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Delete and tell them' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.sent(setShifts).at(-1)?.body).toMatchObject({ release: true });
});

it('OR-01 a look at one time for all loses nothing that was typed', async () => {
  show({ shifts: [early] });
  await userEvent.click(screen.getByRole('radio', { name: 'One time for all' }));
  expect(screen.queryByLabelText('Starts')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Shifts' }));
  expect(screen.getByLabelText('Starts')).toHaveProperty('value', '2026-12-05T09:00');
});

it('OR-01 the list tells what is free, where it is, and organisers who is missing', () => {
  render(<ShiftList shifts={[early]} timeZone="Asia/Karachi" hasDate={false} isOpen tellsNeed />);
  const text = screen.getByRole('listitem').textContent;
  expect(text).toContain('9:00 AM – 11:00 AM · Gate 2');
  expect(text).toContain('2 of 3 free');
  expect(text).toContain('1 more needed');
});

it('OR-01 a time that was not touched goes back as it came, also where the clocks show it twice', () => {
  const timeZone = 'Europe/Berlin';
  // The second half past two of the night.
  const stored = [
    { ...early, startsAt: '2026-10-25T01:30:00.000Z', endsAt: '2026-10-25T03:00:00.000Z' },
  ];
  const typed = {
    ...{ id: early.id, startsAt: '2026-10-25T02:30', endsAt: '2026-10-25T04:00' },
    ...{ minPeople: '', maxPeople: '3', place: '' },
  };
  expect(updatesOf([typed], { timeZone, stored })[0]).toMatchObject({
    startsAt: '2026-10-25T01:30:00.000Z',
    minPeople: 0,
  });
  const frame = {
    startTime: new Date('2026-10-24T22:00Z'),
    endTime: new Date('2026-10-25T08:00Z'),
  };
  const problem = shiftsProblem([{ ...typed, maxPeople: 'many' }], { ...frame, timeZone }, 'Cook');
  expect(problem?.field).toBe('maxPeople');
});
