import type { Event } from '@saath/contract/events/events/schema';
import {
  addQuestion,
  changeQuestion,
  removeQuestion,
} from '@saath/contract/events/questions/endpoints';
import { questionErrors, questionMessages } from '@saath/contract/events/questions/messages';
import type { Question } from '@saath/contract/events/questions/schema';
import { say } from '@saath/contract/texts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { EditorQuestions } from './questions.tsx';

const server = fakeServer();
const size: Question = {
  ...{ id: idOf('size'), roleId: null, kind: 'one', words: 'T-shirt size', choices: ['S', 'M'] },
  ...{ lowest: null, highest: null, isNeeded: true, isSensitive: false, template: 'shirt' },
};
const editor = (change: Partial<Event> = {}) =>
  show(<EditorQuestions event={{ ...beachCleanUp, ...change }} />);
const dialog = () => screen.getByRole('dialog');
const save = () => within(dialog()).getByRole('button', { name: 'Save' });

it('EL-04 an event that asks nothing shows one quiet button, and none once it is over', () => {
  editor();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Ask a question',
  ]);
  expect(screen.queryByText('People answer these when they ask for a place.')).toBeNull();
  cleanup();
  editor({ status: 'COMPLETED' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('EL-04 a template fills the form, and what is wrong stands at its field', async () => {
  const { user } = editor();
  await user.click(screen.getByRole('button', { name: 'Ask a question' }));
  await user.click(within(dialog()).getByRole('button', { name: 'Diet' }));
  const sensitive = screen.getByRole('checkbox', { name: 'Sensitive, such as diet or health' });
  expect(sensitive).toHaveProperty('checked', true);
  const choices = screen.getByRole('textbox', { name: 'Choices, one on each line' });
  await user.clear(choices);
  await user.type(choices, 'Vegan{Enter}vegan');
  await user.click(save());
  expect(within(dialog()).getByText('The choice "vegan" is there twice.')).toBeDefined();
  expect(server.sent(addQuestion)).toHaveLength(0);
  await user.clear(choices);
  await user.type(choices, 'Vegan{Enter}Fish');
  server.on(addQuestion, { ...say(questionMessages, 'added'), question: size });
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(addQuestion)[0]).toMatchObject({
    path: `/api/event/${beachCleanUp.id}/question`,
    body: { template: 'diet', kind: 'some', isSensitive: true, roleId: null },
  });
});

it('EL-04 a question is changed as it stands, and a refusal says why in the form', async () => {
  const { user } = editor({ questions: [size] });
  await user.click(screen.getByRole('button', { name: /Edit/ }));
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveProperty('value', size.words);
  server.refuse(changeQuestion, questionErrors['questions.answered'].message, {
    code: 'questions.answered',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of answer' }), 'text');
  await user.click(save());
  expect(await screen.findByText(/People have answered this question/)).toBeDefined();
  expect(server.sent(changeQuestion)[0]).toMatchObject({
    path: `/api/question/${size.id}`,
    body: { kind: 'text', isNeeded: true },
  });
});

it('EL-04 removing asks first, since the answers go too', async () => {
  const { user } = editor({ questions: [size] });
  await user.click(screen.getByRole('button', { name: /Remove/ }));
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain('What people have answered is deleted too.');
  server.on(removeQuestion, say(questionMessages, 'removed'));
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(server.sent(removeQuestion)).toHaveLength(1));
});
