import { retryJobs } from '@saath/contract/office/jobs/endpoints';
import type { FailedJob, Job } from '@saath/contract/office/jobs/schema';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { JobTable } from './table.tsx';

const server = fakeServer();
hearToasts();

const now = '2026-12-01T12:00:00.000Z';

const failure = (change: Partial<FailedJob>): FailedJob => ({
  id: idOf('job 1'),
  queue: 'mail',
  subject: 'decision → aisha@gmail.com',
  failedAt: '2026-12-01T11:00:00.000Z',
  attempts: 11,
  reason: 'EENVELOPE',
  ...change,
});

const job = (change: Partial<Job>): Job => ({
  name: 'sweep',
  cron: '17 3 * * *',
  nextRunAt: '2026-12-02T03:17:00.000Z',
  lastEndedAt: '2026-12-01T03:17:00.000Z',
  lastFailedAt: null,
  waiting: 0,
  active: 0,
  failed: 0,
  ...change,
});

it('NT-01 work that was given up is tried again, one piece or all of a kind', async () => {
  server.on(retryJobs, { message: 'Another try is under way.' });
  const failed = [failure({}), failure({ id: idOf('job 2'), queue: 'fill-places', subject: '' })];
  render(
    <QueryProvider>
      <FailedJobs failed={failed} now={now} />
    </QueryProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  const one = { path: retryJobs.path, body: { queue: 'mail', id: idOf('job 1') } };
  expect(server.sent(retryJobs)).toEqual([one]);
  await user.click(screen.getAllByRole('button', { name: 'Try all again' })[1] as HTMLElement);
  const all = { path: retryJobs.path, body: { queue: 'fill-places' } };
  expect(server.sent(retryJobs)).toEqual([one, all]);
});

it('NT-01 without a failure there is nothing to be said of failures', () => {
  const { container } = render(
    <QueryProvider>
      <FailedJobs failed={[]} now={now} />
    </QueryProvider>,
  );
  expect(container.textContent).toBe('');
});

it('NT-01 what failed last stands first, however it went before', () => {
  const broken = job({ name: 'month-figures', lastFailedAt: '2026-12-01T11:00:00.000Z' });
  render(
    <QueryProvider>
      <JobTable jobs={[job({ name: 'mail', cron: null }), broken]} now={now} timeZone="UTC" />
    </QueryProvider>,
  );
  const [, first] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('Failed 1 hour ago')).toBeTruthy();
  expect(first?.textContent).toMatch(/^Figures of the months/);
});
