import type { EventCard as Card } from '@saath/contract/events/events/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { EventCard } from './card.tsx';

afterEach(cleanup);

const upcoming: Card = {
  id: 'event',
  title: 'River clean-up',
  description: 'Bring gloves.',
  location: 'Lahore',
  type: 'environment',
  startTime: '2026-12-05T04:00:00.000Z',
  endTime: '2026-12-06T08:30:00.000Z',
  timeZone: 'Asia/Karachi',
  status: 'UPCOMING',
  image: null,
  skills: [],
  places: { total: 5, free: 2 },
};
const show = (change: Partial<Card>) =>
  render(<EventCard event={{ ...upcoming, ...change }} />, { wrapper: MemoryRouter });

it('EV-01 a card tells the dates in the zone of the event, the place and the free places', () => {
  show({});
  expect(screen.getByText('Sat, 5 Dec 2026, 9:00 AM')).toBeTruthy();
  expect(screen.getByText(/^Sun, 6 Dec 2026/)).toBeTruthy();
  expect(screen.getByText('Lahore')).toBeTruthy();
  expect(screen.getByText('2 of 5 places free')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/event/event');
});

it("EV-01 an event that runs is 'Happening Now'", () => {
  show({ status: 'ONGOING' });
  expect(screen.getByText('Happening Now')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^See Details/ })).toBeTruthy();
});

it("EV-01 a past event says 'Event Ended' and cannot be opened", () => {
  show({ status: 'COMPLETED' });
  expect(screen.getByRole('button', { name: 'Event Ended' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('link')).toBeNull();
});
