import { logout } from '@saath/contract/accounts/accounts/endpoints';
import { logoutMessages } from '@saath/contract/accounts/accounts/messages';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBrowserStore, unsentMarks } from '../../../lib/browser-store.ts';
import { m } from '../../../paraglide/messages.js';
import { fakeDatabase } from '../../../testing/fake-database.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { useLogout } from './logout.ts';

const server = fakeServer();
const device = fakeDatabase();

function Button() {
  const { mutate } = useLogout();
  return (
    <button type="button" onClick={() => mutate({})}>
      Log out
    </button>
  );
}

async function pressed() {
  const { user, address } = show(<Button />, { at: '/volunteer/dashboard' });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(news()).toHaveLength(1));
  return { said: news()[0], address };
}

it('AU-07 who is logged out is told, and leaves the area', async () => {
  // Where the browser keeps nothing, nothing waits.
  device.breaks('opening');
  server.on(logout, { message: logoutMessages.success });
  const { said, address } = await pressed();
  expect(said).toBe('Logged out successfully!');
  await waitFor(() => expect(address()).toBe('/'));
});

it.each([
  ['refused', () => refused('request.too_many'), /^Logout failed\. Too many/],
  ['without an answer', () => unanswered(), /^Something went wrong during logout/],
])(
  'AU-07 a log-out that fails, %s, says so in words of its own, and one stays',
  async (_, error, text) => {
    server.on(logout, () => {
      throw error();
    });
    const { said, address } = await pressed();
    expect(said).toMatch(text);
    expect(address()).toBe('/volunteer/dashboard');
  },
);

it('DY-06 while marks of the day wait to be sent nobody is logged out, which would lose them', async () => {
  for (const id of ['one', 'another'])
    await inBrowserStore(unsentMarks, 'readwrite', (marks) => marks.put({ id }));
  const { said, address } = await pressed();
  expect(said).toBe(m.the_marks_wait_to_be_sent());
  expect(device.rows(unsentMarks.database, unsentMarks.store)).toHaveLength(2);
  expect(server.sent(logout)).toEqual([]);
  expect(address()).toBe('/volunteer/dashboard');
});
