import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { MyRequests } from './my-requests.tsx';

afterEach(cleanup);

function participation(
  title: string,
  status: MyParticipation['event']['status'],
  state: MyParticipation['state'],
): MyParticipation {
  const startTime = '2026-12-05T04:00:00.000Z';
  const endTime = '2026-12-05T08:00:00.000Z';
  return {
    id: title,
    eventId: title,
    userId: 'u',
    roleId: null,
    roleName: null,
    shift: null,
    state,
    position: null,
    note: '',
    answer: '',
    requestedAt: startTime,
    decidedAt: null,
    event: {
      id: title,
      title,
      location: 'Lahore',
      startTime,
      endTime,
      timeZone: 'Asia/Karachi',
      status,
    },
  } as MyParticipation;
}

function show(participations: readonly MyParticipation[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MyRequests participations={participations} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('RO-04 what is coming stands first, soonest on top; what is past is folded and told as past', () => {
  show([
    participation('Late', 'UPCOMING', 'requested'),
    participation('Soon', 'UPCOMING', 'confirmed'),
    participation('Gone', 'COMPLETED', 'confirmed'),
  ]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Soon',
    'Late',
    'Gone',
  ]);
  expect(screen.getByText('Earlier events (1)')).toBeDefined();
  expect(screen.getByText("You're in")).toBeDefined();
  expect(screen.getByText('Had a place')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Withdraw' })).toHaveLength(2);
});

it('RO-04 whoever asked for nothing yet is told what to do', () => {
  show([]);
  expect(screen.getByRole('link', { name: 'Discover Events' })).toBeDefined();
});
