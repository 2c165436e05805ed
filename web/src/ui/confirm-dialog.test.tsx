import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const onOpenChange = vi.fn();
const onConfirm = vi.fn();
beforeEach(() => void vi.clearAllMocks());

const asked = (isBusy = false) =>
  show(
    <ConfirmDialog
      open
      title="Delete this event?"
      description="Twelve people are told."
      confirmText="Delete"
      busyText="Deleting…"
      {...{ isBusy, onOpenChange, onConfirm }}
    />,
  );

it('EV-09 the focus begins on the way out, so that Enter does no harm', async () => {
  const { user } = asked();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await user.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('EV-09 what will happen is said with the question, and the button says it as well', async () => {
  const { user } = asked();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this event?' });
  const description = dialog.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('Twelve people are told.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('EV-09 a question is not closed by a press beside it', async () => {
  const { user } = asked();
  await user.click(document.body);
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('EV-09 what is being done is not called off, nor done twice', async () => {
  const { user } = asked(true);
  const busy = screen.getByRole('button', { name: /Deleting/ });
  await user.click(busy);
  await user.keyboard('{Escape}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});
