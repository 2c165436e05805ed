import { eventRatings, ratePerson } from '@saath/contract/afterwards/ratings/endpoints';
import { ratingMessages } from '@saath/contract/afterwards/ratings/messages';
import type { RatedPerson } from '@saath/contract/afterwards/ratings/schema';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { EventRatings } from './event-ratings.tsx';

const server = fakeServer();
hearToasts();

const person = (name: string, rating: number | null): RatedPerson => ({
  id: idOf(name),
  name,
  profileImage: null,
  roleName: 'Cook',
  rating,
});

/** A server that keeps what it is told, or refuses. */
function show(given: RatedPerson[], refusal?: CallError) {
  let people: readonly RatedPerson[] = given;
  server.on(eventRatings, () => ({ people: [...people] }));
  server.on(ratePerson, (body, { path }) => {
    if (refusal) throw refusal;
    people = people.map((each) => (path.endsWith(each.id) ? { ...each, ...body } : each));
    return { message: ratingMessages.saved };
  });
  render(
    <QueryProvider>
      <EventRatings eventId={idOf('event')} />
    </QueryProvider>,
  );
  return userEvent.setup();
}
const starsOf = async (name: string) =>
  within(await screen.findByRole('group', { name: `Rating of ${name}` }));
const checked = (stars: ReturnType<typeof within>) =>
  stars
    .queryAllByRole('radio', { checked: true })
    .map((each: HTMLElement) => (each as HTMLInputElement).value);

it('PF-03 everybody who held a place gets stars, which can be changed and cleared', async () => {
  const user = show([person('Aisha', null), person('Bilal', 3)]);
  const [aisha, bilal] = [await starsOf('Aisha'), await starsOf('Bilal')];
  expect([checked(aisha), checked(bilal)]).toEqual([[], ['3']]);
  await user.click(aisha.getByRole('radio', { name: '4 stars' }));
  await waitFor(() => expect(checked(aisha)).toEqual(['4']));
  expect(checked(bilal)).toEqual(['3']);
  expect(server.sent(ratePerson)).toEqual([
    { path: `/api/event/${idOf('event')}/ratings/${idOf('Aisha')}`, body: { rating: 4 } },
  ]);
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(ratingMessages.saved));
  await user.click(screen.getByRole('button', { name: /^Clear.*Bilal/ }));
  await waitFor(() => expect(checked(bilal)).toEqual([]));
});

it('PF-03 a rating that is refused is said, and the stars are those that are stored', async () => {
  const user = show(
    [person('Aisha', 2)],
    new CallError('You cannot rate yourself.', { status: 409, code: 'ratings.own' }),
  );
  const aisha = await starsOf('Aisha');
  await user.click(aisha.getByRole('radio', { name: '5 stars' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('You cannot rate yourself.'));
  await waitFor(() => expect(checked(aisha)).toEqual(['2']));
});

it('PF-03 an event at which nobody held a place says so', async () => {
  show([]);
  expect(await screen.findByText('Nobody held a place at this event.')).toBeDefined();
});
