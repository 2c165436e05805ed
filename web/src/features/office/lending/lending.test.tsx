/** RG-02: a branch asks another one, which passes it on; people say whether they may be asked. */
import type { Event } from '@saath/contract/events/events/schema';
import {
  answerAppeal,
  askBranches,
  eventAppeals,
  getLendingChoice,
  setLendingChoice,
  takeBackAppeal,
  waitingAppeals,
} from '@saath/contract/office/lending/endpoints';
import type { SentAppeal, WaitingAppeal } from '@saath/contract/office/lending/schema';
import { listWaiting } from '@saath/contract/office/waiting/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { paragraph } from '../../../testing/paragraph.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { refused } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { Waits } from '../waiting/waits.tsx';
import { LendingCard } from './choice-card.tsx';
import { RoleAppeals } from './role-appeals.tsx';
import { WaitingAppeals } from './waiting.tsx';

const server = fakeServer();
const { id, title, location, startTime, endTime, timeZone } = beachCleanUp;
const south = { id: idOf('south'), name: 'South' };
const west = { id: idOf('west'), name: 'West' };
const role: Event['role'][number] = {
  ...{ id: idOf('usher'), event_id: id, role_name: 'Usher', description: 'Ushers.' },
  ...{ maxVolunteers: 3, minVolunteers: null, filled: 1, skills: [], shifts: [], volunteers: [] },
};
const sent = (change: Partial<SentAppeal> = {}): SentAppeal => ({
  ...{ roleId: role.id, branch: south, state: 'asked', askedAt: startTime, people: 0, yes: 0 },
  ...change,
});
const waits: WaitingAppeal = {
  ...{ branch: south, from: 'North', word: 'We meet at the gate.' },
  event: { id, title, location, startTime, endTime, timeZone },
  role: { id: role.id, name: 'Usher', free: 2 },
};

it('RG-02 a branch is chosen, a word is written, and what was asked stands at the role', async () => {
  let appeals: SentAppeal[] = [];
  server.on(eventAppeals, () => ({ branches: [south, west], appeals }));
  server.on(askBranches, () => {
    appeals = [sent()];
    return { message: 'South has been asked for help.' };
  });
  const { user } = show(<RoleAppeals role={role} />);
  await user.click(
    await screen.findByRole('button', { name: 'Ask another branch for help Usher' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  const options = dialog.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['South', 'West', 'All other branches']);
  await user.type(dialog.getByLabelText('A word to them (optional)'), 'We meet at the gate.');
  await user.click(dialog.getByRole('button', { name: 'Ask for help' }));
  expect(await screen.findByText(paragraph(/^South: asked/))).toBeDefined();
  expect(server.sent(askBranches).map(({ body }) => body)).toEqual([
    { branchId: south.id, word: 'We meet at the gate.' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('RG-02 all other branches are asked by one choice', async () => {
  server.on(eventAppeals, { branches: [south, west], appeals: [] });
  server.on(askBranches, { message: 'All other branches have been asked for help.' });
  const { user } = show(<RoleAppeals role={role} />);
  await user.click(await screen.findByRole('button', { name: /^Ask another branch/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Branch'), 'All other branches');
  await user.click(dialog.getByRole('button', { name: 'Ask for help' }));
  await waitFor(() =>
    expect(server.sent(askBranches).map(({ body }) => body)).toEqual([
      { branchId: null, word: '' },
    ]),
  );
});

it('RG-02 what was asked is told in figures and taken back, what was declined is not', async () => {
  const passed = sent({ state: 'passed_on', people: 4, yes: 1 });
  const appeals = [passed, sent({ branch: west, state: 'declined' })];
  server.on(eventAppeals, { branches: [south, west], appeals });
  server.on(takeBackAppeal, { message: 'South is not asked any more.' });
  const { user } = show(<RoleAppeals role={role} />);
  expect(
    await screen.findByText(paragraph(/South has passed it on. People asked: 4. Said yes: 1./)),
  ).toBeDefined();
  expect(screen.getByText(paragraph(/^West cannot help$/))).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Ask another branch/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask no longer West' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ask no longer South' }));
  await waitFor(() => expect(news()).toEqual(['South is not asked any more.']));
});

it.each([
  ['there is no other branch', role, []],
  ['the role is full', { ...role, filled: 3 }, [south]],
] as const)('RG-02 where %s nothing stands at the role', async (_case, given, branches) => {
  server.on(eventAppeals, { branches: [...branches], appeals: [] });
  show(<RoleAppeals role={given} />);
  await waitFor(() => expect(server.sent(eventAppeals)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('RG-02 what another branch asks waits with the event, and one press passes it on', async () => {
  let appeals = [waits];
  server.on(waitingAppeals, () => ({ appeals }));
  server.on(answerAppeal, () => {
    appeals = [];
    return { message: 'Passed on.' };
  });
  const { user } = show(<WaitingAppeals />);
  expect(await screen.findByRole('heading', { name: 'This waits for you' })).toBeDefined();
  expect(screen.getByText(paragraph(/^North asks South for help: Usher$/))).toBeDefined();
  expect(screen.getByText('We meet at the gate.')).toBeDefined();
  expect(screen.getByText(paragraph(/Beach clean-up · Free places: 2/))).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Pass it on Beach clean-up' }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(server.sent(answerAppeal)).toEqual([
    { path: `/api/branch/${south.id}/appeal/${role.id}`, body: { answer: 'pass_on' } },
  ]);
});

it('RG-02 an Admin finds among what waits what nobody else can answer, and declines it; a refusal is told', async () => {
  const nothing = { requests: [], hours: [], organisers: 0, papers: 0, stories: 0 };
  server.on(listWaiting, { ...nothing, appeals: [waits] });
  server.on(answerAppeal, () => {
    throw refused('lending.gone');
  });
  const { user } = show(<Waits />);
  await user.click(await screen.findByRole('button', { name: 'Decline Beach clean-up' }));
  await waitFor(() => expect(news()).toEqual([refused('lending.gone').message]));
  expect(server.sent(answerAppeal).map(({ body }) => body)).toEqual([{ answer: 'decline' }]);
});

it('RG-02 the switch is kept at once, and is not there without branches', async () => {
  let isOn = false;
  server.on(getLendingChoice, () => ({ isOffered: true, isOn }));
  server.on(setLendingChoice, (body) => {
    isOn = body.isOn;
    return { message: 'Saved.' };
  });
  const { user } = show(<LendingCard />);
  const box = await screen.findByRole('checkbox', { name: 'Other branches may ask me' });
  expect(box).toHaveProperty('checked', false);
  await user.click(box);
  await waitFor(() => expect(news()).toEqual(['Saved.']));
  expect(box).toHaveProperty('checked', true);
  expect(isOn).toBe(true);
});

it('RG-02 where there is no other branch nothing is said of it', async () => {
  server.on(getLendingChoice, { isOffered: false, isOn: false });
  show(<LendingCard />);
  await waitFor(() => expect(server.sent(getLendingChoice)).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
