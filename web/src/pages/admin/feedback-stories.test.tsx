/** /admin/feedback: from feedback to words on the first page. */
import { listFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import type { Feedback } from '@saath/contract/afterwards/feedback/schema';
import { askForStory, publishStory } from '@saath/contract/afterwards/stories/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { idOf } from '../../testing/people-and-events.ts';
import { news, show } from '../../testing/show.tsx';
import FeedbackPage from './feedback-page.tsx';

const server = fakeServer();

function given(change: Partial<Feedback>) {
  const feedback: Feedback = {
    ...{ id: idOf('words'), personName: 'Aisha Khan', event: null, rating: 5 },
    ...{ message: 'Good team.', createdAt: '2026-12-01T08:00:00.000Z' },
    ...{ story: null, canBeAsked: false },
    ...change,
  };
  server.on(listFeedback, { feedback: [feedback], next: null, total: 1, average: 5 });
}
const pressed = async (name: string) => await screen.findByRole('button', { name });

it('WI-02 one press asks the writer, and the list says that the answer is waited for', async () => {
  given({ canBeAsked: true });
  server.on(askForStory, () => {
    given({ story: { consent: null, isPublished: false } });
    return { message: 'Asked. You are told when Aisha Khan answers.' };
  });
  const { user } = show(<FeedbackPage />);
  await user.click(await pressed('Ask to publish it'));
  expect(await screen.findByText('Asked, waiting for an answer')).toBeDefined();
  expect(news()).toEqual(['Asked. You are told when Aisha Khan answers.']);
  expect(server.sent(askForStory)).toMatchObject([
    { path: `/api/feedback/${idOf('words')}/story` },
  ]);
  expect(screen.queryByRole('button', { name: /publish/i })).toBeNull();
});

it('WI-02 what the writer agreed to is published with one press and taken off with another', async () => {
  given({ story: { consent: 'first_name', isPublished: false } });
  server.on(publishStory, ({ isPublished }) => {
    given({ story: { consent: 'first_name', isPublished } });
    return { message: 'Done.' };
  });
  const { user } = show(<FeedbackPage />);
  expect(await screen.findByText('May be published with the first name')).toBeDefined();
  await user.click(await pressed('Publish'));
  expect(await screen.findByText('On the first page')).toBeDefined();
  await user.click(await pressed('Take it off'));
  await screen.findByText('May be published with the first name');
  expect(server.sent(publishStory).map(({ body }) => body)).toEqual([
    { isPublished: true },
    { isPublished: false },
  ]);
});

it('WI-02 where the writer declined there is nothing to press', async () => {
  given({ story: { consent: 'declined', isPublished: false } });
  show(<FeedbackPage />);
  expect(await screen.findByText('The writer does not want it published')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('WI-02 a writer who took the yes back meanwhile: that is said, and the list shows it', async () => {
  given({ story: { consent: 'anonymous', isPublished: false } });
  const { user } = show(<FeedbackPage />);
  const publish = await pressed('Publish');
  given({ story: { consent: 'declined', isPublished: false } });
  server.refuse(publishStory, 'The writer does not agree.', {
    ...{ status: 409, code: 'stories.no_consent' },
  });
  await user.click(publish);
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(news()[0]).toContain('The writer does not agree.');
  expect(await screen.findByText('The writer does not want it published')).toBeDefined();
});
