import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import { JoinBar } from './bar.tsx';
import { event, volunteer } from './testing/river-clean-up.ts';

afterEach(cleanup);

const asked: MyParticipation = {
  id: idOf('mine'),
  eventId: event.id,
  userId: volunteer.id,
  roleId: null,
  roleName: null,
  shift: null,
  state: 'requested',
  position: null,
  note: '',
  answer: '',
  requestedAt: '2026-11-02T00:00:00.000Z',
  decidedAt: null,
  offeredUntil: null,
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
