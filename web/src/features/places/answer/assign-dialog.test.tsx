import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import type { EventRole } from '@saath/contract/events/roles/schema';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../lib/call.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { AssignDialog } from './assign-dialog.tsx';

vi.mock('../../../lib/call.ts', { spy: true });
const server = fakeServer();
vi.mock('../../../ui/toast.ts', () => ({
  toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() },
}));
// Who gives the place.
const viewer = vi.hoisted(() => ({ role: 'Admin' }));
vi.mock('../../foundation/organisation/site.ts', () => ({ useViewer: () => viewer }));

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

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AssignDialog eventId={role.event_id} role={role} onClose={() => {}} />
    </QueryClientProvider>,
  );
}

const callsOf = (endpoint: unknown) =>
  vi.mocked(call).mock.calls.filter(([called]) => called === endpoint);
const overlap = { status: 409, code: 'joining.overlap' };

beforeEach(() => {
  vi.clearAllMocks();
  viewer.role = 'Admin';
  server.on(searchVolunteers, { users: [] });
  server.on(suggestVolunteers, { suggestedUsers: [] });
  server.on(assignVolunteer, { message: 'Volunteer assigned successfully!' });
});
afterEach(cleanup);

it('RO-02 suggests people with the reasons, and takes who was assigned off the list', async () => {
  server.on(suggestVolunteers, { suggestedUsers: [aisha] });
  show();
  expect(await screen.findByText('Knows: Calm')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Give Aisha this place/ }));
  await waitFor(() => expect(screen.queryByText('Aisha Khan')).toBeNull());
  expect(callsOf(assignVolunteer)[0]?.[1]).toEqual({
    body: { volunteerId: aisha.id, roleId: role.id, eventId: role.event_id },
  });
  expect(toast.success).toHaveBeenCalledWith('Volunteer assigned successfully!');
});

it('RO-02 searches once, 300 ms after the typing stopped', async () => {
  server.on(searchVolunteers, { users: [person('Bilal')] });
  show();
  await userEvent.type(screen.getByLabelText('Search by name'), 'bil');
  expect(callsOf(searchVolunteers)).toHaveLength(0);
  expect(await screen.findByRole('button', { name: /Give Bilal this place/ })).toBeTruthy();
  expect(callsOf(searchVolunteers).map(([, request]) => request)).toEqual([
    { query: { name: 'bil', event_id: role.event_id } },
  ]);
});

it('RG-02 why somebody is not suggested, which may name a place elsewhere, is said to Admins', async () => {
  server.on(searchVolunteers, { users: [person('Bilal')] });
  for (const [seen, count] of [
    ['Admin', 1],
    ['Volunteer', 0],
  ] as const) {
    viewer.role = seen;
    show();
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
  show();
  expect(await screen.findByText('No suggested volunteers available.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Search by name'), 'bil');
  expect(await screen.findByText('No volunteers found.')).toBeTruthy();
});

it('RO-02 a refusal stands beside the person', async () => {
  const message = 'This person already holds a role at that time.';
  server.on(suggestVolunteers, { suggestedUsers: [aisha] });
  server.refuse(assignVolunteer, message, overlap);
  show();
  await userEvent.click(await screen.findByRole('button', { name: /Give Aisha this place/ }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(toast.error).toHaveBeenCalledWith(message);
});
