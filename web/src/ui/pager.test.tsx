import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { Pager } from './pager.tsx';

const step = (name: string) => screen.getByRole('button', { name });

describe('EV-09 a list in pages', () => {
  it('says which page of how many stands there, and goes one on or back', async () => {
    const onPage = vi.fn();
    const { user } = show(<Pager page={2} totalPages={3} onPage={onPage} />);
    expect(screen.getByText('Page 2 of 3').getAttribute('aria-current')).toBe('page');
    await user.click(step('Next'));
    await user.click(step('Previous'));
    expect(onPage.mock.calls).toEqual([[3], [1]]);
  });

  it('a press on Next on the last page is answered, and the button keeps the focus', async () => {
    const onPage = vi.fn();
    const onPastEnd = vi.fn();
    const { user } = show(<Pager page={3} totalPages={3} {...{ onPage, onPastEnd }} />);
    await user.click(step('Next'));
    expect(step('Next').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(step('Next'));
    expect(onPastEnd).toHaveBeenCalledOnce();
    expect(onPage).not.toHaveBeenCalled();
  });

  it('there is nothing before the first page, and a list of nothing is one page', async () => {
    const onPage = vi.fn();
    const onPastEnd = vi.fn();
    const { user } = show(<Pager page={1} totalPages={0} {...{ onPage, onPastEnd }} />);
    expect(screen.getByText('Page 1 of 1')).toBeTruthy();
    await user.click(step('Previous'));
    expect(onPage).not.toHaveBeenCalled();
    expect(onPastEnd).not.toHaveBeenCalled();
  });
});

describe('EV-01 pages that have addresses', () => {
  const hrefOf = (page: number) => `/events?page=${page}`;

  it('are links, which search engines follow in both directions', async () => {
    const { user, address } = show(<Pager page={2} totalPages={3} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('rel')).toBe('prev');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('rel')).toBe('next');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(address()).toBe('/events?page=3');
  });

  it('lead nowhere beyond the ends', () => {
    show(<Pager page={1} totalPages={1} hrefOf={hrefOf} />);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
