/** A volunteer's list of conversations, and the way to it. */
import { countUnreadThreads, listOwnThreads } from '@saath/contract/messages/threads/endpoints';
import type { OwnThread } from '@saath/contract/messages/threads/schema';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { MessagesLink } from './messages-link.tsx';
import { OwnThreads } from './own-threads.tsx';

const server = fakeServer();
const cursorOf = (title: string) => `0_1_${idOf(title)}`;

const about = (title: string, change: Partial<OwnThread> = {}): OwnThread => ({
  event: { id: idOf(title), title },
  lastText: `Last about ${title}`,
  isLastFromOrganisers: true,
  lastAt: '2026-12-01T08:00:00.000Z',
  unread: 0,
  ...change,
});
const given = (...threads: OwnThread[]) => server.on(listOwnThreads, { threads, next: null });

it('HR-04 each conversation names its event, who spoke last, and what is new', async () => {
  given(about('River', { unread: 2 }), about('Beach', { isLastFromOrganisers: false }));
  const { user, address } = show(<OwnThreads />);
  const river = await screen.findByRole('link', { name: /River/ });
  expect(river.textContent).toContain('(2 unread)');
  expect(river.textContent).not.toContain('You:');
  const beach = screen.getByRole('link', { name: /Beach/ });
  expect(beach.textContent).toContain('You:');
  expect(beach.textContent).not.toContain('unread');
  await user.click(river);
  expect(address()).toBe(`/volunteer/messages/${idOf('River')}`);
});

it('HR-04 without a conversation it is said how one begins, and where the events are', async () => {
  given();
  const { user, address } = show(<OwnThreads />);
  expect(await screen.findByText('No messages yet')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'See upcoming events' }));
  expect(address()).toBe('/volunteer/events');
});

it('HR-04 a long list goes on from where it ended', async () => {
  server.on(listOwnThreads, (_, { query }) =>
    query.get('after') === cursorOf('River')
      ? { threads: [about('Beach')], next: null }
      : { threads: [about('River')], next: cursorOf('River') },
  );
  const { user } = show(<OwnThreads />);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Beach/ })).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('HR-04 conversations that cannot be loaded say so', async () => {
  server.refuse(listOwnThreads, 'Please log in.', { status: 401, code: 'accounts.sign_in_needed' });
  show(<OwnThreads />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The messages could not be loaded',
  );
});

beforeEach(() => server.on(countUnreadThreads, { unread: 0 }));

it.each([
  [0, 'My messages'],
  [3, 'My messages (3 unread)'],
])(
  'HR-04 with %s unread messages the way to them is called %s, in small as well',
  async (unread, name) => {
    server.on(countUnreadThreads, { unread });
    const { user, address } = show(<MessagesLink className="" isCompact />);
    await waitFor(() => expect(server.sent(countUnreadThreads)).toHaveLength(1));
    const link = await screen.findByRole('link', { name: (given) => given.includes(name) });
    if (unread === 0) expect(link.textContent).not.toMatch(/unread|\d/);
    await user.click(link);
    expect(address()).toBe('/volunteer/messages');
  },
);
