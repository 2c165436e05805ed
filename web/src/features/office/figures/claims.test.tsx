/** What the dashboard says the product does, with the figures that were measured. */
import { getOverview } from '@saath/contract/office/figures/endpoints';
import type { KeyMetrics } from '@saath/contract/office/figures/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useQuery } from '../../../calls/query.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { tooMany } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import { Claims } from './claims.tsx';
import { overviewQuery } from './figures-queries.ts';
import { KeyMetrics as Metrics } from './key-metrics.tsx';

const server = fakeServer();

const metrics: KeyMetrics = {
  ...{ answers: 40, answerHours: 6.5, filled: 63, places: 100, hours: 1250.5, events: 12 },
};
const lines = () =>
  screen.getAllByRole('term').map((term) => {
    const [value, about] = term.nextElementSibling?.children ?? [];
    return [term.textContent, value?.textContent, about?.textContent];
  });

it('AD-03 every figure says what it was measured from, and over how long', () => {
  show(<Metrics metrics={metrics} />);
  expect(screen.getByText(/90 days/)).toBeDefined();
  const [time, filled, hours] = lines();
  expect(time).toEqual([
    'Average time until a request is answered',
    '6.5 hours',
    expect.stringContaining('40'),
  ]);
  expect(filled?.slice(1)).toEqual(['63%', '63 of 100 places of events that are over']);
  expect(hours?.slice(1)).toEqual(['1,250.5', 'places taken, times the length of their event']);
});

it('AD-03 where there is too little to tell, a dash says why', () => {
  show(
    <Metrics
      metrics={{ answers: 0, answerHours: null, filled: 0, places: 0, hours: 0, events: 0 }}
    />,
  );
  expect(lines().map(([, value]) => value)).toEqual(['–', '–', '–']);
  expect(lines().map(([, , about]) => about)).toEqual([
    expect.stringMatching(/fewer than/i),
    expect.stringMatching(/fewer than/i),
    'no event was over in this time',
  ]);
});

function Cards() {
  return <Claims query={useQuery({ ...overviewQuery, retry: false })} />;
}

it('AD-03 figures that cannot be loaded leave the sentences, and can be asked for again', async () => {
  server.on(getOverview, () => {
    throw tooMany();
  });
  const { user } = show(<Cards />);
  const panel = within(await screen.findByRole('alert'));
  expect(panel.getByText('The figures could not be loaded.')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByText('The last place of a role is never given twice.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /try again/i }));
  await waitFor(() => expect(server.sent(getOverview)).toHaveLength(2));
});
