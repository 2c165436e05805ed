import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { mailboxOf } from '../../../lib/mailboxes.ts';
import { MailSent } from './mail-sent.tsx';

afterEach(cleanup);

const show = (address: string | null, onClose = vi.fn()) => {
  render(
    <MemoryRouter>
      <MailSent address={address} onClose={onClose} focusAfter={{ current: null }} />
    </MemoryRouter>,
  );
  return onClose;
};

it('VO-05 shows only when a mail was queued, with the way to the right mailbox', async () => {
  show(null);
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  const onClose = show('aisha@gmail.com');
  const link = await screen.findByRole('link', { name: 'Open Gmail' });
  expect(link).toHaveProperty('href', 'https://mail.google.com/');
  await userEvent.click(screen.getByRole('button', { name: "I'll Check Later" }));
  expect(onClose).toHaveBeenCalled();
});

it('VO-05 knows the providers by their domain and invents none', () => {
  expect(mailboxOf('a@HOTMAIL.com')?.name).toBe('Outlook');
  expect(mailboxOf('gmail.com@example.org')).toBeUndefined();
});
