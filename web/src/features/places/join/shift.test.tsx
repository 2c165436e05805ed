import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { ShiftZone } from '../../events/shifts/held-shift.tsx';
import { QueueRequest } from '../queue/request.tsx';
import { JoinForm } from './form.tsx';
import { event as riverCleanUp, volunteer } from './testing/river-clean-up.ts';

const server = fakeServer();
hearToasts();
beforeEach(() => {
  server.on(requestJoin, { message: '', participation: entry, mailedTo: null });
  server.on(decide, { message: '', participation: entry });
});

const shift = (name: string, hour: number, filled: number) => ({
  ...{ id: idOf(name), filled, minPeople: 0, maxPeople: 2, place: '' },
  startsAt: `2026-12-05T0${hour}:00:00.000Z`,
  endsAt: `2026-12-05T0${hour + 2}:00:00.000Z`,
});
const shifts = [shift('early', 4, 2), shift('late', 6, 1)];
const event = {
  ...riverCleanUp,
  role: riverCleanUp.role.map((role) =>
    role.id === idOf('aider') ? { ...role, maxVolunteers: 4, filled: 3, shifts } : role,
  ),
};

const entry: QueueEntry = {
  ...{ id: idOf('request'), eventId: event.id, userId: idOf('bilal'), roleId: idOf('aider') },
  ...{ roleName: 'First aider', shift: shift('early', 4, 2), state: 'requested', position: null },
  ...{ note: '', answer: '', requestedAt: '2026-11-02T00:00:00.000Z', decidedAt: null },
  ...{
    offeredUntil: null,
    passedOver: null,
    clashReason: null,
    eligibilityReason: null,
    bestRoleId: null,
  },
  person: {
    ...{ id: idOf('bilal'), name: 'Bilal', description: '', skills: [], interests: [] },
    ...{ profileImage: null, score: 0.5, reasons: [] },
  },
};

function show(element: ReactNode) {
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('OR-01 a volunteer chooses a shift of the role, and sees what is free in each', async () => {
  show(
    <JoinForm
      event={event}
      userId={volunteer.id}
      before={undefined}
      clash={null}
      chosen={undefined}
      onMailed={() => undefined}
    />,
  );
  expect(screen.queryByLabelText('Shift')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'First aider');
  const options = screen.getByLabelText('Shift').textContent;
  expect(options).toContain('9:00 AM – 11:00 AM (full)');
  await userEvent.selectOptions(screen.getByLabelText('Shift'), '11:00 AM – 1:00 PM (1 free)');
  await userEvent.click(screen.getByRole('button', { name: 'Request to Join' }));
  const body = {
    ...{ eventId: event.id, userId: volunteer.id, note: '' },
    ...{ roleId: idOf('aider'), shiftId: idOf('late') },
  };
  expect(server.sent(requestJoin)).toEqual([{ path: requestJoin.path, body }]);
  expect(server.asked()).toHaveLength(1);
});

it('OR-01 an organiser sees the shift that was asked for, and can give another one', async () => {
  show(
    <ShiftZone event={event}>
      <QueueRequest
        entry={entry}
        roles={event.role}
        now="2026-11-03T00:00:00.000Z"
        mayOverride
        onDecline={() => undefined}
      />
    </ShiftZone>,
  );
  expect(screen.getByText('9:00 AM – 11:00 AM')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Shift'), '11:00 AM – 1:00 PM (1 free)');
  await userEvent.click(screen.getByRole('button', { name: /Approve/ }));
  expect(server.sent(decide)).toMatchObject([
    {
      path: `/api/participation/${entry.id}/decision`,
      body: { decision: 'approve', roleId: idOf('aider'), shiftId: idOf('late') },
    },
  ]);
});
