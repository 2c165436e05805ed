import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { FiltersInForce } from './filters-in-force.tsx';
import { PageNumbers } from './page-numbers.tsx';
import { Pager } from './pager.tsx';

afterEach(cleanup);

const hrefOf = (page: number) => `/admin/people?page=${page}`;
const shown = (page: number, pages: number, hasMore = false) => {
  render(
    <MemoryRouter>
      <PageNumbers
        page={page}
        pages={pages}
        hasMore={hasMore}
        targetOf={(to) => ({ to: hrefOf(to) })}
      />
    </MemoryRouter>,
  );
  const items = within(screen.getByRole('navigation')).getAllByRole('listitem', { hidden: true });
  // Without the two arrows.
  return items
    .slice(1, -1)
    .map((item) => (item.querySelector('[aria-hidden]') ?? item).textContent);
};

describe('AD-02 pages by their numbers', () => {
  test.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 9, '1 2 … 9'],
    // One page alone is shown instead of a gap.
    [3, 9, '1 2 3 4 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 8 9'],
  ])('AD-02 page %i of %i: %s', (page, pages, numbers) => {
    expect(shown(page, pages).join(' ')).toBe(numbers);
  });

  it('AD-02 where more pages follow than were counted there is a gap at the end', () => {
    expect(shown(2, 6, true).join(' ')).toBe('1 2 3 … 6 …');
  });

  it('AD-02 the arrows lead to the pages beside, and there is none past the ends', () => {
    shown(1, 3);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBe(null);
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(hrefOf(2));
    cleanup();
    shown(3, 3);
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(hrefOf(2));
    expect(screen.queryByRole('link', { name: 'Next' })).toBe(null);
  });

  it('AD-02 the page one is on is named as such, and is no link', () => {
    shown(2, 3);
    const current = document.querySelector('[aria-current="page"]');
    expect(current?.textContent).toContain('2');
    expect(current?.tagName).toBe('SPAN');
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(hrefOf(3));
  });
});

describe('EV-01 pages without addresses', () => {
  it('EV-01 the keyboard keeps its place at the ends, and a press past the end is told', async () => {
    const onPage = vi.fn();
    const onPastEnd = vi.fn();
    const user = userEvent.setup();
    render(<Pager page={2} totalPages={2} onPage={onPage} onPastEnd={onPastEnd} />);
    const next = screen.getByRole('button', { name: 'Next' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.click(next);
    expect([onPage.mock.calls.length, onPastEnd.mock.calls.length]).toEqual([0, 1]);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onPage.mock.calls).toEqual([[1]]);
  });

  it('EV-01 a press on Previous of the first page does nothing', async () => {
    const onPage = vi.fn();
    const onPastEnd = vi.fn();
    render(<Pager page={1} totalPages={2} onPage={onPage} onPastEnd={onPastEnd} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Previous' }));
    expect([onPage.mock.calls.length, onPastEnd.mock.calls.length]).toEqual([0, 0]);
  });

  it('EV-01 an empty list has one page', () => {
    render(<Pager page={1} totalPages={0} onPage={() => {}} />);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Page 1 of 1');
  });
});

describe('EV-01 filters in force', () => {
  const filters = [
    { name: 'skill', text: 'Cooking', without: '/events?free=1' },
    { name: 'free', text: 'With free places', without: '/events?skill=Cooking' },
  ];
  const chips = (count: number, withoutAll?: string) =>
    render(
      <MemoryRouter>
        <FiltersInForce filters={filters.slice(0, count)} {...(withoutAll ? { withoutAll } : {})} />
      </MemoryRouter>,
    );

  it('EV-01 each is taken off by itself, which its link says', () => {
    chips(2, '/events');
    const links = within(screen.getByRole('list', { name: 'Filters in force' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/events?free=1',
      '/events?skill=Cooking',
      '/events',
    ]);
    expect(links[0]?.textContent).toMatch(/^Cooking.*[Tt]ake this filter off/);
  });

  it('EV-01 one alone needs no press for all, and none shows nothing', () => {
    chips(1, '/events');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    cleanup();
    chips(0, '/events');
    expect(screen.queryByRole('list')).toBe(null);
  });
});
