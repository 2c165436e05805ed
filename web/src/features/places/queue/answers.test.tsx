import { limits } from '@saath/contract/limits';
import {
  decide,
  decideMany,
  eventQueue,
  moveOnWaitList,
} from '@saath/contract/places/joining/endpoints';
import { joiningErrors, waitListMessages } from '@saath/contract/places/joining/messages';
import type { QueueCounts, QueueEntry } from '@saath/contract/places/joining/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { event as riverCleanUp } from '../join/testing/river-clean-up.ts';
import { EventQueue } from './queue.tsx';

const server = fakeServer();
const [USHER, AIDER] = [idOf('usher'), idOf('aider')];

const entry = (name: string, change: Partial<QueueEntry> = {}): QueueEntry => ({
  ...{ id: idOf(name), eventId: riverCleanUp.id, userId: idOf(`${name} the person`) },
  ...{ roleId: AIDER, roleName: 'First aider', shift: null, state: 'requested', position: null },
  ...{ note: '', answer: '', requestedAt: '2026-11-01T00:00:00.000Z', decidedAt: null },
  ...{ offeredUntil: null, passedOver: null, clashReason: null },
  ...{ eligibilityReason: null, bestRoleId: null },
  person: {
    ...{ id: idOf(`${name} the person`), name, description: '', skills: [], interests: [] },
    ...{ profileImage: null, score: 0.5, reasons: [] },
  },
  ...change,
});

let people: QueueEntry[];
beforeEach(() => {
  people = [];
  server.on(eventQueue, (_body, { query }) => ({
    participations: people.filter(({ state }) =>
      (partOf[query.get('state') ?? 'requested'] ?? []).includes(state),
    ),
    next: null,
    counts: countsOf(),
  }));
  server.on(decide, { message: 'Answered.', participation: entry('Aisha') });
});

const partOf: Readonly<Record<string, readonly string[]>> = {
  requested: ['requested'],
  waitlisted: ['waitlisted', 'offered'],
  confirmed: ['confirmed'],
  closed: ['declined', 'withdrawn'],
};
const countsOf = (): QueueCounts => {
  const count = (part: string) =>
    people.filter(({ state }) => partOf[part]?.includes(state)).length;
  return {
    ...{ requested: count('requested'), waitlisted: count('waitlisted') },
    ...{ confirmed: count('confirmed'), closed: count('closed') },
  };
};

type Queue = Parameters<typeof EventQueue>[0];
async function open(event: Partial<Queue['event']> = {}, counts = countsOf()) {
  const shown = show(<EventQueue event={{ ...riverCleanUp, ...event }} counts={counts} />);
  const [first] = people;
  if (first && ['requested', 'waitlisted', 'offered'].includes(first.state))
    await screen.findByText(first.person.name, { selector: 'bdi.font-semibold' });
  return shown.user;
}
const button = (name: RegExp) => screen.getByRole('button', { name });
const sent = () => server.sent(decide).map(({ body }) => body);

it('EV-11 a list that could not be loaded says so and can be tried again', async () => {
  server.on(eventQueue, () => {
    throw tooMany();
  });
  const user = await open();
  expect(await screen.findByText('The requests could not be loaded')).toBeDefined();
  server.on(eventQueue, { participations: [], next: null, counts: countsOf() });
  await user.click(button(/Try again/));
  expect(await screen.findByText(/Nobody is waiting\. New requests show up here/)).toBeDefined();
});

it('EV-11 of an event that is over and that nobody asked for, only that is said', async () => {
  await open({ status: 'CANCELLED' });
  expect(screen.getByText('Nobody asked to join this event.')).toBeDefined();
  expect(screen.queryByRole('region')).toBeNull();
});

it('EV-11 parts without anybody are not shown, but that of requests', async () => {
  people = [entry('Aisha', { state: 'confirmed' })];
  await open();
  const titles = screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'));
  expect(titles).toEqual(['Waiting for an answer', 'Confirmed']);
});

it('EV-11 the search is there from more people than a page holds', async () => {
  people = [entry('Aisha')];
  await open({}, { ...countsOf(), closed: limits.queuePage + 1 });
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toBeDefined();
});

it('EV-11 what people wrote stands with them, and so does the answer to it', async () => {
  people = [
    entry('Aisha', { note: 'I have a van.', answer: 'Good!', roleId: null, roleName: null }),
  ];
  await open();
  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('Asked for any role');
  expect(row.textContent).toContain('Aisha: I have a van.');
  expect(row.textContent).toContain('Your answer: Good!');
});

it('RO-03 for a full role there is no place to give, but the wait list and another role', async () => {
  people = [entry('Aisha', { roleId: USHER, roleName: 'Usher' })];
  const user = await open();
  expect(screen.getByText('This role is full.')).toBeDefined();
  expect(button(/^Approve.*Aisha/)).toHaveProperty('disabled', true);
  expect(button(/^Wait list.*Aisha/)).toHaveProperty('disabled', false);
  await user.selectOptions(screen.getByLabelText('Role to give'), AIDER);
  expect(screen.queryByText('This role is full.')).toBeNull();
  await user.click(button(/^Approve.*Aisha/));
  await waitFor(() => expect(sent()).toMatchObject([{ decision: 'approve', roleId: AIDER }]));
});

it('RO-04 who asked for a role with room gets that one: its free places are said, and nothing is to choose', async () => {
  people = [entry('Aisha')];
  await open();
  expect(screen.getByRole('listitem').textContent).toContain('First aider: 1 of 1 free');
  expect(screen.queryByLabelText('Role to give')).toBeNull();
});

it('JO-06 the wait list takes no role along: the place is not given yet', async () => {
  people = [entry('Aisha')];
  const user = await open();
  await user.click(button(/^Wait list.*Aisha/));
  await waitFor(() => expect(sent()).toEqual([{ decision: 'waitlist', roleId: null, note: '' }]));
});

it('JO-06 places are offered until the event begins, given afterwards as well', async () => {
  people = [entry('Aisha', { state: 'waitlisted', position: 1 })];
  await open({ status: 'ONGOING' });
  expect(screen.queryByRole('button', { name: /^Offer a place/ })).toBeNull();
  expect(button(/^Approve.*Aisha/)).toHaveProperty('disabled', false);
});

it('JO-06 whoever is offered a place has it kept until then, in the time of the event, also in a full role', async () => {
  people = [
    entry('Aisha', {
      ...{ state: 'offered', roleId: USHER, roleName: 'Usher' },
      offeredUntil: '2026-12-03T20:00:00.000Z',
    }),
  ];
  await open();
  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('Kept until Fri, 4 Dec 2026, 1:00 AM');
  expect(button(/^Approve.*Aisha/)).toHaveProperty('disabled', false);
  expect(screen.queryByText('This role is full.')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Offer a place/ })).toBeNull();
});

it.each([
  ['clash', 'Passed over: has another place then'],
  ['inactive', 'Passed over: account not active'],
  ['day_off', 'Passed over: has that day off'],
] as const)('JO-06 why a place went past somebody is said (%s)', async (passedOver, text) => {
  people = [entry('Aisha', { state: 'waitlisted', position: 1, passedOver })];
  await open();
  expect(screen.getByText(text)).toBeDefined();
});

it('EV-11 what another organiser answered first is said, and the list is read again', async () => {
  people = [entry('Aisha'), entry('Bilal')];
  const user = await open();
  server.on(decide, () => {
    people = people.slice(1);
    throw refused('joining.not_possible');
  });
  await user.click(button(/^Approve.*Aisha/));
  await waitFor(() => expect(news()).toEqual([joiningErrors['joining.not_possible'].message]));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('listitem').textContent).toContain('Bilal');
});

it('EL-02 an approval that needs a reason asks for it, although the row was shown in its new place meanwhile', async () => {
  people = [entry('Aisha')];
  const user = await open();
  server.on(decide, async ({ eligibilityReason }) => {
    if (eligibilityReason) return { message: 'Place given.', participation: entry('Aisha') };
    // The row has gone to those who have a place before the refusal comes.
    const approve = () => screen.queryByRole('button', { name: /^Approve.*Aisha/ });
    await waitFor(() => expect(approve()).toBeNull());
    throw refused('joining.not_eligible');
  });
  await user.click(button(/^Approve.*Aisha/));
  const reason = await screen.findByRole('textbox', { name: /^Why make an exception/ });
  await user.type(reason, 'Her card is on its way{Enter}');
  await waitFor(() => expect(news()).toContain('Place given.'));
  expect(sent().at(-1)).toMatchObject({ eligibilityReason: 'Her card is on its way' });
});

it('EV-11 a decline is asked about; the word goes along without spaces around it', async () => {
  people = [entry('Aisha')];
  const user = await open();
  await user.click(button(/^Decline.*Aisha/));
  const question = within(await screen.findByRole('alertdialog', { name: 'Decline Aisha?' }));
  expect(question.getByText(/^Aisha will be told that it has not worked out/)).toBeDefined();
  await user.type(question.getByLabelText('A word to them (optional)'), ' Next time! ');
  await user.click(question.getByRole('button', { name: 'Decline' }));
  const declined = { decision: 'decline', roleId: null, note: 'Next time!' };
  await waitFor(() => expect(sent()).toEqual([declined]));
});

it('EV-11 a word that was not sent is not the next one’s', async () => {
  people = [entry('Aisha'), entry('Bilal')];
  const user = await open();
  await user.click(button(/^Decline.*Aisha/));
  await user.type(await screen.findByLabelText('A word to them (optional)'), 'Not you');
  await user.click(button(/^Cancel$/));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(button(/^Decline.*Bilal/));
  expect(await screen.findByLabelText('A word to them (optional)')).toHaveProperty('value', '');
  expect(sent()).toEqual([]);
});

it('EV-11 a decline without an answer of the server leaves the question with its word, to be tried again', async () => {
  people = [entry('Aisha')];
  server.on(decide, () => {
    throw unanswered();
  });
  const user = await open();
  await user.click(button(/^Decline.*Aisha/));
  const word = await screen.findByLabelText('A word to them (optional)');
  await user.type(word, 'Next time!');
  await user.click(button(/^Decline$/));
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(word).toHaveProperty('value', 'Next time!');
  server.on(decide, { message: 'Answered.', participation: entry('Aisha') });
  await waitFor(() => expect(button(/^Decline$/)).toHaveProperty('disabled', false));
  await user.click(button(/^Decline$/));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent().at(-1)).toMatchObject({ note: 'Next time!' });
});

it('EV-11 a decline that comes too late closes the question: asking again would change nothing', async () => {
  people = [entry('Aisha')];
  server.on(decide, () => {
    throw refused('joining.not_possible');
  });
  const user = await open();
  await user.click(button(/^Decline.*Aisha/));
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(news()).toHaveLength(1);
});

it('EV-11 taking somebody off says which place they lose', async () => {
  people = [entry('Aisha', { state: 'confirmed' })];
  const user = await open();
  await user.click(button(/^Confirmed \(1\)/));
  await user.click(await screen.findByRole('button', { name: /^Take off.*Aisha/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Take Aisha off?' }));
  expect(
    question.getByText(/^Aisha loses the place as First aider and will be told/),
  ).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Take off' }));
  await waitFor(() => expect(sent()).toMatchObject([{ decision: 'decline' }]));
});

it('EV-11 who was declined can be reconsidered, who withdrew cannot', async () => {
  people = [entry('Aisha', { state: 'declined' }), entry('Bilal', { state: 'withdrawn' })];
  const user = await open();
  await user.click(button(/^Declined or withdrawn \(2\)/));
  await user.click(await screen.findByRole('button', { name: /^Reconsider.*Aisha/ }));
  expect(screen.queryByRole('button', { name: /^Reconsider.*Bilal/ })).toBeNull();
  await user.click(button(/^Approve.*Aisha/));
  await waitFor(() => expect(sent()).toMatchObject([{ decision: 'approve', roleId: AIDER }]));
});

it('JO-06 a place on the wait list is a whole number from one, and a reason is more than spaces', async () => {
  people = [entry('Aisha', { state: 'waitlisted', position: 4 })];
  const user = await open();
  await user.click(button(/^Change the order.*Aisha/));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Change the place of Aisha' }),
  );
  const place = dialog.getByLabelText('New place on the wait list');
  await user.clear(place);
  await user.type(place, '0');
  await user.type(dialog.getByLabelText('Why'), '  ');
  await user.click(dialog.getByRole('button', { name: 'Save the order' }));
  expect(dialog.getByText(waitListMessages.position)).toBeDefined();
  expect(dialog.getByText(waitListMessages.reason)).toBeDefined();
  expect(server.sent(moveOnWaitList)).toEqual([]);
});

it('JO-06 a move without an answer is said, and what was entered stays', async () => {
  server.on(moveOnWaitList, () => {
    throw unanswered();
  });
  people = [entry('Aisha', { state: 'waitlisted', position: 4 })];
  const user = await open();
  await user.click(button(/^Change the order.*Aisha/));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText('Why'), 'Has a van');
  await user.click(dialog.getByRole('button', { name: 'Save the order' }));
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(news()[0]).toMatch(/^Your answer was not saved\. The server cannot be reached/);
  expect(dialog.getByLabelText('Why')).toHaveProperty('value', 'Has a van');
});

it('EV-11 somebody alone is not selected from several', async () => {
  people = [entry('Aisha')];
  await open();
  expect(screen.queryByRole('button', { name: 'Select several' })).toBeNull();
});

it('EV-11 with nobody selected nothing can be given, and stopping forgets who was', async () => {
  people = [entry('Aisha'), entry('Bilal')];
  const user = await open();
  await user.click(button(/^Select several$/));
  expect(button(/^Give places$/)).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: 'Select Aisha' }));
  expect(screen.getByText('1 selected')).toBeDefined();
  expect(button(/^Give places$/)).toHaveProperty('disabled', false);
  await user.click(button(/^Stop selecting$/));
  await user.click(button(/^Select several$/));
  expect(screen.getByText('0 selected')).toBeDefined();
});

it('EV-11 of many answers the refused ones come first, each with its reason', async () => {
  people = [entry('Aisha'), entry('Bilal')];
  const { message } = joiningErrors['joining.not_active'];
  server.on(decideMany, {
    message: '',
    outcomes: [
      { participationId: idOf('Aisha'), isDone: true, message: 'Place given.' },
      {
        participationId: idOf('Bilal'),
        isDone: false,
        message,
        wording: { code: 'joining.not_active' },
      },
    ],
  });
  const user = await open();
  await user.click(button(/^Select several$/));
  await user.click(button(/^Select all shown$/));
  await user.click(button(/^Give places$/));
  const dialog = within(await screen.findByRole('dialog', { name: 'What became of your answers' }));
  expect(dialog.getByText('1 of 2 done.')).toBeDefined();
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([`Bilal (Not done)${message}`, 'Aisha (Done)']);
  expect(screen.queryByText(/selected$/)).toBeNull();
});

it('EV-11 many answers without an answer of the server are said, and the people stay selected', async () => {
  people = [entry('Aisha'), entry('Bilal')];
  server.on(decideMany, () => {
    throw unanswered();
  });
  const user = await open();
  await user.click(button(/^Select several$/));
  await user.click(button(/^Select all shown$/));
  await user.click(button(/^Wait list$/));
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(screen.getByText('2 selected')).toBeDefined();
});

it('EV-11 many declines without an answer keep the question and the word; the next many begin without one', async () => {
  people = [entry('Aisha'), entry('Bilal'), entry('Chand')];
  server.on(decideMany, () => {
    throw unanswered();
  });
  const user = await open();
  const word = () => screen.findByLabelText('A word to them (optional)');
  const select = async (name: string) => {
    await user.click(button(/^Select several$/));
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await user.click(button(/^Decline$/));
  };
  await select('Aisha');
  await user.type(await word(), 'Next time!');
  const question = screen.getByRole('alertdialog', { name: 'Decline 1 request?' });
  const yes = within(question).getByRole('button', { name: 'Decline' });
  await user.click(yes);
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(await word()).toHaveProperty('value', 'Next time!');
  const outcomes = [{ participationId: idOf('Aisha'), isDone: true, message: '' }];
  server.on(decideMany, { message: '', outcomes });
  await waitFor(() => expect(yes).toHaveProperty('disabled', false));
  await user.click(yes);
  await screen.findByRole('dialog', { name: 'What became of your answers' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await select('Bilal');
  expect(await word()).toHaveProperty('value', '');
});
