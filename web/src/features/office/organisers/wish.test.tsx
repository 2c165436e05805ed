import type { ReplyOf } from '@saath/contract/endpoint';
import { askToOrganise, ownOrganiserRequest } from '@saath/contract/office/organisers/endpoints';
import { organiserMessages } from '@saath/contract/office/organisers/messages';
import type { OwnOrganiserRequest } from '@saath/contract/office/organisers/schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { toast } from '../../../ui/toast.ts';
import { OrganiserWish } from './wish.tsx';

const server = fakeServer();
hearToasts();

const asked: OwnOrganiserRequest = {
  id: idOf('request'),
  state: 'asked',
  text: 'I have run a food drive.',
  answer: '',
  askedAt: '2026-12-01T09:00:00.000Z',
  decidedAt: null,
};

/** The state is `request`; asking is answered by `onAsk`. */
function open(
  request: OwnOrganiserRequest | null,
  onAsk: () => ReplyOf<typeof askToOrganise> = () => ({
    message: organiserMessages.asked,
    request: asked,
  }),
) {
  server.on(ownOrganiserRequest, { request });
  server.on(askToOrganise, onAsk);
  return show(<OrganiserWish />).user;
}

it('AU-11 a volunteer asks with a text, and then sees that it waits', async () => {
  const user = open(null);
  const press = await screen.findByRole('button', { name: 'Ask to organise' });
  await user.click(press);
  const field = screen.getByLabelText('Why do you want to organise?');
  expect(screen.getByRole('alert').textContent).toMatch(/Please tell us in a sentence/);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(server.sent(askToOrganise)).toEqual([]);

  await user.type(field, asked.text);
  await user.click(press);
  expect(await screen.findByText('Waiting for an answer')).toBeDefined();
  expect(screen.getByText(asked.text)).toBeDefined();
  expect(screen.getByText('Asked on Tue, 1 Dec 2026')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Ask/ })).toBeNull();
  expect(toast.success).toHaveBeenCalledWith(organiserMessages.asked);
  expect(server.sent(askToOrganise)).toEqual([
    { path: askToOrganise.path, body: { text: asked.text } },
  ]);
});

it('AU-11 a decline stands there with its word, and one can ask again', async () => {
  const declined = { ...asked, state: 'declined', answer: 'Please help twice first.' } as const;
  const user = open(declined);
  expect(await screen.findByText('Not this time')).toBeDefined();
  expect(screen.getByText('Please help twice first.')).toBeDefined();
  await user.type(
    screen.getByLabelText('Why do you want to organise?'),
    'I have helped twice now.',
  );
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('Waiting for an answer')).toBeDefined();
});

it('AU-11 a refusal is said, and what was typed stays', async () => {
  const refusal = { status: 409, code: 'organisers.already_asked' };
  const user = open(null, () => {
    throw new CallError('You have asked already. An organiser will answer.', refusal);
  });
  const field = await screen.findByLabelText('Why do you want to organise?');
  await user.type(field, asked.text);
  await user.click(screen.getByRole('button', { name: 'Ask to organise' }));
  expect(toast.error).toHaveBeenCalledWith('You have asked already. An organiser will answer.');
  expect(field).toHaveProperty('value', asked.text);
});

it('AU-11 after an approval the way to the Admin Portal stands there', async () => {
  open({ ...asked, state: 'approved', decidedAt: asked.askedAt });
  const link = await screen.findByRole('link', { name: 'Open the Admin Portal' });
  expect(link.getAttribute('href')).toBe('/admin/dashboard');
  expect(screen.queryByRole('textbox')).toBeNull();
});
