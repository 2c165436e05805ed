/** The page of what the site does by itself: what needs somebody stands first, and quiet is said only where it is known (OP-04). */
import { readHealth } from '@saath/contract/office/health/endpoints';
import type { Finding } from '@saath/contract/office/health/schema';
import { listJobs } from '@saath/contract/office/jobs/endpoints';
import type { FailedJob } from '@saath/contract/office/jobs/schema';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useQuery } from '../../calls/query.ts';
import { jobsQuery } from '../../features/office/jobs/queries.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { idOf } from '../../testing/people-and-events.ts';
import { tooMany } from '../../testing/refused.ts';
import { show } from '../../testing/show.tsx';
import JobsPage from './jobs-page.tsx';

const server = fakeServer();
const quiet = 'Everything runs by itself. Nothing needs you.';
const noMails = { waiting: 0, oldestAt: null, reason: null };
const well: Finding = { state: 'well', message: 'The database answers.' };
const failed: FailedJob = {
  ...{ id: idOf('mail'), queue: 'mail', subject: 'welcome aisha@gmail.com', attempts: 11 },
  ...{ failedAt: '2026-12-01T11:00:00.000Z', reason: 'EENVELOPE' },
};
type Work = { failed?: FailedJob[]; mails?: typeof noMails | Record<string, unknown> };
const works = ({ failed: given = [], mails = noMails }: Work = {}) =>
  server.on(listJobs, { jobs: [], failed: given, mails: mails as typeof noMails });

beforeEach(() => {
  works();
  server.on(readHealth, { findings: [well] });
});

/** Says when the first of the two answers has come. */
function WorkIsKnown() {
  return useQuery(jobsQuery).isSuccess ? <p>The work is known</p> : null;
}

it('OP-04 where all is well that is said in one line, and the rest is folded', async () => {
  show(<JobsPage />);
  expect(await screen.findByText(quiet)).toBeDefined();
  expect(screen.getByText('For the curious').closest('details')?.open).toBe(false);
});

it('OP-04 before it is known how the installation is, nobody is told that all is well', async () => {
  const { promise, resolve } = Promise.withResolvers<{ findings: Finding[] }>();
  server.on(readHealth, () => promise);
  show(
    <>
      <JobsPage />
      <WorkIsKnown />
    </>,
  );
  await screen.findByText('The work is known');
  expect(screen.queryByText(quiet)).toBeNull();
  expect(screen.getByText('Loading…')).toBeDefined();
  resolve({ findings: [{ state: 'bad', message: 'There is no backup yet.' }] });
  expect((await screen.findByRole('alert')).textContent).toBe('There is no backup yet.');
  expect(screen.queryByText(quiet)).toBeNull();
});

it('OP-04 where that could not be read it is said, and nobody is told that all is well', async () => {
  server.on(readHealth, () => {
    throw tooMany();
  });
  show(<JobsPage />);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText(quiet)).toBeNull();
});

it.each([
  ['work that was given up', { failed: [failed] }, /welcome aisha@gmail\.com/],
  [
    'mails that wait',
    { mails: { waiting: 3, oldestAt: '2026-12-01T11:00:00.000Z', reason: 'ECONNREFUSED' } },
    /ECONNREFUSED/,
  ],
] as const)('NT-01 OP-04 %s is shown, and then all is not well', async (_, work, text) => {
  works(work as Work);
  show(<JobsPage />);
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByText(quiet)).toBeNull();
  expect(screen.queryByText('For the curious')).toBeNull();
});

it('NT-01 work that could not be read can be asked for again', async () => {
  server.on(listJobs, () => {
    throw tooMany();
  });
  const { user } = show(<JobsPage />);
  expect(await screen.findByText('The background work could not be loaded')).toBeDefined();
  works();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(quiet)).toBeDefined();
});
