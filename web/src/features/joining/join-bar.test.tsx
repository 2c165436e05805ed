import type { Event } from '@saath/contract/events/schema';
import type { MyParticipation } from '@saath/contract/joining/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { JoinBar } from './join-bar.tsx';

afterEach(cleanup);

const role = { description: '', skills: [], volunteers: [], event_id: 'event' };
const event: Event = {
  id: 'event',
  title: 'River clean-up',
  description: 'Bring gloves.',
  location: 'Lahore',
  type: 'environment',
  startTime: '2026-12-05T04:00:00.000Z',
  endTime: '2026-12-05T08:00:00.000Z',
  timeZone: 'Asia/Karachi',
  status: 'UPCOMING',
  images: [],
  role: [
    { ...role, id: 'usher', role_name: 'Usher', maxVolunteers: 2, filled: 2 },
    { ...role, id: 'aider', role_name: 'First aider', maxVolunteers: 1, filled: 0 },
  ],
  volunteers: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const volunteer = { id: 'aisha', name: 'Aisha', role: 'Volunteer', profileImage: null } as const;
const asked: MyParticipation = {
  id: 'mine',
  eventId: 'event',
  userId: 'aisha',
  roleId: null,
  roleName: null,
  state: 'requested',
  position: null,
  note: '',
  answer: '',
  requestedAt: '2026-11-02T00:00:00.000Z',
  decidedAt: null,
  event: { ...event, image: null, skills: [], places: { total: 3, free: 1 } },
};
const link = () => screen.queryByRole('link', { name: /^Join in/ });

it('EV-02 on a phone a bar leads to the panel and tells the free places of all roles', () => {
  render(<JoinBar event={event} viewer={null} mine={undefined} />);
  expect(link()?.getAttribute('href')).toBe('#join');
  expect(screen.getByText('1 of 3 places free')).toBeTruthy();
});

it('EV-02 a full event says that there is a wait list', () => {
  const full = event.role.map((one) => ({ ...one, filled: one.maxVolunteers }));
  render(<JoinBar event={{ ...event, role: full }} viewer={volunteer} mine={undefined} />);
  expect(screen.getByText('Full, with a wait list')).toBeTruthy();
});

it('EV-02 RO-04 nobody is led to what they cannot ask for or have asked for', () => {
  for (const bar of [
    <JoinBar key="1" event={event} viewer={volunteer} mine={asked} />,
    <JoinBar key="2" event={event} viewer={{ ...volunteer, role: 'Admin' }} mine={undefined} />,
    <JoinBar key="3" event={{ ...event, status: 'ONGOING' }} viewer={null} mine={undefined} />,
  ]) {
    render(bar);
    expect(link()).toBeNull();
    cleanup();
  }
  render(<JoinBar event={event} viewer={volunteer} mine={{ ...asked, state: 'withdrawn' }} />);
  expect(link()).toBeTruthy();
});
