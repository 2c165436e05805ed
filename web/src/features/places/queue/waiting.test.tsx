import type { WaitingRequest } from '@saath/contract/places/joining/schema';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { WaitingList } from './waiting.tsx';

const NOW = '2026-11-02T00:00:00.000Z';
const requestOf = (number: number, change: Partial<WaitingRequest> = {}): WaitingRequest => ({
  ...{ participationId: idOf(number), personName: `Person ${number}`, roleName: 'Cook' },
  ...{ eventId: idOf('event'), eventTitle: 'River clean-up' },
  requestedAt: '2026-11-01T00:00:00.000Z',
  ...change,
});
const many = (count: number) => Array.from({ length: count }, (_each, number) => requestOf(number));
const open = (requests: WaitingRequest[], total = requests.length) =>
  show(<WaitingList total={total} requests={requests} now={NOW} />);

it('AD-01 nobody waiting is said, with what comes next', () => {
  open([]);
  expect(screen.getByText(/New requests show up here by themselves/)).toBeDefined();
});

it('AD-01 a request says who wants what and where, and leads to the queue of its event', () => {
  open([requestOf(1), requestOf(2, { roleName: null })]);
  const [first, second] = screen.getAllByRole('link');
  expect(first?.textContent).toContain('Person 1 asks for Cook');
  expect(first?.textContent).toContain('River clean-up');
  expect(first?.getAttribute('href')).toBe(`/admin/event/${idOf('event')}#queue`);
  expect(second?.textContent).toContain('asks for any role');
});

it('AD-01 eight are shown at first, all of them after a press', async () => {
  const { user } = open(many(9));
  expect(screen.getAllByRole('link')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Show all 9' }));
  expect(screen.getAllByRole('link')).toHaveLength(9);
  expect(screen.queryByRole('button')).toBeNull();
});

it('AD-01 eight need no press, and more than were read are said once all are shown', async () => {
  open(many(8));
  expect(screen.queryByRole('button')).toBeNull();
});

it('AD-01 where there are more than the list holds, it is said how many', async () => {
  const { user } = open(many(9), 120);
  expect(screen.queryByText(/The oldest/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all 9' }));
  expect(screen.getByText('The oldest 9 of 120.')).toBeDefined();
});
