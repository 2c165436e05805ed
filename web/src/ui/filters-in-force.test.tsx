import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { FiltersInForce } from './filters-in-force.tsx';

const filters = [
  { name: 'skill', text: 'First aid', without: '?city=Lahore' },
  { name: 'city', text: 'Lahore', without: '?skill=aid' },
];

it('EV-01 each filter is taken off by itself, and all by one press', async () => {
  const { user, address } = show(<FiltersInForce filters={filters} withoutAll="/events" />, {
    at: '/events?skill=aid&city=Lahore',
  });
  await user.click(screen.getByRole('link', { name: /^First aid/ }));
  expect(address()).toBe('/events?city=Lahore');
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  expect(address()).toBe('/events');
});

it('EV-01 one filter needs no press for all, and none takes no room', () => {
  show(<FiltersInForce filters={filters.slice(0, 1)} withoutAll="/events" />);
  expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull();
  show(<FiltersInForce filters={[]} withoutAll="/events" />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});
