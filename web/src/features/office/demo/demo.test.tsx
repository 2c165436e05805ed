/** Trying the demo, and taking its data away. */
import { login } from '@saath/contract/accounts/accounts/endpoints';
import { countDemo, endDemo } from '@saath/contract/office/demo/endpoints';
import { demoErrors, demoMessages } from '@saath/contract/office/demo/messages';
import { demoAccounts, publishedPassword } from '@saath/contract/office/demo/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving } from '../../../testing/heard.ts';
import { aisha } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { EndDemo } from './end-demo.tsx';
import { TryDemo } from './try-it.tsx';

const leave = hearLeaving();
const server = fakeServer();
let count = { people: 300, events: 40, addedPeople: 0, addedEvents: 0 };
beforeEach(() => {
  count = { people: 300, events: 40, addedPeople: 0, addedEvents: 0 };
  server.on(countDemo, () => count);
});

async function ask() {
  const { user } = show(<EndDemo />);
  await user.click(await screen.findByRole('button', { name: 'Take the sample data away' }));
  const name = 'Take the sample data away?';
  const question = within(await screen.findByRole('alertdialog', { name }));
  return {
    user,
    question,
    yes: question.getByRole('button', { name: 'Take the sample data away' }),
  };
}

it('EC-08 an installation that is no demo offers nothing to take away', async () => {
  server.on(countDemo, () => {
    throw refused('demo.none');
  });
  show(<EndDemo />);
  await waitFor(() => expect(server.sent(countDemo)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('EC-08 what goes is counted in the question; what people added is named only where there is something', async () => {
  const { user, question } = await ask();
  expect(question.getByText(/^300 made-up people and 40 made-up events go/)).toBeDefined();
  expect(question.queryByText(/What was added since/)).toBeNull();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(server.sent(endDemo)).toEqual([]);
});

it('EC-08 what somebody adds meanwhile is not taken away unseen: the numbers are read again', async () => {
  server.on(endDemo, ({ addedPeople }) => {
    if (addedPeople === 2) return { message: demoMessages.ended, next: '/setup' };
    count = { ...count, addedPeople: 2 };
    throw refused('demo.counted_anew');
  });
  const { user, question, yes } = await ask();
  await user.click(yes);
  await waitFor(() => expect(news()).toEqual([demoErrors['demo.counted_anew'].message]));
  expect(await question.findByText(/What was added since goes too: people: 2/)).toBeDefined();
  await waitFor(() => expect(yes).toHaveProperty('disabled', false));
  await user.click(yes);
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/setup'));
  expect(server.sent(endDemo).map(({ body }) => body)).toEqual([
    { addedPeople: 0, addedEvents: 0 },
    { addedPeople: 2, addedEvents: 0 },
  ]);
  // Until the page is gone it cannot be pressed again.
  expect(question.getByRole('button', { name: 'One moment...' })).toHaveProperty('disabled', true);
});

it('EC-08 a failure says that nothing has changed, and the question stays', async () => {
  server.on(endDemo, () => {
    throw unanswered();
  });
  const { user, yes } = await ask();
  await user.click(yes);
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(news()[0]).toContain('Nothing has changed');
  expect(yes.isConnected).toBe(true);
  expect(leave).not.toHaveBeenCalled();
});

it.each([
  ['As an organiser', 'Admin', '/admin/dashboard'],
  ['As a volunteer', 'Volunteer', '/volunteer/dashboard'],
] as const)('EC-08 %s one is in by one press, on the own dashboard', async (name, role, path) => {
  server.on(login, { message: '', user: { ...aisha, role } });
  const { user } = show(<TryDemo />, { viewer: null });
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(path));
  expect(server.sent(login).map(({ body }) => body)).toEqual([
    { email: demoAccounts[role], password: publishedPassword },
  ]);
  expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});

it('EC-08 who could not be let in is told, and may try again', async () => {
  server.on(login, () => {
    throw unanswered();
  });
  const { user } = show(<TryDemo />, { viewer: null });
  const button = screen.getByRole('button', { name: 'As a volunteer' });
  await user.click(button);
  await waitFor(() => expect(news()[0]).toMatch(/^Login failed\. Please try again\./));
  expect(button).toHaveProperty('disabled', false);
});
