/** The writer's side: words that organisers would like to publish (WI-02). */
import { answerStory, ownStories } from '@saath/contract/afterwards/stories/endpoints';
import type { OwnStory } from '@saath/contract/afterwards/stories/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useQuery } from '../../../calls/query.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { OwnStories } from './own-stories.tsx';
import { ownStoriesQuery } from './queries.ts';

const server = fakeServer();

function Shown() {
  const { data: stories } = useQuery(ownStoriesQuery);
  return (
    stories && (
      <>
        <OwnStories stories={stories} isAsked />
        <p>The form</p>
        <OwnStories stories={stories} isAsked={false} />
      </>
    )
  );
}

const asked: OwnStory = {
  ...{ id: idOf('words'), words: 'Good team.', rating: 5, eventTitle: 'River clean-up' },
  ...{ firstName: 'Aisha', askedAt: '2026-12-01T08:00:00.000Z', consent: null, isPublished: false },
};
const given = (...stories: OwnStory[]) => server.on(ownStories, { stories });
const choices = () =>
  within(screen.getByRole('group', { name: 'May these words be published?' }))
    .getAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);

it('WI-02 where nobody asks there is nothing but the form', async () => {
  given();
  show(<Shown />);
  expect(await screen.findByText('The form')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('WI-02 the writer sees the words as they would stand there, and none of the answers is chosen beforehand', async () => {
  given(asked);
  show(<Shown />);
  expect(
    await screen.findByRole('heading', { name: 'May we publish what you wrote?' }),
  ).toBeDefined();
  expect(screen.getByText('Good team.')).toBeDefined();
  expect(screen.getByText('River clean-up')).toBeDefined();
  expect(choices()).toEqual([
    ['Yes, as Aisha', 'false'],
    ['Yes, without my name', 'false'],
    ['No', 'false'],
  ]);
});

it('WI-02 one press answers; afterwards the answer stands below the form and can be changed', async () => {
  given(asked);
  server.on(answerStory, ({ consent }) => {
    const story = { ...asked, consent };
    given(story);
    return { message: 'Thank you.', story };
  });
  const { user } = show(<Shown />);
  await user.click(await screen.findByRole('button', { name: 'Yes, without my name' }));
  expect(
    await screen.findByRole('heading', { name: 'Your words on the first page' }),
  ).toBeDefined();
  expect(choices()[1]).toEqual(['Yes, without my name', 'true']);
  expect(screen.getByText('They are not shown now.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(choices()[2]).toEqual(['No', 'true']));
  expect(server.sent(answerStory)).toEqual([
    { path: `/api/story/${idOf('words')}`, body: { consent: 'anonymous' } },
    { path: `/api/story/${idOf('words')}`, body: { consent: 'declined' } },
  ]);
});

it('WI-02 an answer that was not saved is said, and the question stays', async () => {
  given(asked);
  server.on(answerStory, () => {
    throw refused('stories.not_found');
  });
  const { user } = show(<Shown />);
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(choices().map(([, pressed]) => pressed)).toEqual(['false', 'false', 'false']);
});
