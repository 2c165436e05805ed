import { createEvent, listEvents } from '@saath/contract/events/events/endpoints';
import { questionErrors } from '@saath/contract/events/questions/messages';
import type { Question } from '@saath/contract/events/questions/schema';
import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { type Draft, emptyDraft, readDraft } from './draft.ts';
import { EventWizard } from './wizard.tsx';

const server = fakeServer();
const year = new Date().getFullYear() + 2;
const role = { ...emptyDraft.values.builder, role_name: 'Picker', description: 'Picks' };
const draft: Draft = {
  ...{ ...emptyDraft, step: 2 },
  values: {
    ...{ ...emptyDraft.values, title: 'Beach clean-up', location: 'Clifton' },
    ...{ startTime: `${year}-12-05T09:00`, endTime: `${year}-12-05T12:00` },
    description: 'We clean the beach.',
    roles: [{ ...role, maxVolunteers: '5' }],
  },
};

beforeEach(() => {
  sessionStorage.clear();
  server.on(findTowns, { towns: [] });
  server.on(listEvents, {
    ...{ events: [], allEvents: [], totalEvents: 0, totalPages: 1, currentPage: 1 },
  });
});
const open = (initial = draft) =>
  show(<EventWizard initial={initial} timeZone="Asia/Karachi" onCreated={() => undefined} />).user;
const fold = () => screen.getByText('Questions (optional)');
type User = ReturnType<typeof open>;

/** The form holds pictures too, so that lists in it are JSON. */
function sentQuestions(): unknown {
  const [sent] = server.sent(createEvent) as readonly { body: { questions: string } }[];
  return JSON.parse(sent?.body.questions ?? '');
}

/** Asks one of the commonest questions, as it stands. */
async function ask(user: User, template: string) {
  await user.click(screen.getByRole('button', { name: 'Ask a question' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).queryByRole('combobox', { name: 'Asked of' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: template }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('EL-04 questions are folded; those that are asked stay with the draft, and go along with the event', async () => {
  const user = open();
  expect(fold().closest('details')?.open).toBe(false);
  await user.click(fold());
  await ask(user, 'T-shirt size');
  await ask(user, 'Diet');
  await ask(user, 'Licence plate');
  await user.click(screen.getByRole('button', { name: /^Remove Licence plate/ }));
  expect(readDraft(sessionStorage)?.values.questions.map(({ words }) => words)).toEqual([
    'T-shirt size',
    'What do you eat?',
  ]);
  server.on(createEvent, { message: 'Made.', event: beachCleanUp });
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  await waitFor(() => expect(server.sent(createEvent)).toHaveLength(1));
  expect(sentQuestions()).toMatchObject([
    { template: 'shirt', roleId: null },
    { template: 'diet', isSensitive: true },
  ]);
});

it('EL-04 what one role is asked follows it when it is renamed, and goes when it is removed', async () => {
  const user = open();
  await user.click(fold());
  // The role gets what it is known by once it is written; until then everybody is asked.
  await ask(user, 'T-shirt size');
  const renames = async (from: RegExp, to: string) => {
    await user.click(screen.getByRole('button', { name: from }));
    await user.clear(screen.getByLabelText('Role name'));
    await user.type(screen.getByLabelText('Role name'), to);
    await user.click(screen.getByRole('button', { name: 'Save Role' }));
  };
  await renames(/^Edit\s*Picker/, 'Driver');
  await user.click(screen.getByRole('button', { name: 'Ask a question' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Licence plate' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Asked of' }), 'Driver');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await renames(/^Edit\s*Driver/, 'Van driver');
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows().some((row) => row?.includes('Licence plate') && row.includes('Van driver'))).toBe(
    true,
  );
  server.on(createEvent, { message: 'Made.', event: beachCleanUp });
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  await waitFor(() => expect(server.sent(createEvent)).toHaveLength(1));
  const [{ body } = { body: {} }] = server.sent(createEvent);
  const [sent] = JSON.parse((body as { role: string }).role) as [{ id: string; role_name: string }];
  expect(sent.role_name).toBe('Van driver');
  expect(sentQuestions()).toMatchObject([
    { template: 'shirt', roleId: null },
    { template: 'plate', roleId: sent.id },
  ]);
  expect(sent.id).toMatch(/^[0-9a-f-]{36}$/);
});

it('EL-04 a role that is removed takes along what only it was asked', async () => {
  const driver = { ...role, id: idOf('driver'), role_name: 'Driver', maxVolunteers: '2' };
  const plate: Question = {
    ...{ id: idOf('plate'), roleId: driver.id, kind: 'text', words: 'Licence plate', choices: [] },
    ...{ lowest: null, highest: null, isNeeded: false, isSensitive: false, template: 'plate' },
  };
  const size = { ...plate, id: idOf('size'), roleId: null, words: 'T-shirt size' };
  const values = { ...draft.values, roles: [...draft.values.roles, driver] };
  const user = open({ ...draft, values: { ...values, questions: [size, plate] } });
  const asked = () => readDraft(sessionStorage)?.values.questions.map(({ words }) => words);
  await user.click(screen.getByRole('button', { name: /^Remove\s*Picker/ }));
  expect(asked()).toEqual(['T-shirt size', 'Licence plate']);
  await user.click(screen.getByRole('button', { name: /^Remove\s*Driver/ }));
  expect(asked()).toEqual(['T-shirt size']);
});

it('EL-04 an event that asks nothing sends none, and the same asked twice is told there', async () => {
  const user = open();
  server.refuse(createEvent, questionErrors['questions.twice'].message, {
    code: 'questions.twice',
  });
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  await waitFor(() => expect(server.sent(createEvent)).toHaveLength(1));
  expect(sentQuestions()).toEqual([]);
  const alerts = await screen.findAllByText(questionErrors['questions.twice'].message);
  expect(alerts.some((alert) => alert.closest('details'))).toBe(true);
});
