import { changeMailChoice } from '@saath/contract/notices/notices/endpoints';
import { noticeMessages } from '@saath/contract/notices/notices/messages';
import type { MailChoice } from '@saath/contract/notices/notices/schema';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { MailChoiceStep } from './mail-choice-step.tsx';

const server = fakeServer();

const choice: MailChoice = { kind: 'announcement', address: 'a…@gmail.com', isOn: true };

it('NT-02 says which mails to which address, stops them on a press, and lets undo', async () => {
  server.on(changeMailChoice, ({ isOn }) => ({
    choice: { ...choice, isOn },
    message: isOn ? noticeMessages.mailsOn : noticeMessages.mailsOff,
  }));
  const user = userEvent.setup();
  render(<MailChoiceStep token="t" choice={choice} />);
  expect(server.asked()).toEqual([]);
  expect(screen.getByText('a…@gmail.com')).toBeDefined();
  expect(screen.getByText('The organisers of an event write to you')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Yes, no more of these mails' }));
  expect((await screen.findByRole('status')).textContent).toBe(noticeMessages.mailsOff);
  await user.click(screen.getByRole('button', { name: 'Undo: send them again' }));
  expect((await screen.findByRole('status')).textContent).toBe(noticeMessages.mailsOn);
  expect(screen.getByRole('button', { name: 'Yes, no more of these mails' })).toBeDefined();
});

it('NT-02 a failure is said, and all stays as it was', async () => {
  server.refuse(changeMailChoice, 'This link is not valid. Perhaps a part of it is missing.', {
    status: 400,
    code: 'notices.link_invalid',
  });
  const user = userEvent.setup();
  render(<MailChoiceStep token="t" choice={choice} />);
  await user.click(screen.getByRole('button'));
  expect((await screen.findByRole('alert')).textContent).toContain('This link is not valid.');
  expect(screen.getByRole('button', { name: 'Yes, no more of these mails' })).toBeDefined();
});
