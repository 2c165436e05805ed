/** What the page of a day puts by, so that it opens without a network (D17). */
import { abilities } from '@saath/contract/abilities';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../../testing/fake-caches.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { type Day, keptDay } from './kept-list.ts';
import { useDayShell } from './use-day-shell.ts';

const device = fakeCaches();
const onDevice = () => device.paths('saath-day');
const path = `/admin/event/${idOf('event')}/day`;
const soon = new Date(Date.now() + 3_600_000).toISOString();
const dayOf = (title: string): Day => ({
  event: {
    ...{ id: idOf('event'), title, location: 'Ravi bank', status: 'ONGOING', roles: [] },
    ...{ startTime: soon, endTime: soon, opensAt: soon, closesAt: soon },
    ...{ timeZone: 'Asia/Karachi', can: [...abilities] },
  },
  people: [],
  asking: [],
});
const day = dayOf('River clean-up');
const keptTitle = () => keptDay(sessionStorage, { eventId: day.event.id }, new Date())?.event.title;

const register = vi.fn(async (_worker: string) => {});
let loaded: string[];
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', path);
  loaded = ['/assets/day.js', '/assets/day.css'];
  register.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { register } });
  Object.assign(performance, {
    getEntriesByType: () =>
      loaded.map((address) => ({ name: new URL(address, window.location.origin).href })),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const open = (first: Day | undefined) =>
  renderHook((given: Day | undefined) => useDayShell(given), { initialProps: first });

it('D17 the page of a list that was read is put by with what it has loaded of ours, and nothing else', async () => {
  loaded.push('/media/face-of-aisha.png', '/api/event/day', 'https://tiles.example/assets/map.js');
  open(day);
  await waitFor(() => expect(onDevice()).toEqual([path, '/assets/day.css', '/assets/day.js']));
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});

it('D17 what another page had put by goes, so that a device keeps one page', async () => {
  const other = `/admin/event/${idOf('last week')}/day`;
  for (const each of [other, '/assets/old.js', '/assets/day.js'])
    device.keep('saath-day', each, '');
  open(day);
  await waitFor(() => expect(onDevice()).toEqual([path, '/assets/day.css', '/assets/day.js']));
});

it('D17 a part that cannot be had keeps back none of the others', async () => {
  device.lose('/assets/day.css');
  device.keep('saath-day', '/assets/old.js', '');
  open(day);
  await waitFor(() => expect(onDevice()).toEqual([path, '/assets/day.js']));
});

it('D17 a part that cannot be had now stays as it was put by before', async () => {
  device.keep('saath-day', '/assets/day.css', 'as it was');
  device.keep('saath-day', '/assets/old.js', '');
  device.lose('/assets/day.css');
  open(day);
  await waitFor(() => expect(onDevice()).not.toContain('/assets/old.js'));
  expect(onDevice()).toContain('/assets/day.css');
});

it('D17 while no list has been read nothing is put by: neither before the first, nor of one that was kept', async () => {
  const { rerender } = open(undefined);
  rerender({ ...day, keptAt: new Date().toISOString() });
  expect(register).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
  rerender(day);
  await waitFor(() => expect(onDevice()).toContain(path));
  expect(keptTitle()).toBe('River clean-up');
});

it('D17 the page is put by once, the list as it was read last', async () => {
  const { rerender } = open(day);
  await waitFor(() => expect(onDevice()).toContain(path));
  rerender(dayOf('Lake clean-up'));
  expect(keptTitle()).toBe('Lake clean-up');
  expect(register).toHaveBeenCalledTimes(1);
});

it.each([
  ['knows no workers', () => vi.stubGlobal('navigator', {})],
  ['refuses them', () => register.mockRejectedValue(new DOMException('no', 'SecurityError'))],
  ['keeps no pages', () => vi.stubGlobal('caches', undefined)],
])('D17 a browser that %s keeps the list all the same', (_, given) => {
  given();
  open(day);
  expect(keptTitle()).toBe('River clean-up');
  expect(onDevice()).toEqual([]);
});
