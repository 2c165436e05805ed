/** A conversation that is long, closed or written in by others meanwhile. */
import {
  listEventThreads,
  markThreadSeen,
  readThread,
  writeMessage,
} from '@saath/contract/messages/threads/endpoints';
import type { EventThread, Thread, ThreadMessage } from '@saath/contract/messages/threads/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { EventThreads } from './event-threads.tsx';
import { ThreadView } from './view.tsx';

const server = fakeServer();
const EVENT = idOf('event');

const message = (number: number, change: Partial<ThreadMessage> = {}): ThreadMessage => ({
  number,
  isFromOrganisers: false,
  author: 'Aisha Khan',
  text: `Message ${number}`,
  sentAt: '2026-12-01T08:00:00.000Z',
  ...change,
});
const ofAisha: Thread = {
  side: 'participant',
  event: { id: EVENT, title: 'River clean-up', timeZone: 'Asia/Karachi' },
  person: { id: idOf('aisha'), name: 'Aisha Khan', profileImage: null },
  end: null,
  unread: 0,
  seenByOthers: 0,
};
const listed = (name: string, change: Partial<EventThread> = {}): EventThread => ({
  person: { id: idOf(name), name, profileImage: null },
  lastText: 'Hello',
  isLastFromOrganisers: false,
  lastAt: '2026-12-01T08:00:00.000Z',
  unread: 0,
  ...change,
});
const showThread = () => show(<ThreadView place={{ eventId: EVENT, userId: ofAisha.person.id }} />);
const shownMessages = () => screen.getAllByText(/^Message \d+$/).map((each) => each.textContent);

beforeEach(() => server.on(markThreadSeen, { unread: 0 }));

it('HR-04 earlier messages come above those that are there, down to the first', async () => {
  server.on(readThread, (_, { query }) =>
    query.get('before') === '3'
      ? { thread: ofAisha, messages: [message(2), message(1)], next: null }
      : { thread: ofAisha, messages: [message(4), message(3)], next: 3 },
  );
  const { user } = showThread();
  await user.click(await screen.findByRole('button', { name: 'Earlier messages' }));
  await waitFor(() =>
    expect(shownMessages()).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4']),
  );
  expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
});

it('HR-04 an empty conversation says to each side what may stand here', async () => {
  server.on(readThread, { thread: ofAisha, messages: [], next: null });
  const { router } = showThread();
  expect(await screen.findByText(/^Ask what you would like to know/)).toBeDefined();
  expect(screen.getByLabelText('Your message')).toBeDefined();
  expect(router.state.location.pathname).toBe('/');
});

it('HR-04 an organiser reads that nobody has written yet, and can begin', async () => {
  server.on(readThread, {
    ...{ thread: { ...ofAisha, side: 'organisers' }, messages: [], next: null },
  });
  showThread();
  expect(await screen.findByText(/^Nobody has written here yet/)).toBeDefined();
  expect(screen.queryByText(/^Ask what you would like/)).toBeNull();
});

it('HR-04 a conversation that ended while somebody wrote says so, and can be written in no more', async () => {
  let end: Thread['end'] = null;
  server.on(readThread, () => ({
    ...{ thread: { ...ofAisha, end }, messages: [message(1)], next: null },
  }));
  server.on(writeMessage, () => {
    end = 'over';
    throw refused('threads.over');
  });
  const { user } = showThread();
  await user.type(await screen.findByLabelText('Your message'), 'One more thing');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(news()).toEqual([refused('threads.over').message]));
  await waitFor(() => expect(screen.queryByLabelText('Your message')).toBeNull());
  expect(shownMessages()).toEqual(['Message 1']);
});

it('HR-04 too many messages at once are refused, and what was typed stays', async () => {
  server.on(readThread, { thread: ofAisha, messages: [], next: null });
  server.on(writeMessage, () => {
    throw refused('threads.too_fast');
  });
  const { user } = showThread();
  await user.type(await screen.findByLabelText('Your message'), 'And again');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(news()).toEqual([refused('threads.too_fast').message]));
  expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'And again');
});

it('HR-04 a conversation that is none of one’s own is refused in words', async () => {
  server.refuse(readThread, 'Not yours.', { status: 403, code: 'accounts.not_allowed' });
  showThread();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /The conversation could not be loaded.*Not yours\./s,
  );
});

it('HR-04 nothing is marked as seen in a window that nobody sees', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  server.on(readThread, {
    ...{ thread: { ...ofAisha, unread: 1 }, messages: [message(1)], next: null },
  });
  showThread();
  expect(await screen.findByText('Message 1')).toBeDefined();
  expect(server.sent(markThreadSeen)).toEqual([]);
  hidden.mockRestore();
});

it('HR-04 somebody who was read meanwhile stands in the list once, where they stand now', async () => {
  server.on(listEventThreads, (_, { query }) =>
    query.has('after')
      ? { threads: [listed('Bilal'), listed('Aisha')], next: null, unread: 0 }
      : {
          ...{ threads: [listed('Aisha', { unread: 1 }), listed('Dua')], unread: 1 },
          next: `0_1_${idOf('Dua')}`,
        },
  );
  const { user } = show(<EventThreads eventId={EVENT} />);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByRole('link', { name: /Bilal/ });
  const names = within(screen.getByRole('list')).getAllByRole('link');
  expect(names.map((each) => /Aisha|Dua|Bilal/.exec(each.textContent ?? '')?.[0])).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: /Aisha/ })).toHaveLength(1);
});

it('HR-04 an event to which nobody wrote says what will stand here, and offers nothing to choose', async () => {
  server.on(listEventThreads, { threads: [], next: null, unread: 0 });
  show(<EventThreads eventId={EVENT} />);
  expect(await screen.findByText(/^Nobody has written to you about this event yet/)).toBeDefined();
  expect(screen.queryByText(/^Choose a conversation/)).toBeNull();
});

it('HR-04 on a phone there is a way back from a conversation to all of them', async () => {
  server.on(listEventThreads, { threads: [listed('Aisha')], next: null, unread: 0 });
  server.on(readThread, { thread: { ...ofAisha, side: 'organisers' }, messages: [], next: null });
  const at = `/admin/event/${EVENT}?person=${idOf('Aisha')}`;
  const { user, address } = show(<EventThreads eventId={EVENT} />, { at });
  expect(await screen.findByRole('heading', { name: 'Aisha' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'All conversations' }));
  expect(address()).not.toContain('person=');
  expect(await screen.findByText(/^Choose a conversation/)).toBeDefined();
});
