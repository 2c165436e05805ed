import { listNotices, readNotices } from '@saath/contract/notices/notices/endpoints';
import type { Notice } from '@saath/contract/notices/notices/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { NoticesButton } from './notices-button.tsx';

const server = fakeServer();

let notices: Notice[];
beforeEach(() => {
  const createdAt = '2026-11-30T08:00:00.000Z';
  notices = [
    { id: idOf(1), title: "You're in: River clean-up", link: '/event/1', createdAt, isRead: false },
    { id: idOf(2), title: 'We passed on your request', link: '/event/1', createdAt, isRead: true },
  ];
  const unread = () => notices.filter(({ isRead }) => !isRead).length;
  server.on(listNotices, () => ({ notices, next: null, unread: unread() }));
  server.on(readNotices, ({ id }) => {
    notices = notices.map((each) => (!id || each.id === id ? { ...each, isRead: true } : each));
    return { unread: unread() };
  });
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NoticesButton className="" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('VO-01 VO-06 the button counts what is unread, the panel shows it, and opening one marks it', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Notifications (1 unread)' }));
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeDefined();
  expect(screen.getAllByText(/Unread/)).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: /You're in/ }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeDefined();
});

it('VO-06 nothing yet is said, with what to expect', async () => {
  notices = [];
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('No notices yet')).toBeDefined();
});

it('NT-03 VO-01 what is told while the page is open is counted at once', async () => {
  const streams: EventTarget[] = [];
  class Stream extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Stream);
  show();
  await screen.findByRole('button', { name: 'Notifications (1 unread)' });
  const createdAt = '2026-11-30T09:00:00.000Z';
  notices = [{ id: idOf(3), title: 'News', link: '/', createdAt, isRead: false }, ...notices];
  const data = JSON.stringify({ notices: [idOf(3)], events: [] });
  streams[0]?.dispatchEvent(new MessageEvent('change', { data, lastEventId: '1' }));
  expect(await screen.findByRole('button', { name: 'Notifications (2 unread)' })).toBeDefined();
});
