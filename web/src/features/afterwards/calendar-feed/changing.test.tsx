/** One's own calendar address: what is said of it, and what ends it. */
import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
} from '@saath/contract/afterwards/calendar-feed/endpoints';
import { calendarFeedMessages } from '@saath/contract/afterwards/calendar-feed/messages';
import type { ReplyOf } from '@saath/contract/endpoint';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { tooMany, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { CalendarFeed } from './calendar-feed.tsx';

const server = fakeServer();
const urlOf = (token: string) => `https://saath.example/api/calendar-feed/${token}/saath.ics`;
let feed: ReplyOf<typeof getCalendarFeed>;
beforeEach(() => {
  feed = { url: urlOf('first'), readAt: null, replacedAt: null };
  server.on(getCalendarFeed, () => feed);
  server.on(makeCalendarFeed, () => {
    feed = { url: urlOf('second'), readAt: null, replacedAt: null };
    return { ...feed, message: calendarFeedMessages.made };
  });
});
afterEach(() => void vi.unstubAllGlobals());

const address = async () => await screen.findByLabelText<HTMLInputElement>('Calendar address');
async function ask(name: string) {
  const { user } = show(<CalendarFeed />);
  await address();
  await user.click(screen.getByRole('button', { name }));
  const question = within(await screen.findByRole('alertdialog', { name }));
  return { user, question, yes: question.getByRole('button', { name }) };
}

it('EC-01 an address that no calendar has read says so', async () => {
  show(<CalendarFeed />);
  await address();
  expect(screen.getByText('No calendar has looked yet.')).toBeDefined();
});

it('EC-01 an address that was replaced with the password is told until a calendar reads the new one', async () => {
  feed = { ...feed, replacedAt: '2026-11-20T09:00:00.000Z' };
  show(<CalendarFeed />);
  await address();
  const said = screen.getByText(/password/);
  expect(said).toBeDefined();
});

it('EC-01 once the new address is read nothing has to be told of the old one', async () => {
  feed = { ...feed, replacedAt: '2026-11-20T09:00:00.000Z', readAt: '2026-11-21T09:00:00.000Z' };
  show(<CalendarFeed />);
  await address();
  expect(screen.queryByText(/password/)).toBeNull();
  expect(screen.getByText(/^A calendar last looked/)).toBeDefined();
});

it('EC-01 a new address is asked about, because the old one ends; then it stands in its place', async () => {
  const { user, question, yes } = await ask('Make a new address');
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(server.sent(makeCalendarFeed)).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Make a new address' }));
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Make a new address' }));
  await waitFor(async () => expect((await address()).value).toBe(urlOf('second')));
  expect(yes.isConnected).toBe(false);
  expect(news()).toEqual([calendarFeedMessages.made]);
});

it('EC-01 an address that could not be ended stays, and it is said why', async () => {
  server.on(endCalendarFeed, () => {
    throw unanswered();
  });
  const { user, yes } = await ask('End the address');
  await user.click(yes);
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(news()[0]).toMatch(/^Your calendar address could not be changed\. The server cannot/);
  expect((await address()).value).toBe(urlOf('first'));
});

it('EC-01 a browser without a clipboard, as over plain http, says that nothing was copied', async () => {
  const { user } = show(<CalendarFeed />);
  await address();
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(news()[0]).toMatch(/could not be copied/);
});

it('EC-01 an address that could not be loaded says so, and is not taken for none', async () => {
  server.on(getCalendarFeed, () => {
    throw tooMany();
  });
  show(<CalendarFeed />);
  expect(await screen.findByText('The calendar address could not be loaded')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make a calendar address' })).toBeNull();
});
