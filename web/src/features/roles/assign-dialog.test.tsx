import { searchVolunteers } from '@saath/contract/accounts/endpoints';
import { suggestVolunteers } from '@saath/contract/matching/endpoints';
import { assignVolunteer } from '@saath/contract/roles/endpoints';
import type { EventRole } from '@saath/contract/roles/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { toast } from '../../ui/toast.ts';
import { AssignDialog } from './assign-dialog.tsx';

vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../ui/toast.ts', () => ({
  toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() },
}));

const role: EventRole = {
  id: 'role',
  role_name: 'Usher',
  description: 'Shows the way',
  maxVolunteers: 2,
  minVolunteers: null,
  shifts: [],
  filled: 1,
  skills: [],
  volunteers: [],
  event_id: 'event',
};
const person = (name: string) => ({
  id: name,
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

type Answers = { search?: () => unknown; suggest?: () => unknown; assign?: () => unknown };

function show({ search, suggest, assign }: Answers) {
  vi.mocked(call).mockImplementation((async (endpoint: unknown) => {
    if (endpoint === searchVolunteers) return search?.() ?? { users: [] };
    if (endpoint === suggestVolunteers) return suggest?.() ?? { suggestedUsers: [] };
    return assign?.() ?? { message: 'Volunteer assigned successfully!' };
  }) as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AssignDialog eventId="event" role={role} onClose={() => {}} />
    </QueryClientProvider>,
  );
}

const callsOf = (endpoint: unknown) =>
  vi.mocked(call).mock.calls.filter(([called]) => called === endpoint);
const refuse = (message: string) => () => {
  throw new CallError(message, { status: 409, code: 'joining.overlap' });
};

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('RO-02 suggests people with the reasons, and takes who was assigned off the list', async () => {
  show({ suggest: () => ({ suggestedUsers: [aisha] }) });
  expect(await screen.findByText('Knows: Calm')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Give Aisha this place/ }));
  await waitFor(() => expect(screen.queryByText('Aisha Khan')).toBeNull());
  expect(callsOf(assignVolunteer)[0]?.[1]).toEqual({
    body: { volunteerId: 'Aisha Khan', roleId: 'role', eventId: 'event' },
  });
  expect(toast.success).toHaveBeenCalledWith('Volunteer assigned successfully!');
});

it('RO-02 searches once, 300 ms after the typing stopped', async () => {
  show({ search: () => ({ users: [person('Bilal')] }) });
  await userEvent.type(screen.getByLabelText('Search by name'), 'bil');
  expect(callsOf(searchVolunteers)).toHaveLength(0);
  expect(await screen.findByRole('button', { name: /Give Bilal this place/ })).toBeTruthy();
  expect(callsOf(searchVolunteers).map(([, request]) => request)).toEqual([
    { query: { name: 'bil', event_id: 'event' } },
  ]);
});

it('RO-02 failed searches and suggestions show empty lists', async () => {
  show({ search: refuse('no'), suggest: refuse('no') });
  expect(await screen.findByText('No suggested volunteers available.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Search by name'), 'bil');
  expect(await screen.findByText('No volunteers found.')).toBeTruthy();
});

it('RO-02 a refusal stands beside the person', async () => {
  const message = 'This person already holds a role at that time.';
  show({ suggest: () => ({ suggestedUsers: [aisha] }), assign: refuse(message) });
  await userEvent.click(await screen.findByRole('button', { name: /Give Aisha this place/ }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(toast.error).toHaveBeenCalledWith(message);
});
