/** Stars that are pressed quickly, and what a volunteer sees of them. */
import { eventRatings, myRating, ratePerson } from '@saath/contract/afterwards/ratings/endpoints';
import type { RatedPerson } from '@saath/contract/afterwards/ratings/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { RatingBadge } from './badge.tsx';
import { EventRatings } from './event-ratings.tsx';

const server = fakeServer();

const person = (name: string, rating: number | null): RatedPerson => ({
  id: idOf(name),
  name,
  profileImage: null,
  roleName: null,
  rating,
});
const starsOf = async (name: string) =>
  within(await screen.findByRole('group', { name: `Rating of ${name}` }));

it('PF-03 stars that are pressed one after the other are sent in turn, and the last ones stay', async () => {
  let stored: number | null = null;
  const answers: (() => void)[] = [];
  server.on(eventRatings, () => ({ people: [person('Aisha', stored)] }));
  server.on(
    ratePerson,
    async ({ rating }) =>
      await new Promise((resolve) =>
        answers.push(() => {
          stored = rating;
          resolve({ message: 'Saved.' });
        }),
      ),
  );
  const { user } = show(<EventRatings eventId={idOf('event')} />);
  const aisha = await starsOf('Aisha');
  await user.click(aisha.getByRole('radio', { name: '2 stars' }));
  // They stand there before the answer.
  expect(aisha.getByRole('radio', { name: '2 stars' })).toHaveProperty('checked', true);
  expect(screen.getByRole('button', { name: 'Clear Aisha' })).toHaveProperty('disabled', true);
  await user.click(aisha.getByRole('radio', { name: '4 stars' }));
  expect(server.sent(ratePerson)).toHaveLength(1);
  answers[0]?.();
  await waitFor(() => expect(server.sent(ratePerson)).toHaveLength(2));
  answers[1]?.();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Clear Aisha' })).toHaveProperty('disabled', false),
  );
  expect(aisha.getByRole('radio', { name: '4 stars' })).toHaveProperty('checked', true);
  expect(server.sent(ratePerson).map(({ body }) => body)).toEqual([{ rating: 2 }, { rating: 4 }]);
});

it('PF-03 without a rating there is nothing to clear', async () => {
  server.on(eventRatings, { people: [person('Aisha', null), person('Bilal', 3)] });
  show(<EventRatings eventId={idOf('event')} />);
  expect(await screen.findByRole('button', { name: 'Clear Bilal' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Clear Aisha' })).toBeNull();
});

it('PF-03 ratings of an event that is not over say why there are none', async () => {
  server.refuse(eventRatings, 'You can rate people once the event is over.', {
    ...{ status: 409, code: 'ratings.not_over' },
  });
  show(<EventRatings eventId={idOf('event')} />);
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toMatch(
    /The ratings could not be loaded.*You can rate people once the event is over\./s,
  );
});

it.each([
  [null, /New/],
  [4, /4\.0/],
  [3.7, /3\.7/],
])('PF-03 of an average of %s the badge says %s', async (average, text) => {
  server.on(myRating, { average });
  show(<RatingBadge />);
  expect(await screen.findByText(text)).toBeDefined();
});

it('PF-03 until the average is known the badge says nothing, not even that one is new', async () => {
  server.hold(myRating);
  show(<RatingBadge />);
  await waitFor(() => expect(server.sent(myRating)).toHaveLength(1));
  expect(document.body.textContent).toBe('');
});
