import type { EventRole } from '@saath/contract/events/roles/schema';
import { setShifts } from '@saath/contract/events/shifts/endpoints';
import { shiftErrors, shiftMessages } from '@saath/contract/events/shifts/messages';
import type { Shift } from '@saath/contract/events/shifts/schema';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { ShiftZone } from './held-shift.tsx';
import { ShiftField } from './shift-field.tsx';
import { ShiftList } from './shift-list.tsx';
import { ShiftsDialog } from './shifts-dialog.tsx';

const server = fakeServer();
const event = {
  ...{ startTime: '2026-12-05T04:00:00.000Z', endTime: '2026-12-05T08:00:00.000Z' },
  ...{ timeZone: 'Asia/Karachi', updatedAt: '2026-11-01T00:00:00.000Z' },
};
const shiftOf = (id: string, change: Partial<Shift> = {}): Shift => ({
  ...{ id: idOf(id), startsAt: event.startTime, endsAt: '2026-12-05T06:00:00.000Z' },
  ...{ minPeople: 0, maxPeople: 3, place: '', filled: 0 },
  ...change,
});
const role: EventRole = {
  ...{ id: idOf('cook'), role_name: 'Cook', description: 'Cooks', event_id: idOf('event') },
  ...{ maxVolunteers: 4, minVolunteers: null, filled: 0, shifts: [], skills: [], volunteers: [] },
};
let closed: number;
beforeEach(() => {
  closed = 0;
  server.on(setShifts, {
    ...{ message: shiftMessages.saved, shifts: [], updatedAt: event.updatedAt, maxVolunteers: 4 },
  });
});
async function open(change: Partial<EventRole> = {}) {
  const { user } = show(
    <ShiftsDialog event={event} role={{ ...role, ...change }} onClose={() => closed++} />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Shifts of Cook' }));
  return { user, dialog, save: dialog.getByRole('button', { name: 'Save shifts' }) };
}

it('OR-01 without shifts everybody comes for the whole event, and a save says so', async () => {
  const { user, dialog, save } = await open();
  expect(dialog.getByRole('radio', { name: 'One time for all' })).toHaveProperty('checked', true);
  expect(dialog.getByText('Everybody comes for the whole event.')).toBeDefined();
  await user.click(save);
  await waitFor(() => expect(news()).toEqual([shiftMessages.saved]));
  expect(server.sent(setShifts)).toMatchObject([
    { path: `/api/role/${role.id}/shifts`, body: { shifts: [], updatedAt: event.updatedAt } },
  ]);
  expect(closed).toBe(1);
});

it('OR-01 with shifts wanted and none there, the two ways to them are told', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Shifts' }));
  expect(dialog.getByText(/^No shifts yet\. Divide the event's time/)).toBeDefined();
  expect(dialog.queryByText('The shifts below are replaced.')).toBeNull();
});

it('OR-01 the preview follows the choices, each shift with so many people as the role takes', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Shifts' }));
  expect(dialog.getByLabelText('People in each shift')).toHaveProperty('value', '4');
  await user.selectOptions(dialog.getByLabelText('A new shift every'), '1 hour');
  await user.selectOptions(dialog.getByLabelText('Handover'), 'None');
  const preview = within(dialog.getByRole('list', { name: 'Shifts' }));
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['9:00 AM – 10:00 AM', '10:00 AM – 11:00 AM'],
    ...['11:00 AM – 12:00 PM', '12:00 PM – 1:00 PM'],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Make 4 shifts' }));
  expect(dialog.getAllByRole('group', { name: /^Shift \d$/ })).toHaveLength(4);
  expect(dialog.getByText('The shifts below are replaced.')).toBeDefined();
});

it('OR-01 a handover as long as the shift makes none, and says why', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Shifts' }));
  await user.selectOptions(dialog.getByLabelText('A new shift every'), '30 minutes');
  await user.selectOptions(dialog.getByLabelText('Handover'), '1 hour');
  expect(dialog.getByRole('alert').textContent).toBe(shiftMessages.handover);
  expect(dialog.getByRole('button', { name: /^Make/ })).toHaveProperty('disabled', true);
});

it('OR-01 a removed shift is gone, the others keep their place and name', async () => {
  const shifts = [shiftOf('a', { place: 'Gate 1' }), shiftOf('b', { place: 'Gate 2' })];
  const { user, dialog, save } = await open({ shifts });
  await user.click(dialog.getByRole('button', { name: 'Remove the shift Shift 1' }));
  expect(dialog.getByLabelText(/^Where on the site/)).toHaveProperty('value', 'Gate 2');
  await user.click(save);
  await waitFor(() => expect(closed).toBe(1));
  const [sent] = server.sent(setShifts).map(({ body }) => body as { shifts: { id: string }[] });
  expect(sent?.shifts.map(({ id }) => id)).toEqual([idOf('b')]);
});

it('OR-01 a problem goes once something is changed', async () => {
  const { user, dialog, save } = await open({ shifts: [shiftOf('a')] });
  fireEvent.change(dialog.getByLabelText('Places'), { target: { value: '' } });
  await user.click(save);
  expect(dialog.getByText(shiftMessages.people)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Places')));
  fireEvent.change(dialog.getByLabelText('Places'), { target: { value: '2' } });
  expect(dialog.queryByText(shiftMessages.people)).toBeNull();
  expect(server.sent(setShifts)).toEqual([]);
});

it.each([
  [{ filled: 0, shifts: [shiftOf('a')] }, undefined],
  [
    { filled: 2, shifts: [shiftOf('a')] },
    'Anyone whose shift changes its time or place will be told.',
  ],
])(
  'OR-01 those who hold a place are spoken of only where there are some (%#)',
  async (change, text) => {
    await open(change);
    const dialog = screen.getByRole('dialog');
    const note = /will be told\.$/;
    const shown = within(dialog)
      .queryAllByText(note)
      .map(({ textContent }) => textContent);
    expect(shown).toEqual(text ? [text] : []);
  },
);

it('OR-01 holders are told what the first shifts, and the last, mean for them', async () => {
  const { user, dialog } = await open({ filled: 2 });
  await user.click(dialog.getByRole('radio', { name: 'Shifts' }));
  await user.click(dialog.getByRole('button', { name: 'Add a shift' }));
  expect(dialog.getByText(/gets the first shift with room. They will be told/)).toBeDefined();
});

it('OR-01 who gives up shifts is told that holders come for the whole event again', async () => {
  const { user, dialog } = await open({ filled: 2, shifts: [shiftOf('a')] });
  await user.click(dialog.getByRole('radio', { name: 'One time for all' }));
  expect(dialog.getByText(/comes for the whole event again. They will be told/)).toBeDefined();
});

it.each([refused('shifts.begun'), refused('shifts.below_filled'), unanswered()])(
  'OR-01 shifts that were not saved keep the window and what was typed (%s)',
  async (error) => {
    server.on(setShifts, () => {
      throw error;
    });
    const { user, dialog, save } = await open({ shifts: [shiftOf('a')] });
    fireEvent.change(dialog.getByLabelText('Places'), { target: { value: '2' } });
    await user.click(save);
    await waitFor(() => expect(news()).toHaveLength(1));
    expect(news()[0]).toContain(error.message || 'The shifts could not be saved');
    expect(dialog.getByLabelText('Places')).toHaveProperty('value', '2');
    expect(closed).toBe(0);
  },
);

it('OR-01 people of a deleted shift are not released where the question is answered with no', async () => {
  server.on(setShifts, () => {
    throw refused('shifts.has_people');
  });
  const { user, dialog, save } = await open({ shifts: [shiftOf('a')], filled: 1 });
  await user.click(dialog.getByRole('button', { name: /^Remove the shift/ }));
  await user.click(dialog.getByRole('button', { name: 'Add a shift' }));
  await user.click(save);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(shiftErrors['shifts.has_people'].message)).toBeDefined();
  expect(question.getByText(/They ask for the role again, without a shift/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(setShifts)).toHaveLength(1);
  expect(news()).toEqual([]);
});

const zone = { startTime: event.startTime, endTime: event.endTime, timeZone: event.timeZone };
it('RO-04 shifts to choose from say their time, place and what is free, with the day where there are several', () => {
  const shifts = [shiftOf('a', { place: 'Gate 1' }), shiftOf('b', { filled: 3 })];
  const field = (
    <ShiftField shifts={shifts} value="" onChange={() => {}} anyLabel="Whichever has room" />
  );
  show(<ShiftZone event={zone}>{field}</ShiftZone>);
  const labels = () =>
    [...screen.getByLabelText<HTMLSelectElement>('Shift').options].map(({ label }) => label);
  expect(labels()).toEqual([
    'Whichever has room',
    '9:00 AM – 11:00 AM · Gate 1 (3 free)',
    '9:00 AM – 11:00 AM (full)',
  ]);
  cleanup();
  show(<ShiftZone event={{ ...zone, endTime: '2026-12-06T08:00:00.000Z' }}>{field}</ShiftZone>);
  expect(labels()[1]).toMatch(/^Sat, 5 Dec 2026, 9:00 AM/);
});

it('RO-04 a full shift says so; once nobody can ask any more it is told how many were taken', () => {
  const full = shiftOf('a', { filled: 3, minPeople: 3 });
  const list = (isOpen: boolean) => (
    <ShiftList
      {...{ shifts: [full], timeZone: zone.timeZone, hasDate: false, isOpen, tellsNeed: true }}
    />
  );
  show(list(true));
  expect(screen.getByRole('listitem').textContent).toMatch(/full$/);
  cleanup();
  show(list(false));
  expect(screen.getByRole('listitem').textContent).toMatch(/3 of 3 places filled$/);
});
