import { sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import { feedbackMessages } from '@saath/contract/afterwards/feedback/messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { FeedbackForm } from './form.tsx';

const server = fakeServer();
hearToasts();

const later = '2026-12-12T04:00:00.000Z';

it('D11 VO-04 stars and words are both needed, by keyboard as well, and are sent with the event', async () => {
  server.on(sendFeedback, { message: feedbackMessages.sent });
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FeedbackForm
        events={[beachCleanUp, { ...beachCleanUp, id: idOf('next'), startTime: later }]}
      />
    </QueryClientProvider>,
  );
  const submit = screen.getByRole('button', { name: 'Submit Feedback' });
  await user.click(submit);
  expect(screen.getByText(feedbackMessages.rating)).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' })),
  );
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.click(submit);
  expect(screen.getByText(feedbackMessages.message)).toBeDefined();
  expect(server.asked()).toEqual([]);
  await user.selectOptions(
    screen.getByLabelText('What is it about?'),
    'Beach clean-up · Sat, 12 Dec 2026',
  );
  await user.type(screen.getByLabelText('Your words'), 'Good team.');
  await user.click(submit);
  expect(server.sent(sendFeedback).map(({ body }) => body)).toEqual([
    { rating: 4, message: 'Good team.', eventId: idOf('next') },
  ]);
  expect(await screen.findByText(/The organisers read it/)).toBeDefined();
});
