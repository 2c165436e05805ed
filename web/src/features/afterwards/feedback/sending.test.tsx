/** The form again: what happens when it is refused, and what is left of it afterwards. */
import { sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { FeedbackForm } from './form.tsx';

const server = fakeServer();

const event = {
  ...{ id: idOf('event'), title: 'River clean-up' },
  ...{ startTime: '2026-11-20T04:00:00.000Z', timeZone: 'Asia/Karachi' },
};
const showForm = () => show(<FeedbackForm events={[event]} />).user;
const words = () => screen.getByLabelText('Your words');
const submit = () => screen.getByRole('button', { name: /Submit Feedback|Sending/ });

it('VO-04 feedback is about Saath itself where no event is chosen', async () => {
  server.on(sendFeedback, { message: 'Thank you.' });
  const user = showForm();
  await user.click(screen.getByRole('radio', { name: '3 stars' }));
  await user.type(words(), 'Easy.');
  await user.click(submit());
  await waitFor(() => expect(news()).toEqual(['Thank you.']));
  expect(server.sent(sendFeedback)).toMatchObject([
    { body: { rating: 3, message: 'Easy.', eventId: null } },
  ]);
  expect(words()).toHaveProperty('value', '');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('VO-04 the thanks go as soon as more is written', async () => {
  server.on(sendFeedback, { message: 'Thank you.' });
  const user = showForm();
  await user.click(screen.getByRole('radio', { name: '3 stars' }));
  await user.type(words(), 'Easy.');
  await user.click(submit());
  expect(await screen.findByText(/The organisers read it/)).toBeDefined();
  await user.type(words(), 'A');
  expect(screen.queryByText(/The organisers read it/)).toBeNull();
});

it.each([
  ['one held no place at the event', () => refused('feedback.not_there')],
  ['no answer comes', unanswered],
] as const)('VO-04 when %s, stars and words stay to be sent again', async (_, failure) => {
  server.on(sendFeedback, () => {
    throw failure();
  });
  const user = showForm();
  await user.click(screen.getByRole('radio', { name: '2 stars' }));
  await user.type(words(), 'Too little water.');
  await user.click(submit());
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(words()).toHaveProperty('value', 'Too little water.');
  expect(screen.getByRole('radio', { name: '2 stars' })).toHaveProperty('checked', true);
  expect(screen.queryByText(/The organisers read it/)).toBeNull();
});

it('VO-04 a second press while the first is on its way sends nothing twice', async () => {
  server.hold(sendFeedback);
  const user = showForm();
  await user.click(screen.getByRole('radio', { name: '5 stars' }));
  await user.type(words(), 'Great.');
  await user.click(submit());
  await user.click(submit());
  expect(server.sent(sendFeedback)).toHaveLength(1);
});

it('VO-04 what is written while the feedback is on its way is neither sent with it nor lost', async () => {
  const answer = Promise.withResolvers<void>();
  server.on(sendFeedback, async () => {
    await answer.promise;
    return { message: 'Thank you.' };
  });
  const user = showForm();
  await user.click(screen.getByRole('radio', { name: '5 stars' }));
  await user.type(words(), 'Great.');
  await user.click(submit());
  await user.type(words(), ' One more thing');
  answer.resolve();
  await waitFor(() => expect(news()).toEqual(['Thank you.']));
  expect(server.sent(sendFeedback)).toMatchObject([{ body: { message: 'Great.' } }]);
  expect(words()).toHaveProperty('value', 'Great. One more thing');
  expect(screen.getByRole('radio', { name: '5 stars' })).toHaveProperty('checked', true);
});
