import type { EventCard } from '@saath/contract/events/events/schema';
import type { Town } from '@saath/contract/foundation/towns/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comingEvent } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import type { CalendarView } from './address.ts';
import { CalendarFilters } from './filters.tsx';
import { CalendarMonth } from './month.tsx';

const eventOf = (number: number, title: string, change: Partial<EventCard> = {}): EventCard => ({
  ...comingEvent(number, title),
  ...change,
});
const december = { tab: 'all', filters: {}, month: '2026-12' } as const;
const month = (events: EventCard[], view: CalendarView & { month: string } = december) =>
  show(<CalendarMonth view={view} events={events} today="2026-12-24" />);
/** The days of the table that hold an event, with what stands there. */
const days = () =>
  [...document.querySelectorAll('td')].flatMap((cell) => {
    const titles = [...cell.querySelectorAll('bdi')].map(({ textContent }) => textContent);
    return titles.length > 0 ? [`${cell.querySelector('time')?.dateTime}: ${titles.join()}`] : [];
  });

it('EV-01 an event stands at the day that it is in its own zone', () => {
  month([
    eventOf(1, 'Late', {
      startTime: '2026-12-05T19:30:00.000Z',
      endTime: '2026-12-05T21:00:00.000Z',
    }),
    eventOf(2, 'There', {
      ...{ startTime: '2026-12-05T19:30:00.000Z', endTime: '2026-12-05T21:00:00.000Z' },
      timeZone: 'Europe/Berlin',
    }),
  ]);
  expect(days()).toEqual(['2026-12-05: There', '2026-12-06: Late']);
});

it('EV-01 an event over several days stands at each of them, one till midnight not at the next', () => {
  month([
    eventOf(1, 'Camp', {
      startTime: '2026-12-05T04:00:00.000Z',
      endTime: '2026-12-07T08:00:00.000Z',
    }),
    eventOf(2, 'Feast', {
      startTime: '2026-12-10T14:00:00.000Z',
      endTime: '2026-12-10T19:00:00.000Z',
    }),
  ]);
  expect(days()).toEqual([
    '2026-12-05: Camp',
    '2026-12-06: Camp',
    '2026-12-07: Camp',
    '2026-12-10: Feast',
  ]);
});

it('EV-01 of an event that began before the month, the days of this one are shown', () => {
  month([
    eventOf(1, 'Camp', {
      startTime: '2026-11-28T04:00:00.000Z',
      endTime: '2026-12-01T08:00:00.000Z',
    }),
  ]);
  expect(days()).toEqual(['2026-12-01: Camp']);
});

it('EV-01 today is marked, for eyes and for ears', () => {
  month([]);
  const [today, ...others] = document.querySelectorAll('[aria-current="date"]');
  expect(today?.getAttribute('datetime')).toBe('2026-12-24');
  expect(others).toEqual([]);
});

it('EV-01 the months beside it keep what was filtered', () => {
  month([], { ...december, filters: { q: 'beach' } });
  expect(screen.getByRole('region', { name: 'December 2026' })).toBeDefined();
  const before = screen.getByRole('link', { name: 'November 2026' });
  const after = screen.getByRole('link', { name: 'January 2027' });
  expect(before.getAttribute('href')).toBe('/events?q=beach&view=month&month=2026-11');
  expect(after.getAttribute('href')).toBe('/events?q=beach&view=month&month=2027-01');
});

it('EV-01 a phone has a list of days with where and when, or that there is nothing', () => {
  month([eventOf(1, 'Camp')]);
  const list = screen.getByRole('heading', { name: 'Sat, 5 Dec 2026' }).closest('li');
  expect(list?.textContent).toContain('Camp9:00 AM · Lahore');
});

it('EV-01 a month without events says so', () => {
  month([]);
  expect(screen.getByText('Nothing in this month.')).toBeDefined();
});

const filters = (view: CalendarView, isVolunteer = false, towns?: Town[]) =>
  show(<CalendarFilters view={view} isVolunteer={isVolunteer} towns={towns} />);
const chips = () =>
  within(screen.getByRole('list', { name: 'Filters in force' }))
    .getAllByRole('link')
    .map((link) => [
      link.querySelector('span:not(.sr-only)')?.textContent ?? link.textContent,
      link.getAttribute('href'),
    ]);

it('EV-01 each filter in force can be taken off by itself, or all at once', () => {
  filters({
    tab: 'past',
    filters: { q: 'beach', skill: 'Cooking', from: '2026-12-01', free: '1' },
  });
  expect(chips()).toEqual([
    ['“beach”', '/events?skill=Cooking&from=2026-12-01&free=1&tab=past'],
    ['Skill: Cooking', '/events?q=beach&from=2026-12-01&free=1&tab=past'],
    ['From Tue, 1 Dec 2026', '/events?q=beach&skill=Cooking&free=1&tab=past'],
    ['With free places', '/events?q=beach&skill=Cooking&from=2026-12-01&tab=past'],
    ['Clear all', '/events?tab=past'],
  ]);
});

it('EV-01 one filter alone needs no way to take off all; without any there is no list', () => {
  filters({ tab: 'all', filters: { place: 'Lahore' } });
  expect(chips()).toEqual([['Place: Lahore', '/events']]);
});

it.each([
  [{}, 'More filters'],
  [{ q: 'beach' }, 'More filters'],
  [{ q: 'beach', place: 'Lahore', free: '1' }, 'More filters (2)'],
] as const)(
  'EV-01 with %j the further filters stay folded, and say how many are in force',
  (given, said) => {
    filters({ tab: 'all', filters: given });
    expect(document.querySelector('details')?.open).toBe(false);
    expect(document.querySelector('summary')?.textContent).toBe(said);
  },
);

it.each([
  [true, 1],
  [false, 0],
])('EV-01 free times are asked of volunteers alone (%s)', (isVolunteer, count) => {
  filters({ tab: 'all', filters: {} }, isVolunteer);
  expect(screen.queryAllByLabelText('Fits my free times')).toHaveLength(count);
});

it('EV-01 a search keeps the tab, or the month, that is shown', async () => {
  const { user, address } = filters(december);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'camp{Enter}');
  await waitFor(() => expect(address()).toContain('q=camp'));
  const asked = new URLSearchParams(address().split('?')[1]);
  expect([asked.get('view'), asked.get('month'), asked.get('tab')]).toEqual([
    'month',
    '2026-12',
    null,
  ]);
});

const springfield = (near: string) => ({
  ...{ name: 'Springfield', country: 'US', near },
  point: { latitude: near.length, longitude: -89.64 },
});

it('MT-11 towns of one name are asked, and each leads to its own surroundings', () => {
  const near = { tab: 'all', filters: { near: 'Springfield', within: '25' } } as const;
  filters(near, false, [springfield('Peoria'), springfield('Hartford')]);
  expect(screen.getByText('Which one is it?')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Springfield near Hartford, United States' });
  const address = new URL(link.getAttribute('href') ?? '', 'https://x.example').searchParams;
  expect([address.get('near'), address.get('within')]).toEqual(['8, -89.64', '25']);
});

it('MT-11 a town that nobody knows is said', () => {
  filters({ tab: 'all', filters: { near: 'Xyz' } }, true, []);
  expect(screen.getByText(/We know no town of that name/)).toBeDefined();
});

it('MT-11 who told no town is sent to the profile', () => {
  filters({ tab: 'all', filters: { near: 'me' } }, true, []);
  expect(screen.getByRole('link', { name: 'To my profile' }).getAttribute('href')).toBe('/profile');
});

it.each([true, false])(
  'MT-11 only a volunteer can look around where they live: %s',
  (isVolunteer) => {
    filters({ tab: 'all', filters: {} }, isVolunteer);
    const link = screen.queryByRole('link', { name: 'Near where I live', hidden: true });
    expect(link?.getAttribute('href')).toBe(isVolunteer ? '/events?near=me' : undefined);
  },
);
