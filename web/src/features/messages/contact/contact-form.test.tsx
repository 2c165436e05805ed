import { sendContact } from '@saath/contract/messages/contact/endpoints';
import { contactMessages } from '@saath/contract/messages/contact/messages';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { ContactForm } from './contact-form.tsx';

const server = fakeServer();

it('LP-06 what is wrong comes to its field, and nothing typed is lost', async () => {
  const fields = { email: 'Please enter a valid email address' };
  server.on(sendContact, { message: contactMessages.sent });
  const user = userEvent.setup();
  render(<ContactForm />);
  await user.type(screen.getByLabelText('Your name'), 'Mahnoor');
  await user.type(screen.getByLabelText('Your email'), 'x');
  await user.type(screen.getByLabelText('Message'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(fields.email)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your email')));
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Hello');
  expect(server.sent(sendContact)).toEqual([]);
  await user.type(screen.getByLabelText('Your email'), '@example.org');
  server.refuseOnce(sendContact, 'Please check.', { message: 'Please say more.' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please say more.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(contactMessages.sent)).toBeDefined();
});

it('LP-06 a lost connection is told', async () => {
  server.on(sendContact, () => {
    throw new CallError('', { status: 0, code: 'network' });
  });
  const user = userEvent.setup();
  render(<ContactForm />);
  await user.type(screen.getByLabelText('Your name'), 'Mahnoor');
  await user.type(screen.getByLabelText('Your email'), 'mahnoor@example.org');
  await user.type(screen.getByLabelText('Message'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/The server cannot be reached/)).toBeDefined();
});
