import {
  learnNow,
  leaveOutcomesOut,
  saveMatchSettings,
  switchMatching,
} from '@saath/contract/matching/learning/endpoints';
import { matchFeatures } from '@saath/contract/matching/learning/rules';
import type {
  AuditedGroup,
  MatchLearning,
  MatchVersion,
} from '@saath/contract/matching/learning/schema';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { toast } from '../../../ui/toast.ts';
import { CalibrationChart } from './calibration-chart.tsx';
import { FairTurn } from './fair-turn.tsx';
import { PassedOverTable } from './passed-over.tsx';
import { LearningStatus } from './status.tsx';
import { VersionTable } from './version-table.tsx';
import { WeightList } from './weight-list.tsx';

const server = fakeServer();
hearToasts();
afterEach(() => void vi.useRealTimers());

const measures = (logLoss: number) => ({
  outcomes: 200,
  logLoss,
  brier: 0.2,
  calibrationError: 0.03,
});

const version = (number: number, change: Partial<MatchVersion> = {}): MatchVersion => ({
  id: `019aa000-0000-7000-8000-00000000000${number}`,
  version: number,
  madeAt: '2026-12-01T09:00:00.000Z',
  state: 'retired',
  outcomes: 1243,
  profiles: 300,
  heldOut: { candidate: measures(0.41), active: measures(0.45), dayZero: measures(0.6) },
  comparison: { outcomes: 200, betterBy: 0.18 },
  taughtBy: 'stars',
  ...change,
});

const learning = (change: Partial<MatchLearning> = {}): MatchLearning => ({
  fairness: 0.5,
  isAutomatic: true,
  isLearning: false,
  active: null,
  isReadable: true,
  freshOutcomes: 7,
  outcomesToGo: 0,
  calibration: { count: 0, brier: null, bins: [] },
  months: [],
  weights: matchFeatures.map((feature, index) => ({ feature, weight: 4 - index, dayZero: 4 })),
  evenness: {
    gini: 0.312,
    active: 60,
    neverAsked: 15,
    since: null,
    countedAt: '2026-12-01T09:00:00.000Z',
  },
  audit: [],
  logChanges: null,
  versions: [],
  ...change,
});

const show = (content: React.ReactNode) =>
  render(
    <MemoryRouter>
      <QueryProvider>{content}</QueryProvider>
    </MemoryRouter>,
  );

it('MT-03 says what was learned and what it is worth, or what is missing', async () => {
  show(<LearningStatus learning={learning({ active: version(3, { state: 'active' }) })} />);
  expect(screen.getByRole('heading', { name: 'Learned from 1,243 outcomes' })).toBeTruthy();
  expect(
    screen.getByText(
      '18% better than just counting matching skills, checked against the 200 newest outcomes.',
    ),
  ).toBeTruthy();
  cleanup();
  show(<LearningStatus learning={learning({ outcomesToGo: 18 })} />);
  expect(screen.getByText('18 more outcomes until it learns for the first time.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Learn now' })).toHaveProperty('disabled', true);
});

it('MT-03 learns at once when asked, and says when the version in use is broken', async () => {
  server.on(learnNow, { message: 'Learning has begun.' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show(<LearningStatus learning={learning({ isReadable: false })} />);
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be read/);
  await user.click(screen.getByRole('button', { name: 'Learn now' }));
  expect(server.sent(learnNow)).toEqual([{ path: learnNow.path, body: undefined }]);
  // What is said once it has begun is not left for another test to hear.
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_500)));
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Learning has begun.');
});

it('MT-07 what was said stands beside what happened; empty bands are left out', () => {
  const bins = [
    { from: 0.1, to: 0.2, count: 40, meanChance: 0.15, share: 0.1 },
    { from: 0.2, to: 0.3, count: 0, meanChance: null, share: null },
  ];
  show(<CalibrationChart calibration={{ count: 40, brier: 0.1234, bins }} />);
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(2);
  const [, row] = rows;
  const texts = within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['Said15%', 'Came true10%', 'People40']);
  expect(screen.getByText(/\(Brier\): 0\.123/)).toBeTruthy();
});

it('MT-07 weights in words: the strongest first, those against as such', () => {
  const weights = [
    { feature: 'skills', weight: 4, dayZero: 4 },
    { feature: 'load', weight: -2, dayZero: -0.5 },
    { feature: 'rest', weight: 0, dayZero: 0.6 },
  ] as const;
  show(<WeightList weights={weights} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Having the skills asked forcounts most · as on the first day',
    'Many turns around that timecounts against · less than on the first day',
    'A long time since their last turndoes not count · less than on the first day',
  ]);
});

it('MT-08 how evenly people are asked, and what is to be done about it', async () => {
  server.on(saveMatchSettings, { message: 'Saved.' });
  show(<FairTurn learning={learning()} now="2026-12-01T09:05:00.000Z" timeZone="UTC" />);
  expect(screen.getByText('0.31')).toBeTruthy();
  expect(screen.getByText('25%')).toBeTruthy();
  const slider = screen.getByRole('slider', { name: /Fair turn/ });
  fireEvent.change(slider, { target: { value: '4' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('20%');
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(server.sent(saveMatchSettings)).toEqual([
    { path: saveMatchSettings.path, body: { fairness: 0.2, isAutomatic: false } },
  ]);
});

it('MT-03 another version is switched on after a question; rejected ones cannot be', async () => {
  server.on(switchMatching, { message: 'Matching uses this version from now on.' });
  const active = version(3, { state: 'active' });
  const versions = [version(4, { state: 'rejected' }), active, version(2)];
  show(<VersionTable learning={learning({ active, versions })} timeZone="UTC" />);
  expect(screen.getByText('Rejected: worse')).toBeTruthy();
  const user = userEvent.setup();
  const [button, ...more] = screen.getAllByRole('button', { name: 'Switch back to this one' });
  expect(more).toEqual([]);
  await user.click(button as HTMLElement);
  expect(screen.getByRole('alertdialog').textContent).toMatch(/Switch back to version 2\?/);
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  expect(server.sent(switchMatching)).toEqual([
    { path: switchMatching.path, body: { id: version(2).id } },
  ]);
});

it('MT-03 the way back to the first day is always there once something is in use', async () => {
  server.on(switchMatching, { message: 'Done' });
  const active = version(1, { state: 'active' });
  show(<VersionTable learning={learning({ active, versions: [active] })} timeZone="UTC" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Back to the start (first day)' }));
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  expect(server.sent(switchMatching)).toEqual([{ path: switchMatching.path, body: { id: null } }]);
  expect(server.asked()).toHaveLength(1);
});

const group = (change: Partial<AuditedGroup> = {}): AuditedGroup => ({
  kind: 'distance',
  name: 'far',
  asked: 60,
  came: 0.5,
  first: 0.1,
  merited: 0.2,
  ofMerit: 0.91,
  isClear: false,
  inFirstTen: 0.12,
  saidYes: null,
  ...change,
});

it('MT-13 one sentence says whether anybody is passed over; without enough to go by there is none', () => {
  const passedOver = /passed over|of the first places/;
  show(<LearningStatus learning={learning()} />);
  expect(screen.queryByText(passedOver)).toBeNull();
  cleanup();
  show(<LearningStatus learning={learning({ audit: [group(), group({ name: 'near' })] })} />);
  expect(screen.getByText(passedOver).textContent).toBe(
    'No group is clearly passed over: each is suggested first at least 91% as often as it would be if only turning up counted.',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  // So few that chance makes as much.
  const few = group({ kind: 'area', name: 'Malir', ofMerit: 0.4 });
  show(<LearningStatus learning={learning({ audit: [few, group()] })} />);
  expect(screen.getByText(passedOver).textContent).toContain('at least 40%');
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  const least = group({ kind: 'area', name: 'Korangi', ofMerit: 0.42, isClear: true });
  const asked = group({ kind: 'organiser', name: 'Sana', ofMerit: 0.3, isClear: true });
  show(<LearningStatus learning={learning({ audit: [asked, few, least, group()] })} />);
  expect(screen.getByRole('alert').textContent).toMatch(
    /^People from Korangi are suggested too seldom: they get only 42% of the first places/,
  );
});

it('MT-13 the page says when stars teach less, and shows the figures of each group', () => {
  const active = version(3, { state: 'active', taughtBy: 'coming' });
  show(<LearningStatus learning={learning({ active })} />);
  expect(screen.getByText(/stars teach nothing/)).toBeTruthy();
  cleanup();
  show(<PassedOverTable audit={[group(), group({ kind: 'past', name: 'new', saidYes: 0.75 })]} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/far from the event.*91%.*60.*50%.*12%.*–|—/);
  expect(rows[2]).toMatch(/never asked before.*75%/);
});

it('MT-13 a record that was changed is told with its numbers, and left out after a question', async () => {
  server.on(leaveOutcomesOut, { message: 'They are left out.' });
  const logChanges = {
    ...{ changed: 3, missing: 1, added: 0, isBroken: true },
    lookedAt: '2026-12-01T09:00:00.000Z',
  };
  show(<LearningStatus learning={learning({ logChanges })} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toMatch(/Changed: 3\. Missing: 1\. Added: 0\./);
  expect(alert.textContent).toMatch(/seals over it were changed/);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Leave them out' }));
  expect(server.sent(leaveOutcomesOut)).toEqual([]);
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Leave them out' }));
  expect(server.sent(leaveOutcomesOut)).toEqual([{ path: leaveOutcomesOut.path, body: undefined }]);
});
