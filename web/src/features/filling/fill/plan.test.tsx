import { previewFill, saveFill, undoFill } from '@saath/contract/filling/fill/endpoints';
import { fillErrors, fillKept, fillMessages } from '@saath/contract/filling/fill/messages';
import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { say } from '@saath/contract/texts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { FillForMe } from './for-me.tsx';
import {
  COOK,
  candidate,
  DRIVER,
  EVENT,
  emptyOf,
  eventOf,
  partOf,
  placed,
  planOf,
} from './testing/plans.ts';

const server = fakeServer();
let plan: FillPlan;
type Body = Record<string, unknown> & { id: string; how: string; note: string };
const asked = () => server.sent(previewFill).map(({ body }) => body as Body);
const saved = () => server.sent(saveFill).map(({ body }) => body as Body);

beforeEach(() => {
  plan = planOf([partOf(COOK, { placed: [placed('Aisha')] })]);
  server.on(previewFill, () => ({ plan }));
  const summary = { places: 1, people: 1, mails: 1 };
  server.on(saveFill, ({ how }) => ({
    message: how === 'give' ? fillMessages.given : fillMessages.asked,
    summary,
  }));
  server.on(undoFill, { message: fillMessages.undone, released: 1, kept: [] });
});

const open = (eventIds = [EVENT]) => show(<FillForMe eventIds={eventIds} />);
const region = async (name: string) => within(await screen.findByRole('region', { name }));
type User = ReturnType<typeof open>['user'];
async function save(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Fill \d+ places? …$/ }));
  return within(await screen.findByRole('alertdialog', { name: 'Save the plan' }));
}

it('MT-04 that the plan is being made is said; nothing can be saved meanwhile', async () => {
  server.hold(previewFill);
  open();
  expect((await screen.findAllByText('Making the plan …')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Fill \d/ })).toBeNull();
});

it('MT-04 a plan that could not be made says so and can be made again', async () => {
  server.on(previewFill, () => {
    throw tooMany();
  });
  const { user } = open();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The plan could not be made')).toBeDefined();
  server.on(previewFill, () => ({ plan }));
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Aisha')).toBeDefined();
  expect(screen.getByText('The plan fills 1 place.')).toBeDefined();
});

it.each([
  [{ state: 'none', roleId: null }, 'Has not asked'],
  [{ state: 'waitlisted', roleId: COOK }, 'On the wait list'],
  [{ state: 'requested', roleId: null }, 'Asked for any role'],
  [{ state: 'requested', roleId: COOK }, 'Asked for this role'],
  [{ state: 'requested', roleId: DRIVER }, 'Asked for Driver'],
  [{ state: 'requested', roleId: idOf('gone') }, 'Asked for another role'],
  [{ state: 'withdrawn', roleId: COOK }, 'Has not asked'],
] as const)('MT-04 what somebody asked for is told (%j): %s', async (from, text) => {
  plan = planOf([partOf(COOK, { placed: [placed('Aisha', { from })] }), partOf(DRIVER)]);
  open();
  expect(await screen.findByText(`${text} · 90% likely to come`)).toBeDefined();
});

it('MT-04 who was not asked yet may say no: both chances are told', async () => {
  plan = planOf([
    partOf(COOK, { placed: [placed('Aisha', { chances: { accept: 0.456, attend: 0.9 } })] }),
  ]);
  open();
  expect(await screen.findByText(/46% likely to accept, then 90% to come/)).toBeDefined();
});

it.each([
  ['nobody', 'There is nobody left to choose from.'],
  ['nobody_free', 'Everybody who was considered is busy, away or not free then.'],
  ['nobody_fits', 'Nobody who is free has any of the skills asked for.'],
  ['too_few_fit', 'Everybody who fits and is free is already in it.'],
] as const)('MT-04 why a place stays empty is told (%s)', async (why, text) => {
  plan = planOf([partOf(COOK, { empty: emptyOf(why) })]);
  open();
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText('1 place stays empty')).toBeDefined();
  expect(screen.queryAllByRole('link', { name: 'Change the role' })).toHaveLength(
    why === 'nobody_fits' ? 1 : 0,
  );
});

it('MT-04 what would help is told once everybody was considered; before, that they can be', async () => {
  plan = planOf([partOf(COOK, { empty: emptyOf('nobody_free') })]);
  const { user } = open();
  const everybody = await screen.findByRole('button', { name: 'Consider everybody' });
  expect(screen.queryByText('Another time, or more people, would help.')).toBeNull();
  await user.click(everybody);
  expect(await screen.findByText('Another time, or more people, would help.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Consider everybody' })).toBeNull();
  expect(asked().map(({ who }) => who)).toEqual(['asked', 'everybody']);
});

it('MT-04 a role says who stays, what is needed and what is kept free; a full one that it is', async () => {
  plan = planOf([
    partOf(COOK, { filled: 1, minimum: 2, keptFree: 1, places: 4 }),
    partOf(DRIVER, { filled: 2, places: 2 }),
  ]);
  open();
  const cook = (await screen.findByRole('heading', { name: 'Cook' })).closest('li');
  expect(cook?.textContent).toContain('1 stays in place');
  expect(cook?.textContent).toContain('Needs at least 2');
  expect(cook?.textContent).toContain('1 kept free');
  expect(cook?.textContent).not.toContain('No free place');
  const driver = screen.getByRole('heading', { name: 'Driver' }).closest('li');
  expect(driver?.textContent).toContain('No free place: all are held.');
});

it('MT-04 an event without roles says so', async () => {
  plan = planOf([]);
  open();
  expect(await screen.findByText('No roles yet')).toBeDefined();
});

it('MT-04 how many more needed places the plan fills weighs more than its value', async () => {
  plan = planOf([partOf(COOK, { placed: [placed('Aisha')] })], {
    figures: { placed: 1, belowMinimum: 0, value: 50_000 },
    roleByRole: { placed: 1, belowMinimum: 2, value: 100_000 },
  });
  open();
  const figures = await region('Figures of the plan');
  expect(
    figures.getByText(/^Fills 2 more places of the roles' minimum than filling role by role/),
  ).toBeDefined();
});

it.each([
  [{ kind: 'compared', gap: 0 }, 'No other way of filling that was compared scores higher.'],
  [{ kind: 'bound', gap: 0.0312 }, 'No other plan is more than 3.2% better: checked.'],
  [{ kind: 'bound', gap: 0.00001 }, 'No other plan is more than 0.1% better: checked.'],
] as const)('MT-04 no more is claimed than was proved (%j)', async (proof, text) => {
  plan = planOf([partOf(COOK, { placed: [placed('Aisha')] })], { proof });
  open();
  expect(await screen.findByText(text)).toBeDefined();
});

it('MT-04 minimums that are missed, pins that were lost and people too many to consider are told', async () => {
  plan = planOf([partOf(COOK, { placed: [placed('Aisha')] })], {
    ...{ lostPins: ['Bilal', 'Cyra'], hasMore: true, people: 5000 },
    figures: { placed: 1, belowMinimum: 3, value: 100_000 },
  });
  open();
  expect(await screen.findByText(/^3 more people are needed to reach the minimum/)).toBeDefined();
  expect(screen.getByText(/cannot be kept where you pinned them: Bilal and Cyra\./)).toBeDefined();
  expect(screen.getByText(/only the first 5000 people were considered/)).toBeDefined();
});

it('MT-04 somebody else costs the plan something, or nothing; a little is never nothing', async () => {
  const aisha = placed('Aisha', { weight: 50_000 });
  const others = [
    candidate('Same', { weight: 50_000 }),
    candidate('Nearly', { weight: 49_999 }),
    candidate('Less', { weight: 25_000 }),
  ];
  plan = planOf([partOf(COOK, { placed: [aisha], others })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Somebody else than Aisha' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual(
    ['The plan gets no worse', 'The plan gets 0.1% worse', 'The plan gets 25% worse'],
  );
});

const shiftAt = (hour: number) => ({
  ...{ id: idOf(`shift ${hour}`), place: '' },
  startsAt: `2026-12-07T${String(hour).padStart(2, '0')}:00:00.000Z`,
  endsAt: `2026-12-07T${String(hour + 1).padStart(2, '0')}:00:00.000Z`,
});
const shiftFor = (hour: number, names: readonly string[]) =>
  partOf(COOK, { shift: shiftAt(hour), placed: names.map((name) => placed(name)) });

it('MT-04 who gets several shifts is named at the top, and with each of them all are told', async () => {
  plan = planOf([
    shiftFor(11, ['Aisha', 'Cyra']),
    shiftFor(9, ['Aisha', 'Bilal']),
    shiftFor(10, ['Aisha', 'Cyra']),
  ]);
  open();
  const figures = await region('Figures of the plan');
  expect(figures.getByText('Several shifts: Aisha (3) and Cyra (2).')).toBeDefined();
  const rows = screen.getAllByText('Aisha').map((name) => name.closest('li')?.textContent);
  const all = '3 shifts: 2:00 PM – 3:00 PM\u00a0· 3:00 PM – 4:00 PM\u00a0· 4:00 PM – 5:00 PM';
  expect(rows.map((row) => row?.includes(all))).toEqual([true, true, true]);
  expect(screen.getByText('Bilal').closest('li')?.textContent).not.toContain('shift');
});

it('MT-04 where everybody gets one shift nothing is said of several', async () => {
  plan = planOf([shiftFor(9, ['Aisha']), shiftFor(10, ['Bilal'])]);
  open();
  expect(await screen.findByText('Aisha')).toBeDefined();
  expect(screen.queryByText(/Several shifts|\d shifts/)).toBeNull();
});

it('MT-04 with nobody else to take that is said', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Somebody else than Aisha' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Nobody else fits and is free then.')).toBeDefined();
});

it('MT-04 what stays free is chosen, and the plan made again', async () => {
  const { user } = open();
  const free = await screen.findByLabelText('Keep free for later');
  expect(screen.queryByLabelText('One person helps at most at')).toBeNull();
  await user.selectOptions(free, '2 places of each role');
  await waitFor(() => expect(asked().at(-1)?.keepFree).toBe(2));
});

it('MA-03 of several events one person helps at all or at fewer of them', async () => {
  const events = [eventOf([], { id: EVENT }), eventOf([], { id: idOf('other'), title: 'Other' })];
  plan = planOf([], { events });
  const { user } = open([EVENT, idOf('other')]);
  const most = await screen.findByLabelText<HTMLSelectElement>('One person helps at most at');
  expect([...most.options].map(({ label }) => label)).toEqual(['1 of them', 'All of them']);
  await user.selectOptions(most, '1 of them');
  await waitFor(() => expect(asked().at(-1)?.atMost).toBe(1));
});

it('MT-04 people are asked first where that was chosen, with a word; who wants no mail of it gets none', async () => {
  plan = planOf([
    partOf(COOK, { placed: [placed('Aisha'), placed('Bilal', { mailsOff: ['offer'] })] }),
  ]);
  const { user } = open();
  const dialog = await save(user);
  expect(dialog.getByText('2 places for 2 people. 2 mails and 2 notices go out.')).toBeDefined();
  await user.click(dialog.getByRole('radio', { name: 'Ask them first' }));
  expect(dialog.getByText('2 places for 2 people. 1 mail and 2 notices go out.')).toBeDefined();
  await user.type(dialog.getByLabelText(/A word to everyone/), ' Can you? ');
  await user.click(dialog.getByRole('button', { name: 'Save and send' }));
  expect(await screen.findByText('1 place is offered')).toBeDefined();
  expect(saved()).toMatchObject([{ how: 'ask', note: 'Can you?' }]);
  expect(news()).toEqual([fillMessages.asked]);
});

it('MT-04 of an event that has begun nobody can be asked any more', async () => {
  plan = planOf([partOf(COOK, { placed: [placed('Aisha')] })]);
  plan.events[0] = eventOf([partOf(COOK, { placed: [placed('Aisha')] })], { canAsk: false });
  const { user } = open();
  const dialog = await save(user);
  const ask = dialog.getByRole('radio', { name: 'Ask them first' });
  expect(ask).toHaveProperty('disabled', true);
  expect(dialog.getByText(/there is no time to ask any more/)).toBeDefined();
});

it('MT-04 one can go on planning: nothing was sent', async () => {
  const { user } = open();
  const dialog = await save(user);
  await user.click(dialog.getByRole('button', { name: 'Go on planning' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(saved()).toEqual([]);
});

it('MT-04 a save without an answer keeps window and words; tried again it is the same save', async () => {
  server.on(saveFill, () => {
    throw unanswered();
  });
  const { user } = open();
  const dialog = await save(user);
  await user.type(dialog.getByLabelText(/A word to everyone/), 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Save and send' }));
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(news()[0]).toMatch(/^The plan was not saved\. The server cannot be reached/);
  expect(dialog.getByLabelText(/A word to everyone/)).toHaveProperty('value', 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Save and send' }));
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[0]?.id).toBe(saved()[1]?.id);
});

it('MT-04 the heading of what was saved has the focus, and the roster is one press away', async () => {
  const { user } = open();
  const dialog = await save(user);
  await user.click(dialog.getByRole('button', { name: 'Save and send' }));
  const heading = await screen.findByRole('heading', { name: '1 place is given' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('1 mail and 1 notice went out.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the roster' }).getAttribute('href')).toBe(
    `/admin/event/${EVENT}?tab=roster`,
  );
});

it('MT-04 taking places back is asked about; what another took back first is said', async () => {
  server.on(undoFill, () => {
    throw refused('fill.undone');
  });
  const { user } = open();
  const dialog = await save(user);
  await user.click(dialog.getByRole('button', { name: 'Save and send' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: /Take all these places back/ }),
  );
  expect(question.getByText(/will be told that these were taken back/)).toBeDefined();
  expect(server.sent(undoFill)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Take the places back' }));
  await waitFor(() => expect(news().at(-1)).toBe(fillErrors['fill.undone'].message));
  expect(screen.getByRole('heading', { name: '1 place is given' })).toBeDefined();
});

it('MT-04 places that stay when the rest is taken back are named; without any nothing is said of them', async () => {
  const kept = [say(fillKept, 'answered', { name: 'Bilal' })];
  server.on(undoFill, { message: fillMessages.undone, released: 0, kept });
  const { user } = open();
  const dialog = await save(user);
  await user.click(dialog.getByRole('button', { name: 'Save and send' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Take the places back' }));
  expect(await screen.findByRole('heading', { name: 'The plan is taken back' })).toBeDefined();
  expect(screen.getByText('These places stay')).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toBe(kept[0]?.message);
  await user.click(screen.getByRole('button', { name: 'Make another plan' }));
  expect(await screen.findByText('Aisha')).toBeDefined();
});
