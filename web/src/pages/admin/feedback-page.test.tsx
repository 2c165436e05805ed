/** /admin/feedback: what volunteers said, as organisers read it. */
import { listFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import type { Feedback } from '@saath/contract/afterwards/feedback/schema';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { idOf } from '../../testing/people-and-events.ts';
import { show } from '../../testing/show.tsx';
import FeedbackPage from './feedback-page.tsx';

const server = fakeServer();

const said = (name: string, change: Partial<Feedback> = {}): Feedback => ({
  id: idOf(name),
  personName: name,
  event: null,
  rating: 4,
  message: `Words of ${name}`,
  createdAt: '2026-12-01T08:00:00.000Z',
  story: null,
  canBeAsked: false,
  ...change,
});
const items = async () => (await screen.findAllByRole('listitem')).map((item) => within(item));

it('VO-04 organisers read who said what about which event, with the stars and the average of all', async () => {
  const event = {
    ...{ id: idOf('river'), title: 'River clean-up' },
    ...{ startTime: '2026-11-20T04:00:00.000Z', timeZone: 'Asia/Karachi' },
  };
  server.on(listFeedback, {
    feedback: [said('Aisha', { event, rating: 5 }), said('Bilal')],
    ...{ next: null, total: 2, average: 4.45 },
  });
  const { user, address } = show(<FeedbackPage />);
  const [aisha, bilal] = await items();
  expect(aisha?.getByText('Words of Aisha')).toBeDefined();
  expect(aisha?.getByRole('img', { name: '5 of 5 stars' })).toBeDefined();
  expect(bilal?.getByText(/about the site/i)).toBeDefined();
  expect(screen.getByText('4.5 of 5 stars on average, from 2.')).toBeDefined();
  await user.click(aisha?.getByRole('link', { name: /River clean-up/ }) as HTMLElement);
  expect(address()).toBe(`/admin/event/${event.id}`);
});

it('VO-04 stars without words say that none were left', async () => {
  server.on(listFeedback, {
    feedback: [said('Aisha', { message: '' })],
    ...{ next: null, total: 1, average: 4 },
  });
  show(<FeedbackPage />);
  const [aisha] = await items();
  expect(aisha?.getByText(/no words/i)).toBeDefined();
});

it('VO-04 before anybody said something it is told where the form is, and no average is', async () => {
  server.on(listFeedback, { feedback: [], next: null, total: 0, average: null });
  show(<FeedbackPage />);
  expect(await screen.findByText('No feedback yet')).toBeDefined();
  expect(screen.getByText(/^Volunteers find the form/)).toBeDefined();
  expect(screen.queryByText(/on average/)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

it('VO-04 a long list goes on below, in order; a page that fails can be asked for again', async () => {
  server.on(listFeedback, {
    feedback: [said('Aisha')],
    ...{ next: idOf('Aisha'), total: 2, average: 4 },
  });
  const { user } = show(<FeedbackPage />);
  const more = await screen.findByRole('button', { name: 'Show more' });
  server.refuse(listFeedback, 'Please wait a moment.', { status: 429, code: 'request.too_many' });
  await user.click(more);
  expect(await screen.findByText(/Please wait a moment\./)).toBeDefined();
  expect(screen.getByText('Words of Aisha')).toBeDefined();
  server.on(listFeedback, (_, { query }) => {
    expect(query.get('after')).toBe(idOf('Aisha'));
    return { feedback: [said('Bilal')], next: null, total: 2, average: 4 };
  });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Words of Bilal')).toBeDefined();
  const words = screen.getAllByText(/^Words of/).map(({ textContent }) => textContent);
  expect(words).toEqual(['Words of Aisha', 'Words of Bilal']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('VO-04 feedback that cannot be loaded says so', async () => {
  server.refuse(listFeedback, 'Please log in.', { status: 401, code: 'accounts.sign_in_needed' });
  show(<FeedbackPage />);
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toContain('The feedback could not be loaded');
});
