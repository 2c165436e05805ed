/** What somebody said before, in the fields: kept as they said it, and sent again as it is. */
import type { Question } from '@saath/contract/events/questions/schema';
import { saveAnswers } from '@saath/contract/places/questions/endpoints';
import { givenAnswerMessages } from '@saath/contract/places/questions/messages';
import type { GivenAnswer, OwnAnswers as Own } from '@saath/contract/places/questions/schema';
import { say } from '@saath/contract/texts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { event as river } from '../join/testing/river-clean-up.ts';
import { OwnAnswersProvider } from './answering.ts';
import { OwnAnswers } from './own-answers.tsx';
import { question } from './testing/question.ts';

const server = fakeServer();
const size = question('T-shirt size', { kind: 'one', choices: ['S', 'M'] });
const food = question('Diet', { kind: 'some', choices: ['Vegan', 'Halal'] });
const beds = question('Beds', { kind: 'number' });
const car = question('Car', { kind: 'yes_no' });
const day = question('Arrival', { kind: 'date' });
const note = question('Anything else', {});

function open(questions: Question[], own: Partial<Own>) {
  server.on(saveAnswers, say(givenAnswerMessages, 'saved'));
  return show(
    <OwnAnswersProvider value={{ answers: [], remembered: [], ...own }}>
      <OwnAnswers event={{ ...river, questions }} roleId={null} />
    </OwnAnswersProvider>,
  ).user;
}
const said = (each: Question, value: GivenAnswer['value']) => ({ questionId: each.id, value });
const sent = () =>
  server.sent(saveAnswers).map(({ body }) => (body as { answers: GivenAnswer[] }).answers);

it('EL-04 what was said is saved again as it was, of every kind, when only one of them is changed', async () => {
  const before = [
    said(size, 'M'),
    said(food, ['Halal']),
    said(beds, 2),
    said(car, false),
    said(day, '2026-12-04'),
    said(note, 'Late'),
  ];
  const user = open([size, food, beds, car, day, note], { answers: before });
  await user.click(screen.getByText('Your answers'));
  await user.clear(screen.getByRole('textbox', { name: /Anything else/ }));
  await user.click(screen.getByRole('button', { name: 'Save answers' }));
  await waitFor(() => expect(sent()).toEqual([[...before.slice(0, -1), said(note, null)]]));
});

it('EL-04 a no stands there as no, and a yes as yes', () => {
  open([car], { answers: [said(car, false)] });
  expect(screen.getByRole('combobox', { hidden: true })).toHaveProperty('value', 'no');
  cleanup();
  open([car], { answers: [said(car, true)] });
  expect(screen.getByRole('combobox', { hidden: true })).toHaveProperty('value', 'yes');
});

it('EL-04 a choice that is none any more is not sent again, and is asked for anew', async () => {
  const user = open([size], { answers: [said(size, 'XL')] });
  expect(screen.getByText('Questions to answer').closest('details')?.open).toBe(true);
  expect(screen.getByRole('combobox')).toHaveProperty('value', '');
  await user.click(screen.getByRole('button', { name: 'Save answers' }));
  await waitFor(() => expect(sent()).toEqual([[said(size, null)]]));
});

it('EL-04 a box that is unticked again is not said, and what else was ticked is', async () => {
  const user = open([food], { answers: [said(food, ['Vegan', 'Halal'])] });
  await user.click(screen.getByText('Your answers'));
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  await user.click(screen.getByRole('button', { name: 'Save answers' }));
  await waitFor(() => expect(sent()).toEqual([[said(food, ['Halal'])]]));
});

it('EL-04 what was left empty here stays empty, whatever was said elsewhere', () => {
  open([note], { answers: [said(note, null)], remembered: [said(note, 'From last time')] });
  expect(screen.getByRole('textbox', { hidden: true })).toHaveProperty('value', '');
  expect(screen.queryByText(/As you answered last time/)).toBeNull();
});

it('EL-04 whoever let their answers be remembered goes on doing so, and nobody else begins', () => {
  const remember = () =>
    screen.getByRole('checkbox', { name: /Remember my answers/, hidden: true });
  open([note], { remembered: [said(note, 'From last time')] });
  expect(remember()).toHaveProperty('checked', true);
  cleanup();
  open([note], {});
  expect(remember()).toHaveProperty('checked', false);
});

it('EL-04 where nothing is asked of the person there is nothing to open', () => {
  open([question('Plate', { roleId: idOf('another role') })], {});
  expect(document.querySelector('#questions')).toBeNull();
});
