import { myImpact } from '@saath/contract/afterwards/impact/endpoints';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import ImpactPage from './impact-page.tsx';
import { showPage } from './testing/show-page.tsx';

const api = fakeServer();
beforeEach(() => {});
afterEach(() => {
  cleanup();
});

it('VO-03 the four figures, the months and the causes are those of the server', async () => {
  api.on(myImpact, {
    hours: 1234.5,
    events: 9,
    peopleHelped: 480,
    causes: [
      { type: 'food', hours: 1200 },
      { type: 'education', hours: 34.5 },
    ],
    months: [{ month: '2026-11', hours: 6.25 }],
  });
  showPage(<ImpactPage />);
  const figures = (await screen.findAllByRole('term')).map(({ textContent, parentElement }) => [
    textContent,
    parentElement?.querySelector('dd')?.textContent,
  ]);
  expect(figures).toEqual([
    ['Total hours', '1,234.5'],
    ['Events', '9'],
    ['People helped', '480'],
    ['Causes supported', '2'],
  ]);
  const sheet = screen.getByRole('link', { name: 'Certificate' });
  expect(sheet.getAttribute('href')).toBe('/volunteer/certificate');
  expect(screen.getByRole('rowheader', { name: 'November 2026' })).toBeDefined();
  const causes = within(screen.getByRole('list', { name: 'Hours by cause' })).getAllByRole(
    'listitem',
  );
  expect(causes.map(({ textContent }) => textContent)).toEqual([
    'Food: 1,200 hours',
    'Education: 34.5 hours',
  ]);
});

it('VO-03 before the first event nothing is made up, and the way there is shown', async () => {
  api.on(myImpact, { hours: 0, events: 0, peopleHelped: 0, causes: [], months: [] });
  showPage(<ImpactPage />);
  expect(await screen.findByRole('link', { name: 'Discover Events' })).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Certificate' })).toBeNull();
});
