import type { Event } from '@saath/contract/events/events/schema';
import type { Question } from '@saath/contract/events/questions/schema';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import { personAnswers, saveAnswers } from '@saath/contract/places/questions/endpoints';
import { givenAnswerErrors, givenAnswerMessages } from '@saath/contract/places/questions/messages';
import type { OwnAnswers as Own } from '@saath/contract/places/questions/schema';
import { say } from '@saath/contract/texts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { show as showPart } from '../../../testing/show.tsx';
import { AskForRole } from '../join/ask-for-role.tsx';
import { JoinForm } from '../join/form.tsx';
import { event as river, volunteer } from '../join/testing/river-clean-up.ts';
import { OwnAnswersProvider } from './answering.ts';
import { OwnAnswers } from './own-answers.tsx';
import { AsksQuestions, PersonSaid } from './person-said.tsx';
import { AnswersSheet } from './sheet.tsx';
import { question } from './testing/question.ts';

const server = fakeServer();

const size = question('T-shirt size', { kind: 'one', choices: ['S', 'M'], isNeeded: true });
const food = question('Diet', { kind: 'some', choices: ['Vegan', 'Halal'], isSensitive: true });
const beds = question('Beds', { kind: 'number', lowest: 1, highest: 3 });
const car = question('Car', { kind: 'yes_no' });
const nothing: Own = { answers: [], remembered: [] };
const asking = (...questions: Question[]): Event => ({ ...river, questions });

/** @returns what counts how often the page's data was loaded again */
function page(element: ReactNode, own: Own = nothing) {
  const loader = vi.fn(() => null);
  const whole = <OwnAnswersProvider value={own}>{element}</OwnAnswersProvider>;
  const routes = [{ id: 'page', path: '/', element: whole, loader }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { page: null } } });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), loader };
}
const form = (event: Event) => (
  <JoinForm
    {...{ event, userId: volunteer.id, before: undefined, clash: null, chosen: undefined }}
    onMailed={vi.fn()}
  />
);
const sent = {
  ...say(joiningMessages, 'sent'),
  mailedTo: null,
  participation: {
    ...{ id: idOf('mine'), eventId: river.id, userId: volunteer.id, roleId: null, roleName: null },
    ...{ shift: null, state: 'requested' as const, position: null, note: '', answer: '' },
    ...{ requestedAt: '2026-11-02T00:00:00.000Z', decidedAt: null, offeredUntil: null },
  },
};
const ask = () => screen.getByRole('button', { name: 'Request to Join' });
const choose = (name: RegExp) => screen.getByRole('combobox', { name });

it('EL-04 an event that asks nothing is asked for as before', async () => {
  const { user } = page(form(river));
  expect(screen.queryByRole('checkbox')).toBeNull();
  server.on(requestJoin, sent);
  await user.click(ask());
  await waitFor(() => expect(server.sent(requestJoin)).toHaveLength(1));
  const body = { eventId: river.id, userId: volunteer.id, note: '' };
  expect(server.sent(requestJoin)[0]?.body).toEqual(body);
});

it('EL-04 a needed question without an answer stops the request at its field, and everything typed is sent', async () => {
  const { user } = page(form(asking(size, food, beds, car)));
  await user.type(screen.getByRole('spinbutton', { name: /Beds/ }), '7');
  await user.click(ask());
  expect(screen.getByText('Please answer this question.')).toBeDefined();
  expect(screen.getByText('Please give a number from 1 to 3.')).toBeDefined();
  expect(document.activeElement).toBe(choose(/T-shirt size/));
  expect(server.sent(requestJoin)).toHaveLength(0);
  await user.selectOptions(choose(/T-shirt size/), 'M');
  await user.clear(screen.getByRole('spinbutton', { name: /Beds/ }));
  await user.type(screen.getByRole('spinbutton', { name: /Beds/ }), '2');
  await user.selectOptions(choose(/Car/), 'Yes');
  const diet = screen.getByRole('group', { name: /Diet/ });
  expect(diet.textContent).toContain('deleted 14 days after the event');
  await user.click(within(diet).getByRole('checkbox', { name: 'Halal' }));
  await user.click(screen.getByRole('checkbox', { name: 'Remember my answers for next time' }));
  server.on(requestJoin, sent);
  await user.click(ask());
  await waitFor(() => expect(server.sent(requestJoin)).toHaveLength(1));
  expect(server.sent(requestJoin)[0]).toMatchObject({
    body: {
      answers: [
        { questionId: size.id, value: 'M' },
        { questionId: food.id, value: ['Halal'] },
        { questionId: beds.id, value: 2 },
        { questionId: car.id, value: true },
      ],
      remember: true,
    },
  });
});

it('EL-04 when the questions were changed meanwhile the page is read again, and what is typed stays', async () => {
  const { user, loader } = page(form(asking(size, food)));
  server.refuse(requestJoin, givenAnswerErrors['questions.changed'].message, {
    code: 'questions.changed',
  });
  await user.selectOptions(choose(/T-shirt size/), 'M');
  await user.click(ask());
  await waitFor(() => expect(loader).toHaveBeenCalled());
  expect(choose(/T-shirt size/)).toHaveProperty('value', 'M');
});

it('EL-04 what was remembered stands there, but not what is no choice any more', () => {
  const remembered = [
    { questionId: size.id, value: 'M' },
    { questionId: food.id, value: ['Vegan', 'Fish'] },
  ];
  page(form(asking(size, food)), { answers: [], remembered });
  expect(choose(/T-shirt size/)).toHaveProperty('value', 'M');
  expect(screen.getByRole('checkbox', { name: 'Vegan' })).toHaveProperty('checked', true);
  expect(screen.getAllByText(/As you answered last time/)).toHaveLength(2);
});

it('EL-04 the questions of a role are asked where the role is, after a first press', async () => {
  const [role] = river.role;
  if (!role) throw new Error('The event has no role');
  const plate = question('Licence plate', { roleId: role.id });
  const other = question('Other role', { roleId: idOf('nobody') });
  const { user } = page(
    <AskForRole
      {...{ event: asking(plate, other), userId: volunteer.id, role }}
      {...{ isMain: false, isRuledOut: false, onMailed: vi.fn() }}
    />,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('textbox', { name: /Licence plate/ })).toBeDefined();
  expect(screen.queryByText('Other role')).toBeNull();
  expect(server.sent(requestJoin)).toHaveLength(0);
});

it('EL-04 who was given a place finds the questions open, and closed once they are answered', async () => {
  server.on(saveAnswers, say(givenAnswerMessages, 'saved'));
  const { user, loader } = page(<OwnAnswers event={asking(size, food)} roleId={null} />);
  expect(screen.getByText('Questions to answer').closest('details')?.open).toBe(true);
  await user.selectOptions(choose(/T-shirt size/), 'S');
  await user.click(screen.getByRole('button', { name: 'Save answers' }));
  await waitFor(() => expect(loader).toHaveBeenCalled());
  expect(server.sent(saveAnswers)[0]).toMatchObject({
    body: {
      answers: [
        { questionId: size.id, value: 'S' },
        { questionId: food.id, value: [] },
      ],
    },
  });
  cleanup();
  const answers = [
    { questionId: size.id, value: 'S' },
    { questionId: food.id, value: null },
  ];
  page(<OwnAnswers event={asking(size, food)} roleId={null} />, { answers, remembered: [] });
  expect(screen.getByText('Your answers').closest('details')?.open).toBe(false);
});

it('EL-04 organisers read what a person said only where something is asked, when they look', async () => {
  const said = <PersonSaid participationId={idOf('place')} name="Amna" />;
  showPart(said);
  expect(screen.queryByText('Answers')).toBeNull();
  cleanup();
  server.on(personAnswers, {
    answers: [
      { question: size, value: 'M' },
      { question: car, value: false },
      { question: food, value: null },
    ],
  });
  const { user } = showPart(<AsksQuestions value>{said}</AsksQuestions>);
  expect(server.sent(personAnswers)).toHaveLength(0);
  await user.click(screen.getByText('Answers'));
  await screen.findByText('T-shirt size');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'M',
    'No',
    'No answer yet',
  ]);
});

it('EL-04 PR-02 the sheet counts, names, and says what was deleted', () => {
  const counted = (answer: string, people: number) => ({ answer, people });
  const questions = [
    {
      ...{ question: size, answered: 2, deleted: null },
      counts: [counted('S', 0), counted('M', 2)],
    },
    {
      ...{ question: food, answered: 0, deleted: { at: '2026-12-21T13:00:00.000Z', answers: 3 } },
      counts: [counted('Vegan', 0)],
    },
  ];
  const answers = [{ questionId: size.id, value: 'M' }];
  const people = [{ userId: idOf('amna'), name: 'Amna', roleName: 'Usher', answers }];
  const sensitiveUntil = '2026-12-21T13:00:00.000Z';
  showPart(
    <AnswersSheet
      event={river}
      answers={{ questions, people, sensitiveUntil }}
      now="2026-12-22T08:00:00.000Z"
    />,
  );
  expect(screen.getByText('2 people answered')).toBeDefined();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['S0', 'M2', 'Amna · UsherT-shirt sizeM']);
  expect(screen.getByText(/3 answers were deleted on .*2026/)).toBeDefined();
});

const readUntil = '2026-12-21T13:00:00.000Z';
it.each([
  ['2026-12-21T12:59:59.999Z', /0 people answered · Will be deleted on .*2026/],
  [readUntil, /^(?!.*0 people).*These answers could be read until .*2026/],
])(
  'EL-04 PR-02 until the night has come, what can no longer be read is not said to be nothing: %s',
  (now, text) => {
    const questions = [{ question: food, answered: 0, deleted: null, counts: [] }];
    const answers = { questions, people: [], sensitiveUntil: readUntil };
    showPart(<AnswersSheet event={river} answers={answers} now={now} />);
    expect(screen.getByRole('article').textContent).toMatch(text);
  },
);

it('EL-04 an event that asks nothing says so, and names nobody', () => {
  const people = [{ userId: idOf('amna'), name: 'Amna', roleName: 'Usher', answers: [] }];
  const answers = { questions: [], people, sensitiveUntil: '2026-12-21T13:00:00.000Z' };
  showPart(<AnswersSheet event={river} answers={answers} now="2026-12-01T08:00:00.000Z" />);
  expect(screen.getByText('This event asks no questions')).toBeDefined();
  expect(screen.queryByText(/Amna/)).toBeNull();
});
