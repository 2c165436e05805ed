import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import type { EventRole } from '@saath/contract/events/roles/schema';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import type { Viewer } from '@saath/contract/office/site/schema';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { organiser, show } from '../../../testing/show.tsx';
import { toast } from '../../../ui/toast.ts';
import { AssignDialog } from './assign-dialog.tsx';

const server = fakeServer();
hearToasts();

const role: EventRole = {
  id: idOf('role'),
  role_name: 'Usher',
  description: 'Shows the way',
  maxVolunteers: 2,
  minVolunteers: null,
  shifts: [],
  filled: 1,
  skills: [],
  volunteers: [],
  event_id: idOf('event'),
};
const person = (name: string) => ({
  id: idOf(name),
  name,
  description: '',
  skills: ['Calm'],
  interests: [],
  profileImage: null,
});
const aisha = {
  ...person('Aisha Khan'),
  score: 0.8,
  reasons: [{ text: 'Knows: Calm', tone: 'for' as const }],
};

/** @param giver what the person is who gives the place */
function open(giver: Viewer['role'] = 'Admin') {
  const dialog = <AssignDialog eventId={role.event_id} role={role} onClose={() => {}} />;
  show(dialog, { viewer: { ...organiser, role: giver } });
}

const overlap = { status: 409, code: 'joining.overlap' };

beforeEach(() => {
  server.on(searchVolunteers, { users: [] });
  server.on(suggestVolunteers, { suggestedUsers: [] });
  server.on(assignVolunteer, { message: 'Volunteer assigned successfully!' });
});

it('RO-02 suggests people with the reasons, and takes who was assigned off the list', async () => {
  server.on(suggestVolunteers, { suggestedUsers: [aisha] });
  open();
  expect(await screen.findByText('Knows: Calm')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Give Aisha this place/ }));
  await waitFor(() => expect(screen.queryByText('Aisha Khan')).toBeNull());
  expect(server.sent(assignVolunteer).map(({ body }) => body)).toEqual([
    { volunteerId: aisha.id, roleId: role.id, eventId: role.event_id },
  ]);
  expect(toast.success).toHaveBeenCalledWith('Volunteer assigned successfully!');
});

it('RO-02 searches once, 300 ms after the typing stopped', async () => {
  server.on(searchVolunteers, { users: [person('Bilal')] });
  open();
  await userEvent.type(screen.getByLabelText('Search by name'), 'bil');
  expect(server.sent(searchVolunteers)).toEqual([]);
  expect(await screen.findByRole('button', { name: /Give Bilal this place/ })).toBeTruthy();
  const searches = server.asked().filter((each) => each.includes(searchVolunteers.path));
  expect(searches).toEqual([`GET ${searchVolunteers.path}?name=bil&event_id=${role.event_id}`]);
});

it('RG-02 why somebody is not suggested, which may name a place elsewhere, is said to Admins', async () => {
  server.on(searchVolunteers, { users: [person('Bilal')] });
  for (const [seen, count] of [
    ['Admin', 1],
    ['Volunteer', 0],
  ] as const) {
    open(seen);
    await userEvent.type(screen.getByLabelText('Search by name'), 'bil');
    await screen.findByRole('button', { name: /Give Bilal this place/ });
    expect(screen.queryAllByRole('button', { name: 'Why is Bilal not suggested?' })).toHaveLength(
      count,
    );
    cleanup();
  }
});

it('RO-02 failed searches and suggestions show empty lists', async () => {
  for (const endpoint of [searchVolunteers, suggestVolunteers]) server.refuse(endpoint, 'no');
  open();
  expect(await screen.findByText('No suggested volunteers available.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Search by name'), 'bil');
  expect(await screen.findByText('No volunteers found.')).toBeTruthy();
});

it('RO-02 a refusal stands beside the person', async () => {
  const message = 'This person already holds a role at that time.';
  server.on(suggestVolunteers, { suggestedUsers: [aisha] });
  server.refuse(assignVolunteer, message, overlap);
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Give Aisha this place/ }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(toast.error).toHaveBeenCalledWith(message);
});
