import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { changeBranchAddress } from '@saath/contract/office/branch-pages/endpoints';
import * as endpoints from '@saath/contract/office/branches/endpoints';
import { branchErrors, branchMessages } from '@saath/contract/office/branches/messages';
import type { Branch } from '@saath/contract/office/branches/schema';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { EventBranch } from '../../features/office/branches/event-branch.tsx';
import { m } from '../../paraglide/messages.js';
import { fakeServer } from '../../testing/fake-server.ts';
import { paragraph } from '../../testing/paragraph.ts';
import { aisha, idOf } from '../../testing/people-and-events.ts';
import { refused, tooMany } from '../../testing/refused.ts';
import { news, show } from '../../testing/show.tsx';
import BranchesPage from './branches-page.tsx';

const server = fakeServer();
const north: Branch = {
  ...{ id: idOf('north'), name: 'North', slug: 'north', closedAt: null, events: 12 },
  people: [
    {
      ...{ userId: idOf('Hira'), name: 'Hira', profileImage: null, right: 'organiser' },
      ...{ givenBy: 'Omar Organiser', givenAt: new Date().toISOString(), until: null },
    },
  ],
};
let branches: Branch[];
beforeEach(() => {
  branches = [north];
  server.on(endpoints.listBranches, () => ({ branches }));
});

it('OR-08 the branches are said to be on their way, and asked for again where they could not be loaded', async () => {
  server.hold(endpoints.listBranches);
  show(<BranchesPage />);
  expect(screen.getByRole('status').textContent).toBe(m.loading());
  cleanup();
  server.on(endpoints.listBranches, () => {
    throw tooMany();
  });
  const { user } = show(<BranchesPage />);
  expect(await screen.findByText(m.the_branches_could_not_be_loaded())).toBeDefined();
  server.on(endpoints.listBranches, () => ({ branches }));
  await user.click(screen.getByRole('button', { name: m.try_again() }));
  expect(await screen.findByRole('heading', { name: 'North' })).toBeDefined();
});

it('OR-08 the first branch needs a name, and says what is wrong with it', async () => {
  branches = [];
  server.on(endpoints.makeBranch, () => {
    throw refused('branches.name_taken');
  });
  const { user } = show(<BranchesPage />);
  expect(await screen.findByText('No branches yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Make a branch' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Name of the branch'), 'North');
  await user.click(within(dialog).getByRole('button', { name: 'Make a branch' }));
  expect(
    await within(dialog).findByText(branchErrors['branches.name_taken'].message),
  ).toBeDefined();
  expect(server.sent(endpoints.makeBranch)).toMatchObject([{ body: { name: 'North' } }]);
});

it('OR-08 closing a branch asks, and counts what stays and what ends', async () => {
  server.on(endpoints.closeBranch, () => {
    branches = [{ ...north, closedAt: new Date().toISOString(), people: [] }];
    return { message: 'The branch North is closed. Its events stay.' };
  });
  const { user } = show(<BranchesPage />);
  await user.click(await screen.findByRole('button', { name: 'More about North' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Close branch' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Close the branch North?');
  expect(question.textContent).toContain('Events that stay: 12. People whose right at it ends: 1.');
  expect(server.sent(endpoints.closeBranch)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Close branch' }));
  expect(await screen.findByText(/Closed on/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Let somebody help North' })).toBeNull();
});

it('OR-08 the page of a branch has a link, and gets another address that nobody else has', async () => {
  server.on(changeBranchAddress, ({ slug }) => {
    if (slug === 'south') throw refused('branches.address_taken');
    branches = [{ ...north, slug }];
    return { message: 'The page of North has its new address.' };
  });
  const { user } = show(<BranchesPage />);
  const link = await screen.findByRole('link', { name: 'Public page North' });
  expect(link).toHaveProperty('pathname', '/branches/north');
  await user.click(screen.getByRole('button', { name: 'More about North' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change the web address' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText('Address of the page');
  expect(field).toHaveProperty('value', 'north');
  const save = async (slug: string) => {
    await user.clear(field);
    await user.type(field, slug);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  };
  await save('up north');
  expect(await within(dialog).findByText(branchMessages.address)).toBeDefined();
  await save('south');
  const taken = branchErrors['branches.address_taken'].message;
  expect(await within(dialog).findByText(taken)).toBeDefined();
  await save('up-north');
  await waitFor(() => expect(link).toHaveProperty('pathname', '/branches/up-north'));
  expect(server.sent(changeBranchAddress)).toHaveLength(2);
});

it('RG-02 a volunteer is found by name and leads all events of the branch; who does is removed by one press', async () => {
  server.on(searchVolunteers, { users: [aisha] });
  server.on(endpoints.addToBranch, { message: 'Aisha helps.' });
  server.on(endpoints.removeFromBranch, () => {
    branches = [{ ...north, people: [] }];
    return { message: 'Hira does not help any more.' };
  });
  const { user } = show(<BranchesPage />);
  expect(
    await screen.findByText(paragraph(/^Makes and leads all its events · added by Omar Organiser/)),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Let somebody help North' }));
  await user.type(await screen.findByLabelText('Search by name'), 'ai');
  await user.click(await screen.findByRole('button', { name: `Let help ${aisha.name}` }));
  await waitFor(() => expect(news()).toContain('Aisha helps.'));
  expect(server.sent(endpoints.addToBranch)).toMatchObject([
    { path: `/api/branch/${north.id}/people`, body: { userId: aisha.id, right: 'organiser' } },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove Hira, North' }));
  expect(await screen.findByText('Nobody helps to run this branch yet.')).toBeDefined();
  // The button went with its row, and the keyboard stays in the list.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

it('RG-04 as long as there is no branch, the editor of an event says nothing of any', async () => {
  server.on(endpoints.eventBranch, { branch: null, open: [] });
  show(<EventBranch eventId={idOf('beach')} />);
  await waitFor(() => expect(server.sent(endpoints.eventBranch)).toHaveLength(1));
  expect(screen.queryByLabelText('Branch')).toBeNull();
});

it('OR-08 an event is given to a branch in its editor, and back to the organisation', async () => {
  let branch: { id: string; name: string } | null = { id: idOf('old'), name: 'Old town' };
  const open = [{ id: north.id, name: 'North' }];
  server.on(endpoints.eventBranch, () => ({ branch, open }));
  server.on(endpoints.moveEvent, ({ branchId }) => {
    branch = open.find(({ id }) => id === branchId) ?? null;
    return { message: 'Moved.' };
  });
  const { user } = show(<EventBranch eventId={idOf('beach')} />);
  const choice = await screen.findByLabelText<HTMLSelectElement>('Branch');
  expect(choice.selectedOptions[0]?.textContent).toBe('Old town (closed)');
  await user.selectOptions(choice, 'North');
  await waitFor(() => expect(choice.value).toBe(north.id));
  await user.selectOptions(choice, 'The organisation itself');
  await waitFor(() => expect(choice.value).toBe(''));
  expect(server.sent(endpoints.moveEvent)).toMatchObject([
    ...[{ body: { branchId: north.id } }, { body: { branchId: null } }],
  ]);
});
