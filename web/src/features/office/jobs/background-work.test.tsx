/** What organisers read of work in the background, and what they do when it fails. */
import { listJobs, retryJobs, runJob } from '@saath/contract/office/jobs/endpoints';
import type { FailedJob, Job } from '@saath/contract/office/jobs/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useQuery } from '../../../calls/query.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { tooMany } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { jobName } from './name.ts';
import { jobsQuery } from './queries.ts';
import { JobTable } from './table.tsx';

const server = fakeServer();
const now = '2026-12-01T12:00:00.000Z';

const failure = (name: string, change: Partial<FailedJob> = {}): FailedJob => ({
  id: idOf(name),
  queue: 'mail',
  subject: name,
  failedAt: '2026-12-01T11:00:00.000Z',
  attempts: 11,
  reason: 'EENVELOPE',
  ...change,
});
const job = (name: string, change: Partial<Job> = {}): Job => ({
  name,
  cron: null,
  nextRunAt: null,
  lastEndedAt: null,
  lastFailedAt: null,
  waiting: 0,
  active: 0,
  failed: 0,
  ...change,
});
const rowsOf = (jobs: Job[], timeZone = 'Asia/Karachi') => {
  show(<JobTable jobs={jobs} now={now} timeZone={timeZone} />);
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');
};

/** As on the page: what is given up is read from the server. */
function Failures() {
  const { data } = useQuery(jobsQuery);
  return data ? <FailedJobs failed={data.failed} now={now} /> : null;
}
function showFailures(failed: () => FailedJob[]) {
  const mails = { waiting: 0, oldestAt: null, reason: null };
  server.on(listJobs, () => ({ jobs: [], failed: failed(), mails }));
  return show(<Failures />).user;
}

/** What the server does in the background, read from its sources. */
async function kindsOfWork(): Promise<string[]> {
  const files = import.meta.glob<string>('../../../../../server/src/**/*.ts', {
    query: '?raw',
    import: 'default',
  });
  const sources = Object.entries(files).filter(([path]) => !path.includes('test'));
  const texts = await Promise.all(
    sources.map(async ([path, load]) => ({ path, text: await load() })),
  );
  const constants = new Map(
    texts.flatMap(({ text }) =>
      [...text.matchAll(/const ([A-Z_]+) = '([a-z-]+)'/g)].map(([, name, value]) => [name, value]),
    ),
  );
  return texts
    .filter(({ path }) => path.endsWith('jobs.ts'))
    .flatMap(({ text }) => [...text.matchAll(/\{ name: (?:'([a-z-]+)'|([A-Z_]+)),/g)])
    .map(([whole, literal, constant]) => literal ?? constants.get(constant) ?? whole);
}

it('NT-01 every kind of work that the server does has a name in words', async () => {
  const kinds = [...(await kindsOfWork()), 'mail', 'sweep'];
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => jobName(kind) === kind)).toEqual([]);
  expect(jobName('something-new')).toBe('something-new');
});

it('NT-01 the next run is told in the zone of the installation; other work comes when it is called for', () => {
  const rows = rowsOf([
    job('sweep', { cron: '17 3 * * *', nextRunAt: '2026-12-01T20:17:00.000Z' }),
    job('mail', { waiting: 7, active: 2 }),
  ]);
  const [mail, sweep] = rows;
  expect(sweep).toContain('Wed, 2 Dec 2026, 1:17 AM');
  expect(sweep).toContain('Last doneNot yet');
  expect(mail).toMatch(
    /^Sending mailsWaits7Under way2Given up0Last done–Comes againWhen something calls/,
  );
});

it('NT-01 work that was given up stands above the rest, which stands by name', () => {
  const rows = rowsOf([job('sweep'), job('push'), job('reminders', { failed: 3 }), job('mail')]);
  expect(rows.map((row) => row.split('Waits')[0])).toEqual([
    'Reminders before events',
    'Messages to phones and browsers',
    'Sending mails',
    'Tidying up',
  ]);
  expect(within(screen.getAllByRole('row')[1] as HTMLElement).getByText('3')).toBeDefined();
});

it('NT-01 a failure that a later run made good is no trouble any more', () => {
  const [first] = rowsOf([
    job('sweep', {
      lastFailedAt: '2026-12-01T03:00:00.000Z',
      lastEndedAt: '2026-12-01T11:00:00.000Z',
    }),
    job('mail'),
  ]);
  expect(first).toContain('Sending mails');
  expect(screen.queryByText(/^Failed/)).toBeNull();
  expect(screen.getByText('1 hour ago')).toBeDefined();
});

it('NT-01 failures stand by their kind, each with reason, tries and age; one without words by its id', async () => {
  showFailures(() => [
    failure('welcome → aisha@gmail.com'),
    failure('nameless', { subject: '', queue: 'push', attempts: 1 }),
    failure('decision → bilal@gmail.com'),
  ]);
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Sending mails',
    'Messages to phones and browsers',
  ]);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^welcome → aisha@gmail\.com.*EENVELOPE · 11 tries · 1 hour ago/);
  expect(items[1]).toContain('decision → bilal@gmail.com');
  expect(items[2]).toContain(idOf('nameless'));
});

it('NT-01 what is tried again goes from the list, and only its own button is busy meanwhile', async () => {
  let failed = [failure('one'), failure('two')];
  let answer = () => {};
  server.on(
    retryJobs,
    async () =>
      await new Promise((resolve) => {
        answer = () => {
          failed = failed.slice(1);
          resolve({ message: 'Another try is under way.' });
        };
      }),
  );
  const user = showFailures(() => failed);
  const [first] = await screen.findAllByRole('button', { name: 'Try again' });
  await user.click(first as HTMLElement);
  expect(screen.getAllByRole('button', { busy: true })).toHaveLength(1);
  answer();
  await waitFor(() => expect(screen.queryByText('one')).toBeNull());
  expect(screen.getByText('two')).toBeDefined();
  expect(news()).toEqual(['Another try is under way.']);
});

it('NT-01 a try that is refused says so, and the list is looked at again', async () => {
  server.on(retryJobs, () => {
    throw tooMany();
  });
  const user = showFailures(() => [failure('one')]);
  await user.click(await screen.findByRole('button', { name: 'Try all again' }));
  await waitFor(() => expect(news()).toHaveLength(1));
  await waitFor(() => expect(server.sent(listJobs)).toHaveLength(2));
  expect(server.sent(retryJobs)).toMatchObject([{ body: { queue: 'mail' } }]);
  expect(screen.getByText('one')).toBeDefined();
});

/** The same of all work. */
function Work() {
  const { data } = useQuery(jobsQuery);
  return data ? <JobTable jobs={data.jobs} now={now} timeZone="UTC" /> : null;
}

it('NT-01 work of the clock is run now, is busy until it is done, and other work has no such button', async () => {
  let jobs = [job('sweep', { cron: '17 3 * * *' }), job('mail')];
  server.on(listJobs, () => ({
    jobs,
    failed: [],
    mails: { waiting: 0, oldestAt: null, reason: null },
  }));
  server.on(runJob, () => {
    jobs = [job('sweep', { cron: '17 3 * * *', waiting: 1 }), job('mail')];
    return { message: 'It starts now.' };
  });
  const { user } = show(<Work />);
  await user.click(await screen.findByRole('button', { name: /^Run now/ }));
  expect(server.sent(runJob)).toMatchObject([{ body: { queue: 'sweep' } }]);
  expect(news()).toEqual(['It starts now.']);
  await waitFor(() => expect(screen.getAllByRole('button', { busy: true })).toHaveLength(1));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  jobs = [job('sweep', { cron: '17 3 * * *', lastEndedAt: now })];
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull(), {
    timeout: 5_000,
  });
});
