import type { ReplyOf } from '@saath/contract/endpoint';
import {
  approveOrganiser,
  declineOrganiser,
  listOrganiserRequests,
} from '@saath/contract/office/organisers/endpoints';
import { organiserErrors, organiserMessages } from '@saath/contract/office/organisers/messages';
import type { OrganiserRequest } from '@saath/contract/office/organisers/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { toast } from '../../../ui/toast.ts';
import { OrganiserRequests } from './requests.tsx';

const server = fakeServer();
hearToasts();

const requestOf = (name: string): OrganiserRequest => ({
  id: idOf(name),
  person: { id: idOf(`${name} the person`), name, profileImage: null },
  memberSince: '2026-11-01T09:00:00.000Z',
  text: `${name} has run a food drive.`,
  askedAt: '2026-12-01T09:00:00.000Z',
});

type Reply = ReplyOf<typeof approveOrganiser>;

/** The list is read anew each time; answers are given by `onAnswer`. */
function open(
  pages: () => OrganiserRequest[],
  onAnswer: () => Reply | Promise<Reply> = () => ({ message: '' }),
) {
  server.on(listOrganiserRequests, () => {
    const requests = pages();
    return { requests, next: null, total: requests.length };
  });
  for (const endpoint of [approveOrganiser, declineOrganiser]) server.on(endpoint, onAnswer);
  return show(<OrganiserRequests />).user;
}

it('AU-11 an approval is asked once more, is busy on its way, and takes the person off the list', async () => {
  let waiting = [requestOf('Aisha'), requestOf('Bilal')];
  let answer: () => void = () => {};
  const user = open(
    () => waiting,
    async () =>
      await new Promise<Reply>((resolve) => {
        answer = () => {
          waiting = waiting.slice(1);
          resolve({ message: organiserMessages.approved });
        };
      }),
  );
  expect(await screen.findByText('Aisha has run a food drive.')).toBeDefined();
  expect(screen.getAllByText(/Here since Sun, 1 Nov 2026/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Approve.*Aisha/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Make Aisha an Admin?' });
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' })),
  );
  expect(server.sent(approveOrganiser)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  const busy = await within(dialog).findByRole('button', { name: 'Saving...' });
  expect(busy).toHaveProperty('disabled', true);
  answer();
  await waitFor(() => expect(screen.queryByText(/^Aisha has/)).toBeNull());
  expect(screen.getByText(/^Bilal has/)).toBeDefined();
  expect(server.sent(approveOrganiser)).toEqual([
    { path: `/api/organiser-request/${idOf('Aisha')}/approve` },
  ]);
  expect(toast.success).toHaveBeenCalledWith(organiserMessages.approved);
});

it('AU-11 a decline carries a word, and nothing is sent when it is cancelled', async () => {
  const user = open(
    () => [requestOf('Aisha')],
    () => ({ message: organiserMessages.declined }),
  );
  const press = await screen.findByRole('button', { name: /^Decline….*Aisha/ });
  await user.click(press);
  await user.type(await screen.findByLabelText(/A word to them/), 'Not yet');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(declineOrganiser)).toEqual([]);

  await user.click(press);
  const word = await screen.findByLabelText(/A word to them/);
  expect(word).toHaveProperty('value', '');
  await user.type(word, ' Please help twice first. ');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(organiserMessages.declined));
  expect(server.sent(declineOrganiser)).toEqual([
    {
      path: `/api/organiser-request/${idOf('Aisha')}/decline`,
      body: { answer: 'Please help twice first.' },
    },
  ]);
});

it('AU-11 what another Admin answered is said, and the list is read again', async () => {
  const { message, status } = organiserErrors['organisers.answered'];
  let waiting = [requestOf('Aisha')];
  const user = open(
    () => waiting,
    () => {
      waiting = [];
      throw new CallError(message, { status, code: 'organisers.answered' });
    },
  );
  await user.click(await screen.findByRole('button', { name: /^Approve.*Aisha/ }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/Nobody is asking to be an organiser/)).toBeDefined();
  expect(toast.error).toHaveBeenCalledWith('This request has been answered in the meantime.');
});

it('AU-11 a decline without an answer of the server leaves the question with its word', async () => {
  const user = open(
    () => [requestOf('Aisha')],
    () => {
      throw new CallError('', { status: 0, code: 'network' });
    },
  );
  await user.click(await screen.findByRole('button', { name: /^Decline….*Aisha/ }));
  const word = await screen.findByLabelText(/A word to them/);
  await user.type(word, 'Please help twice first.');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  expect(word).toHaveProperty('value', 'Please help twice first.');
  expect(word.isConnected).toBe(true);
});

it('AU-11 a list that could not be loaded says so and can be tried again', async () => {
  let isBroken = true;
  const user = open(() => {
    if (isBroken)
      throw new CallError('The database is at lunch.', { status: 400, code: 'request.invalid' });
    return [];
  });
  expect(await screen.findByText('The database is at lunch.')).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nobody is asking to be an organiser/)).toBeDefined();
});
