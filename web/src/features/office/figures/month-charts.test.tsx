import type { MonthFigure } from '@saath/contract/office/figures/schema';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { MonthCharts } from './month-charts.tsx';

afterEach(() => {
  cleanup();
  document.body.dir = '';
});

const months: MonthFigure[] = [
  { month: '2026-10', joined: 3, hours: 6.25, places: 4, filled: 3 },
  { month: '2026-11', joined: 8, hours: 40, places: 10, filled: 10 },
  { month: '2026-12', joined: 0, hours: 0, places: 0, filled: 0 },
];

const bars = (title: string) =>
  within(screen.getByRole('list', { name: title })).getAllByRole('button');

it('AD-01 every bar says its month and figure; a month without places has no fill rate', () => {
  render(<MonthCharts months={months} />);
  expect(bars('Hours of help').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'October 2026: 6.25 hours',
    'November 2026: 40 hours',
    'December 2026: 0 hours',
  ]);
  expect(bars('Places filled').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'October 2026: 75%',
    'November 2026: 100%',
    'December 2026: –',
  ]);
});

it('AD-01 a chart is one stop of the keyboard, and the arrow keys go through its bars in the reading direction', async () => {
  const user = userEvent.setup();
  render(<MonthCharts months={months} />);
  const [first, second, last] = bars('Places given');
  await user.tab();
  await waitFor(() => expect(document.activeElement).toBe(last));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.keyboard('{Home}');
  await waitFor(() => expect(document.activeElement).toBe(first));
  document.body.dir = 'rtl';
  document.body.style.direction = 'rtl';
  await user.keyboard('{ArrowLeft}');
  document.body.style.direction = '';
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toBe(last));
  await user.tab();
  await waitFor(() => expect(document.activeElement).toBe(bars('Hours of help').at(-1)));
});

it('AD-01 the same as a table, latest month first, and back', async () => {
  const user = userEvent.setup();
  render(<MonthCharts months={months} />);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'The last twelve months' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Month', 'Places given', 'Hours of help', 'Places filled'],
    ['December 2026', '0', '0', '–'],
    ['November 2026', '8', '40', '100% (10/10)'],
    ['October 2026', '3', '6.25', '75% (3/4)'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Show as charts' }));
  expect(screen.queryByRole('table')).toBeNull();
});

it('AD-01 before the first place is given, the charts say what they will show', () => {
  render(<MonthCharts months={months.slice(2)} />);
  expect(screen.getByText(/^The charts start when/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
