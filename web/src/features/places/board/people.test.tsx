import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import type { SuggestedPerson } from '@saath/contract/matching/suggest/schema';
import { boardPeople } from '@saath/contract/places/board/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { AssignmentBoard } from './board.tsx';
import { boardOf, COOK, DRIVER, personOnBoard } from './testing/people-on-board.ts';

const server = fakeServer();
const suggestedOf = (name: string, score: number): SuggestedPerson => ({
  ...{ id: idOf(name), name, profileImage: null, skills: ['Cooking'], score },
  ...{ description: '', interests: [] },
  reasons: [{ text: 'Knows: Cooking', tone: 'for' }],
});
const cyra = personOnBoard('Cyra', { state: 'confirmed', roleId: COOK });

let asked: string[];
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  asked = [];
  server.on(suggestVolunteers, (_body, { path }) => {
    asked.push(path.endsWith(COOK) ? 'cooks' : 'drivers');
    const people = path.endsWith(COOK) ? [['Cyra', 0.9] as const, ['Hina', 0.8] as const] : [];
    return { suggestedUsers: people.map(([name, score]) => suggestedOf(name, score)) };
  });
  server.on(searchVolunteers, (_body, { query }) => {
    asked.push(`name ${query.get('name')} ${query.get('event_id')}`);
    const { score: _score, reasons: _reasons, ...imran } = suggestedOf('Imran', 0);
    return { users: [imran] };
  });
  server.on(boardPeople, (_body, { query }) => ({
    people: query.get('ids') === idOf('Hina') ? [personOnBoard('Hina', { state: 'none' })] : [],
  }));
});
afterEach(() => sessionStorage.clear());

async function open() {
  const { user } = show(<AssignmentBoard board={boardOf([cyra])} />);
  await user.click(screen.getByRole('button', { name: 'Add people' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add people to the board' });
  return { user, dialog: within(dialog) };
}
const found = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  dialog
    .queryAllByRole('button', { name: /^Add .* to the board$/ })
    .map((button) => button.getAttribute('aria-label'));

it('RO-05 those who fit a role are offered, without those who stand on the board', async () => {
  const { dialog } = await open();
  await dialog.findByRole('button', { name: 'Add Hina to the board' });
  expect(found(dialog)).toEqual(['Add Hina to the board']);
  expect(dialog.getByRole('status').textContent).toBe('1 person');
  expect(dialog.getByText(/Nobody is told before you save/)).toBeDefined();
});

it('RO-05 another role has other people, and nobody for a role is said', async () => {
  const { user, dialog } = await open();
  await dialog.findByRole('button', { name: /Hina/ });
  await user.selectOptions(dialog.getByLabelText('Or suggested for'), DRIVER);
  expect(await dialog.findByText(m.no_suggested_volunteers_available())).toBeDefined();
  expect(asked).toEqual(['cooks', 'drivers']);
});

it('RO-05 a name finds people who were not suggested, and the choice of a role waits meanwhile', async () => {
  const { user, dialog } = await open();
  await dialog.findByRole('button', { name: /Hina/ });
  await user.type(dialog.getByLabelText('Search by name'), ' imr ');
  await dialog.findByRole('button', { name: 'Add Imran to the board' });
  expect(asked.at(-1)).toBe(`name imr ${idOf('event')}`);
  expect(dialog.getByLabelText('Or suggested for')).toHaveProperty('disabled', true);
  await user.clear(dialog.getByLabelText('Search by name'));
  expect(await dialog.findByRole('button', { name: /Hina/ })).toBeDefined();
});

it('RO-05 a name that nobody has is said', async () => {
  server.on(searchVolunteers, { users: [] });
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText('Search by name'), 'zz');
  expect(await dialog.findByText(m.no_volunteers_found())).toBeDefined();
});

it('RO-05 where nobody could be looked for that is said, and not that there is nobody', async () => {
  for (const endpoint of [searchVolunteers, suggestVolunteers])
    server.on(endpoint, () => {
      throw tooMany();
    });
  const { user, dialog } = await open();
  const said = refused('request.too_many').message;
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe(said));
  await user.type(dialog.getByLabelText('Search by name'), 'im');
  await waitFor(() => expect(server.sent(searchVolunteers)).toHaveLength(1));
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe(said));
});

it('RO-05 whoever is added stands among those without a role, is told nothing, and is offered no more', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Add Hina to the board' }));
  await waitFor(() => expect(found(dialog)).toEqual([]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const waiting = within(screen.getByRole('region', { name: 'Not assigned' }));
  const card = waiting.getByRole('button', { name: 'Move Hina to …' }).closest('li');
  expect(card?.textContent).toContain('Has not asked');
  expect(screen.getByRole('button', { name: 'Save Assignments' })).toHaveProperty('disabled', true);
});

it('RO-05 somebody who could not be added is said, and can be added again', async () => {
  server.on(boardPeople, () => {
    throw refused('events.not_found');
  });
  const { user, dialog } = await open();
  const press = await dialog.findByRole('button', { name: 'Add Hina to the board' });
  await user.click(press);
  await waitFor(() => expect(news()).toEqual([refused('events.not_found').message]));
  await waitFor(() => expect(press).toHaveProperty('disabled', false));
});
