import { expect, it } from 'vitest';
import { calendarAddress } from './address.ts';
import { readCalendarView } from './request.ts';
import { monthAfter, weeksOf } from './weeks.ts';

const read = (search: string) => readCalendarView(new URLSearchParams(search), '2026-11');

it('EV-01 the address bar carries tab, filters and month, and reads back what it wrote', () => {
  for (const view of [
    { tab: 'all', filters: {} },
    { tab: 'past', filters: { q: 'a&b=c', skill: 'First aid', free: '1' } },
    {
      tab: 'all',
      filters: { from: '2026-12-01', to: '2026-12-31', type: 'food' },
      month: '2027-02',
    },
  ] as const) {
    const address = calendarAddress(view);
    expect(read(new URL(address, 'http://own.invalid').search)).toEqual(view);
  }
  expect(calendarAddress({ tab: 'all', filters: {} })).toBe('/events');
  expect(calendarAddress({ tab: 'past', filters: {} }, 'mark')).toBe('/events?tab=past&after=mark');
});

it('EV-01 what is empty or broken in an address is left out', () => {
  expect(read('tab=x&q=+&from=2026-02-30&type=y&free=yes&month=2026-99&place=Lahore')).toEqual({
    tab: 'all',
    filters: { place: 'Lahore' },
  });
  expect(read('view=month')).toEqual({ tab: 'all', filters: {}, month: '2026-11' });
});

it('EV-01 a month has its days in weeks from Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', ...Array(6).fill(undefined)]);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});
