import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { assignMessages } from '@saath/contract/events/roles/messages';
import type { EventRole } from '@saath/contract/events/roles/schema';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import type { SuggestedPerson } from '@saath/contract/matching/suggest/schema';
import { joiningErrors } from '@saath/contract/places/joining/messages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { ShiftZone } from '../../events/shifts/held-shift.tsx';
import { AssignDialog } from './assign-dialog.tsx';

const server = fakeServer();
const role: EventRole = {
  ...{ id: idOf('cook'), role_name: 'Cook', description: 'Cooks', event_id: idOf('event') },
  ...{ maxVolunteers: 4, minVolunteers: null, filled: 3, shifts: [], skills: [], volunteers: [] },
};
const early = {
  ...{ id: idOf('early'), startsAt: '2026-12-05T04:00:00.000Z', place: '' },
  ...{ endsAt: '2026-12-05T06:00:00.000Z', minPeople: 0, maxPeople: 3, filled: 0 },
};
const zone = {
  ...{ startTime: early.startsAt, endTime: '2026-12-05T08:00:00.000Z', timeZone: 'Asia/Karachi' },
};
const personOf = (name: string, score: number, change: Partial<SuggestedPerson> = {}) => ({
  ...{ id: idOf(name), name, description: '', skills: [], interests: [], profileImage: null },
  ...{ score, reasons: [{ text: 'Knows: Cooking', tone: 'for' as const }] },
  ...change,
});
let suggestedUsers: SuggestedPerson[];
let closed: number;
beforeEach(() => {
  closed = 0;
  suggestedUsers = [personOf('Aisha Khan', 0.8), personOf('Bilal', 0.6)];
  server.on(suggestVolunteers, () => ({ suggestedUsers }));
  server.on(searchVolunteers, { users: [] });
  server.on(assignVolunteer, { message: assignMessages.assigned });
});

async function open(change: Partial<EventRole> = {}) {
  const { user } = show(
    <ShiftZone event={zone}>
      <AssignDialog
        eventId={role.event_id}
        role={{ ...role, ...change }}
        onClose={() => closed++}
      />
    </ShiftZone>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Assign Volunteer to Cook' });
  return { user, dialog: within(dialog) };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const give = (dialog: Dialog, name: RegExp) => dialog.findByRole('button', { name });
const sent = () => server.sent(assignVolunteer).map(({ body }) => body);

it('RO-02 how many places are free is told, and of a full role that nobody can be added', async () => {
  const first = await open();
  expect(first.dialog.getByText('One place is free.')).toBeDefined();
  cleanup();
  const { dialog } = await open({ filled: 4 });
  expect(dialog.getByText(/^This role is full\. Raise its number/)).toBeDefined();
  expect(await give(dialog, /Give Aisha this place/)).toHaveProperty('disabled', true);
});

it('RO-02 people are counted aloud, and the button says the whole name', async () => {
  const { dialog } = await open();
  await give(dialog, /Give Aisha this place \(assign Aisha Khan\)/);
  const list = within(dialog.getByRole('region', { name: 'Suggested volunteers' }));
  expect(list.getByRole('status').textContent).toBe('2 people');
});

it('MA-02 where the order does not follow the fit that is said; by fit alone nothing is said', async () => {
  const note = /^Not by fit alone/;
  const first = await open();
  await give(first.dialog, /Give Aisha/);
  expect(first.dialog.queryByText(note)).toBeNull();
  cleanup();
  suggestedUsers = [personOf('Bilal', 0.6), personOf('Aisha Khan', 0.8)];
  const { dialog } = await open();
  expect(await dialog.findByText(note)).toBeDefined();
});

it('RO-02 whoever is found by name and suggested as well stands there with the reasons', async () => {
  const { score: _score, reasons: _reasons, ...aisha } = personOf('Aisha Khan', 0);
  server.on(searchVolunteers, { users: [aisha, { ...aisha, id: idOf('Cyra'), name: 'Cyra' }] });
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText('Search by name'), 'a');
  const found = within(await dialog.findByRole('region', { name: 'Found by name' }));
  const rows = await found.findAllByRole('listitem');
  expect(rows.find((row) => row.textContent?.includes('Aisha'))?.textContent).toContain(
    'Strong fit',
  );
  expect(found.getByText('No skills named')).toBeDefined();
});

it('OR-01 a place in a shift that was chosen is given in that one, else in the first with room', async () => {
  const { user, dialog } = await open({ shifts: [early] });
  await user.click(await give(dialog, /Give Bilal this place/));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await user.selectOptions(dialog.getByLabelText('Shift'), early.id);
  await user.click(await give(dialog, /Give Aisha this place/));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]).not.toHaveProperty('shiftId');
  expect(sent()[1]).toMatchObject({ shiftId: early.id });
});

it('RO-02 while a place is being given no other is', async () => {
  server.hold(assignVolunteer);
  const { user, dialog } = await open();
  await user.click(await give(dialog, /Give Aisha/));
  expect((await dialog.findByText('Assigning…')).closest('button')).toHaveProperty(
    'disabled',
    true,
  );
  expect(await give(dialog, /Give Bilal/)).toHaveProperty('disabled', true);
});

it('JO-04 a place elsewhere asks for a reason beside the person; with it the place is given', async () => {
  server.on(assignVolunteer, ({ clashReason }) => {
    if (!clashReason) throw refused('joining.overlap');
    return { message: assignMessages.assigned };
  });
  const { user, dialog } = await open();
  await user.click(await give(dialog, /Give Aisha/));
  const reason = await dialog.findByLabelText('Why make an exception?');
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(dialog.getByRole('alert').textContent).toBe(joiningErrors['joining.overlap'].message);
  const all = dialog.getByRole('button', { name: 'Give the place anyway' });
  expect(all).toHaveProperty('disabled', true);
  await user.type(reason, ' She leads both {Enter}');
  await waitFor(() => expect(dialog.queryByText('Aisha Khan')).toBeNull());
  expect(sent()[1]).toMatchObject({ clashReason: 'She leads both' });
});

it.each([refused('joining.not_active'), unanswered()])(
  'RO-02 a place that was not given leaves the person on the list (%s)',
  async (error) => {
    server.on(assignVolunteer, () => {
      throw error;
    });
    const { user, dialog } = await open();
    await user.click(await give(dialog, /Give Aisha/));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toBe(news()[0]);
    expect(dialog.queryByLabelText('Why make an exception?')).toBeNull();
    expect(await give(dialog, /Give Aisha/)).toHaveProperty('disabled', false);
  },
);

it('RO-02 Escape closes the window and gives nobody anything', async () => {
  const { user, dialog } = await open();
  await give(dialog, /Give Aisha/);
  await user.keyboard('{Escape}');
  expect(closed).toBe(1);
  expect(sent()).toEqual([]);
});
