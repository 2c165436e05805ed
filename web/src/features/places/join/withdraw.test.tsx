import { withdraw } from '@saath/contract/places/joining/endpoints';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { comingEvent, requestFor } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { Withdraw } from './withdraw.tsx';

const server = fakeServer();
hearToasts();

const asked = requestFor(comingEvent(1, 'River clean-up'), 'requested');

function Request() {
  const [isOpen, setOpen] = useState(true);
  const close = async () => setOpen(false);
  return (
    <li>
      River clean-up
      {isOpen && <Withdraw participationId={asked.id} holdsPlace={false} onDone={close} />}
    </li>
  );
}

it('RO-04 a withdrawal is asked once more, and keeping the request brings the keyboard back', async () => {
  const user = userEvent.setup();
  render(<Request />);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' })),
  );
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Withdraw' })),
  );
  expect(server.asked()).toEqual([]);
});

it('RO-04 after a withdrawal the keyboard stays with the request', async () => {
  const participation = { ...asked, state: 'withdrawn' as const };
  server.on(withdraw, { message: joiningMessages.withdrawn, participation });
  const user = userEvent.setup();
  render(<Request />);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(server.sent(withdraw)).toHaveLength(1);
  expect(server.asked()).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
});

it('RO-04 while it is being told to the server nothing can be pressed, and a failure is said', async () => {
  const user = userEvent.setup();
  let answer = () => {};
  server.on(
    withdraw,
    async () =>
      await new Promise<never>((_, reject) => {
        answer = () => reject(new CallError('', { status: 500, code: 'server.failed' }));
      }),
  );
  render(<Request />);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(screen.getByRole('button', { name: 'Withdrawing...' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveProperty('disabled', true);
  answer();
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith('This did not work. Please try again.'),
  );
});
