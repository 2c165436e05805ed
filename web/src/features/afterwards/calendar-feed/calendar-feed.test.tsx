import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
} from '@saath/contract/afterwards/calendar-feed/endpoints';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { CalendarFeed } from './calendar-feed.tsx';

const server = fakeServer();
hearToasts();

it('EC-01 an address is made, subscribed to, copied, and ended after a question', async () => {
  let url: string | null = null;
  const feed = () => ({ url, readAt: null, replacedAt: null });
  server.on(getCalendarFeed, feed);
  server.on(makeCalendarFeed, () => {
    url = 'https://saath.example/api/calendar-feed/a/saath.ics';
    return { ...feed(), message: 'Done.' };
  });
  server.on(endCalendarFeed, () => {
    url = null;
    return { message: 'Done.' };
  });
  const user = userEvent.setup();
  render(
    <QueryProvider>
      <CalendarFeed />
    </QueryProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Make a calendar address' }));
  const subscribe = await screen.findByRole('link', { name: 'Subscribe' });
  expect(subscribe.getAttribute('href')).toBe(
    'webcal://saath.example/api/calendar-feed/a/saath.ics',
  );
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(await navigator.clipboard.readText()).toBe(url);

  await user.click(screen.getByRole('button', { name: 'End the address' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'End the address' }));
  await screen.findByRole('button', { name: 'Make a calendar address' });
});
