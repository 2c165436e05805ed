import {
  listEventThreads,
  markThreadSeen,
  readThread,
  writeMessage,
} from '@saath/contract/messages/threads/endpoints';
import { threadErrors, threadMessages } from '@saath/contract/messages/threads/messages';
import type { EventThread, Thread, ThreadMessage } from '@saath/contract/messages/threads/schema';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { daysOf } from './days.ts';
import { EventThreads } from './event-threads.tsx';
import { ThreadView } from './view.tsx';

const server = fakeServer();
hearToasts();

const message = (number: number, given: Partial<ThreadMessage> = {}): ThreadMessage => ({
  number,
  isFromOrganisers: false,
  author: 'Aisha Khan',
  text: `Message ${number}`,
  sentAt: `2026-12-0${number}T20:00:00.000Z`,
  ...given,
});
const ofAisha: Thread = {
  side: 'participant',
  event: { id: idOf('event'), title: 'River clean-up', timeZone: 'Asia/Karachi' },
  person: { id: idOf('aisha'), name: 'Aisha Khan', profileImage: null },
  end: null,
  unread: 0,
  seenByOthers: 0,
};

let thread: Thread;
let messages: ThreadMessage[];
let sent: { text: string; key: string }[];
let seen: number[];
let listed: EventThread[];
let onSend: () => void;
beforeEach(() => {
  thread = ofAisha;
  messages = [];
  sent = [];
  seen = [];
  listed = [];
  onSend = () => {};
  server.on(readThread, () => ({ thread, messages, next: null }));
  server.on(listEventThreads, () => ({ threads: listed, next: null, unread: 1 }));
  server.on(markThreadSeen, ({ number }) => {
    seen.push(number);
    thread = { ...thread, unread: 0 };
    return { unread: 0 };
  });
  server.on(writeMessage, (body) => {
    sent.push(body);
    onSend();
    const written = message(messages.length + 1, { text: body.text });
    messages = [written, ...messages];
    return { message: written };
  });
});

const ownPath = `/volunteer/messages/${ofAisha.event.id}`;
const organisersPath = `/admin/event/${ofAisha.event.id}`;
const place = { eventId: ofAisha.event.id, userId: ofAisha.person.id };
function show(element = <ThreadView place={place} />, path = ownPath) {
  const area = (
    <QueryProvider>
      <Link to="/volunteer/events">Events</Link>
      <Link to={ownPath}>Back</Link>
      <Link to="/">Home</Link>
      <Outlet />
    </QueryProvider>
  );
  const children = [
    { path: ownPath, element },
    { path: organisersPath, element },
    { path: '/volunteer/events', element: <p>Coming events</p> },
  ];
  const routes = [
    { element: area, children },
    { path: '/', element: <p>Landing</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
  return userEvent.setup();
}
const field = async () => await screen.findByLabelText('Your message');

it('HR-04 messages stand by days in the zone of the event, the own side named, the last seen one marked', async () => {
  messages = [
    message(3, { sentAt: '2026-12-02T20:00:00.000Z' }),
    message(2, { isFromOrganisers: true, author: null, sentAt: '2026-12-01T20:00:00.000Z' }),
    message(1, { sentAt: '2026-12-01T18:00:00.000Z' }),
  ];
  thread = { ...ofAisha, seenByOthers: 3 };
  show();
  const log = await screen.findByRole('log', { name: 'Conversation with the organisers' });
  // After midnight in Karachi it is the next day.
  expect(log.textContent).toMatch(/1 Dec.*Message 1.*2 Dec.*Message 2.*3 Dec.*Message 3/);
  const items = within(log).getAllByRole('listitem');
  expect(items.map((item) => item.firstChild?.textContent)).toEqual(['You', 'Organisers', 'You']);
  expect(within(log).getByText('Message 2').getAttribute('dir')).toBe('auto');
  expect(items[2]?.textContent).toContain('Seen');
  expect(items[0]?.textContent).not.toContain('Seen');
  expect(daysOf([], 'UTC')).toEqual([]);
});

it('HR-04 Ctrl and Enter send, an empty message does not, and the field is empty afterwards', async () => {
  const user = show();
  await user.click(await field());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByRole('alert').textContent).toBe(threadMessages.text);
  await user.keyboard('Hello{Enter}there');
  expect(sent).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toMatchObject([{ text: 'Hello\nthere' }]));
  expect(await screen.findByText(/Hello\s+there/, { selector: 'p' })).toBeDefined();
  expect(await field()).toHaveProperty('value', '');
});

it('NT-04 what could not be sent stays, and goes under the same key until it is changed', async () => {
  const user = show();
  onSend = () => {
    throw new CallError('The server cannot be reached.', { status: 0, code: 'network' });
  };
  await user.type(await field(), 'Hello');
  const send = screen.getByRole('button', { name: 'Send' });
  await user.click(send);
  await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1));
  await user.click(send);
  await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(2));
  expect(await field()).toHaveProperty('value', 'Hello');
  await user.type(await field(), ' again');
  await user.click(send);
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

it('HR-04 a draft is kept while one looks something up, and asked about when one leaves', async () => {
  const user = show();
  await user.type(await field(), 'Half a');
  await user.click(screen.getByRole('link', { name: 'Events' }));
  expect(await screen.findByText('Coming events')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await field()).toHaveProperty('value', 'Half a');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('not been sent yet');
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Landing')).toBeDefined();
  expect(JSON.stringify([...Object.values(localStorage), ...Object.values(sessionStorage)])).toBe(
    '[]',
  );
});

it('HR-04 what is unread is marked as seen once; what cannot be answered says why', async () => {
  messages = [message(1, { isFromOrganisers: true, author: null })];
  thread = { ...ofAisha, unread: 1, end: 'over' };
  show();
  expect(await screen.findByText(threadErrors['threads.over'].message)).toBeDefined();
  expect(screen.queryByLabelText('Your message')).toBeNull();
  await waitFor(() => expect(seen).toEqual([1]));
});

it('HR-04 organisers find who wrote, with what is unread, and read names; who left has none', async () => {
  const last = {
    lastText: 'Hello',
    isLastFromOrganisers: false,
    lastAt: '2026-12-01T20:00:00.000Z',
  };
  listed = [
    { person: ofAisha.person, unread: 2, ...last },
    {
      person: { id: idOf('gone'), name: null, profileImage: null },
      unread: 0,
      ...last,
      lastText: '',
    },
  ];
  thread = { ...ofAisha, side: 'organisers' };
  messages = [
    message(2, { isFromOrganisers: true, author: 'Omar' }),
    message(1, { author: null, text: '' }),
  ];
  const user = show(<EventThreads eventId={ofAisha.event.id} />, organisersPath);
  const first = await screen.findByRole('link', { name: /Aisha Khan/ });
  expect(first.textContent).toContain('(2 unread)');
  expect(screen.getByRole('link', { name: /Somebody who left/ }).textContent).toContain(
    'The words are deleted with the account.',
  );
  expect(screen.getByText('Choose a conversation to read and answer it.')).toBeDefined();
  await user.click(first);
  const log = await screen.findByRole('log', { name: 'Conversation with Aisha Khan' });
  const items = within(log).getAllByRole('listitem');
  expect(items.map((item) => item.firstChild?.textContent)).toEqual(['Somebody who left', 'Omar']);
  expect(first.getAttribute('aria-current')).toBe('true');
});
