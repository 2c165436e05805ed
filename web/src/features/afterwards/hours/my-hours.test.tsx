import { answerMissed, proposeHours } from '@saath/contract/afterwards/hours/endpoints';
import type { MyHours as Mine } from '@saath/contract/afterwards/hours/schema';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { MyHours } from './my-hours.tsx';
import { now, ownHours } from './testing/own-hours.ts';

const server = fakeServer();
hearToasts();

function show(change: Partial<Mine> = {}) {
  for (const endpoint of [proposeHours, answerMissed]) server.on(endpoint, { message: 'Done' });
  render(
    <QueryProvider>
      <MyHours mine={ownHours(change)} now={now} />
    </QueryProvider>,
  );
  return userEvent.setup();
}

it('DY-04 says what counts, and other hours can be proposed with a reason', async () => {
  const user = show();
  expect(screen.getByText('3.5 hours')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Correct my hours' }));
  const hours = screen.getByLabelText('Hours');
  expect((hours as HTMLInputElement).value).toBe('3.5');
  await user.clear(hours);
  await user.type(hours, '4');
  await user.click(screen.getByRole('button', { name: 'Send proposal' }));
  expect(server.asked()).toEqual([]);
  await user.type(screen.getByLabelText('The reason'), 'I stayed to the end.');
  await user.click(screen.getByRole('button', { name: 'Send proposal' }));
  const path = `/api/event/${idOf('event')}/hour-proposal`;
  await waitFor(() =>
    expect(server.sent(proposeHours)).toEqual([
      { path, body: { hours: 4, reason: 'I stayed to the end.' } },
    ]),
  );
  expect(server.asked()).toHaveLength(1);
});

it('DY-04 while a proposal waits, and after seven days, nothing can be proposed', () => {
  show({ proposal: { hours: 5, reason: 'More', state: 'open', answer: '' } });
  expect(screen.getByText('You proposed 5 hours. The organisers will answer.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ openUntil: '2026-12-09T07:59:59Z' });
  expect(screen.getByText(/corrected here for seven days, and those have passed/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('DY-05 who was missed says why with one choice and, if they like, a word', async () => {
  const user = show({ state: 'no_show', hours: null, basis: null });
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'I never got the message' }));
  await user.click(send);
  const path = `/api/event/${idOf('event')}/missed-answer`;
  await waitFor(() =>
    expect(server.sent(answerMissed)).toEqual([{ path, body: { answer: 'no_message', note: '' } }]),
  );
  expect(server.asked()).toHaveLength(1);
});

it('DY-05 who is excused is asked nothing', () => {
  show({ state: 'excused', hours: null, basis: null });
  expect(screen.getByText(/counts neither for you nor against you/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/seven days/)).toBeNull();
});

it('EL-06 of a training that is no help it is said, and no hours can be proposed', () => {
  show({ hours: null, basis: null, isNoHelp: true });
  expect(screen.getByText(/its time does not count as hours of help/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
