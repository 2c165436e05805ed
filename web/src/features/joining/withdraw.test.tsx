import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../../lib/call.ts';
import { toast } from '../../ui/toast.ts';
import { Withdraw } from './withdraw.tsx';

vi.mock('../../lib/call.ts', () => ({ call: vi.fn(async () => ({})) }));
vi.mock('../../ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Request() {
  const [isOpen, setOpen] = useState(true);
  const close = async () => setOpen(false);
  return (
    <li>
      River clean-up
      {isOpen && <Withdraw participationId="p" holdsPlace={false} onDone={close} />}
    </li>
  );
}

it('RO-04 a withdrawal is asked once more, and keeping the request brings the keyboard back', async () => {
  const user = userEvent.setup();
  render(<Request />);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Withdraw' }));
  expect(call).not.toHaveBeenCalled();
});

it('RO-04 after a withdrawal the keyboard stays with the request', async () => {
  const user = userEvent.setup();
  render(<Request />);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(call).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
});

it('RO-04 while it is being told to the server nothing can be pressed, and a failure is said', async () => {
  const user = userEvent.setup();
  let answer: (error: Error) => void = () => {};
  vi.mocked(call).mockReturnValueOnce(
    new Promise<never>((_, reject) => {
      answer = reject;
    }),
  );
  render(<Request />);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(screen.getByRole('button', { name: 'Withdrawing...' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveProperty('disabled', true);
  await act(async () => answer(new Error('broken')));
  expect(toast.error).toHaveBeenCalledWith('This did not work. Please try again.');
});
