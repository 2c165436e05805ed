import {
  getAvailability,
  getDaysOff,
  setAvailability,
  setDaysOff,
} from '@saath/contract/accounts/accounts/endpoints';
import type { WeeklySlot } from '@saath/contract/accounts/accounts/schema';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { tooMany, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { AvailabilityBadge } from './badge.tsx';
import { DaysOff } from './days-off.tsx';
import { AvailabilityEditor } from './editor.tsx';

const server = fakeServer();
/** Saturday in Karachi, Friday evening in London. */
const NOW = new Date('2026-12-04T20:30:00Z');
let weekly: WeeklySlot[];
let days: string[];
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  weekly = [];
  days = [];
  server.on(getAvailability, () => ({ weekly }));
  server.on(getDaysOff, () => ({ days }));
  server.on(setAvailability, (body) => ({ message: 'Saved.', weekly: body.weekly }));
  server.on(setDaysOff, (body) => {
    days = body.days;
    return { days };
  });
});
afterEach(() => void vi.useRealTimers());

const saturday = { weekday: 5, from: 360, to: 720 };

it.each([
  [[], [], 'Free times not told'],
  [[saturday], [], 'Available'],
  [[saturday], ['2026-12-05'], 'Away today'],
  [[saturday], ['2026-12-04'], 'Available'],
])(
  'PF-03 with %j and days off %j the badge of today is "%s", in the zone of the site',
  async (slots, off, text) => {
    weekly = slots;
    days = off;
    show(<AvailabilityBadge />);
    expect(await screen.findByText(text)).toBeDefined();
  },
);

it('PF-03 a badge that cannot be known is not made up', async () => {
  server.on(getDaysOff, () => {
    throw tooMany();
  });
  show(<AvailabilityBadge />);
  await waitFor(() => expect(server.sent(getDaysOff)).toHaveLength(1));
  expect(screen.queryByText(/Available|Away today|not told/)).toBeNull();
});

const part = (name: string) => screen.getByRole('button', { name });
const save = () => screen.getByRole('button', { name: 'Save free times' });

it('PF-05 a part of a day is free or not by one press, and there is something to save from then on', async () => {
  const { user } = show(<AvailabilityEditor weekly={[saturday]} />);
  expect(save()).toHaveProperty('disabled', true);
  const morning = part('Saturday morning, free');
  expect(morning.getAttribute('aria-pressed')).toBe('true');
  await user.click(morning);
  expect(morning.getAttribute('aria-pressed')).toBe('false');
  await user.click(part('Sunday afternoon, free'));
  await user.click(part('Sunday evening, free'));
  await user.click(save());
  await waitFor(() => expect(news()).toHaveLength(1));
  // Neighbouring parts are one time.
  expect(server.sent(setAvailability).map(({ body }) => body)).toEqual([
    { weekly: [{ weekday: 6, from: 720, to: 1320 }] },
  ]);
  await waitFor(() => expect(save()).toHaveProperty('disabled', true));
});

it('PF-05 free times that were not saved say so, and stay as they were chosen', async () => {
  server.on(setAvailability, () => {
    throw unanswered();
  });
  const { user } = show(<AvailabilityEditor weekly={[]} />);
  await user.click(part('Monday morning, free'));
  await user.click(save());
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(news()[0]).toMatch(/The server cannot be reached/);
  expect(part('Monday morning, free').getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(save()).toHaveProperty('disabled', false));
});

it('PF-05 days off that could not be loaded can be tried again', async () => {
  server.on(getDaysOff, () => {
    throw tooMany();
  });
  const { user } = show(<DaysOff />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on(getDaysOff, () => ({ days: ['2026-12-05'] }));
  await user.click(again);
  expect(await screen.findByText('Sat, 5 Dec 2026')).toBeDefined();
});

it('PF-05 no day is no day off: the field says so and has the focus', async () => {
  const { user } = show(<DaysOff />);
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const field = screen.getByLabelText('Day');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(server.sent(setDaysOff)).toEqual([]);
});

it('PF-05 a day off is added to the others, and the field is empty for the next', async () => {
  days = ['2026-12-05'];
  const { user } = show(<DaysOff />);
  const field = await screen.findByLabelText('Day');
  fireEvent.change(field, { target: { value: '2026-12-24' } });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Thu, 24 Dec 2026')).toBeDefined();
  expect(server.sent(setDaysOff).map(({ body }) => body)).toEqual([
    { days: ['2026-12-05', '2026-12-24'] },
  ]);
  await waitFor(() => expect(screen.getByLabelText('Day')).toHaveProperty('value', ''));
});

it('PF-05 a day that was not taken away says so, and stays', async () => {
  days = ['2026-12-05'];
  server.on(setDaysOff, () => {
    throw unanswered();
  });
  const { user } = show(<DaysOff />);
  await user.click(await screen.findByRole('button', { name: 'Remove Sat, 5 Dec 2026' }));
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(screen.getByText('Sat, 5 Dec 2026')).toBeDefined();
});
