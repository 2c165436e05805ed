/** Whom a right can be given to, and until when (RG-01, RG-02). */
import { type Right, rights } from '@saath/contract/abilities';
import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aisha, idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import { peopleQuery } from '../../places/answer/queries.ts';
import { FindPerson, type Given } from './find-person.tsx';

const server = fakeServer();
const foundPerson = (name: string) => {
  const { description, skills, interests } = aisha;
  return { id: idOf(name), name, description, skills, interests, profileImage: null };
};
const words = Object.fromEntries(
  rights.map((right) => [right, { name: () => right, hint: () => `What ${right} may do` }]),
) as ComponentProps<typeof FindPerson<Right>>['words'];
const roles = ['Cook', 'Steward'].map((name) => ({ id: idOf(name), name }));
const onAdd = vi.fn((_given: Given<Right>, _onDone: () => void) => {});

beforeEach(() => {
  onAdd.mockClear();
  server.on(searchVolunteers, { users: ['Bilal', 'Hira'].map(foundPerson) });
});

type Known = ComponentProps<typeof FindPerson<Right>>['known'];
function open({ known = [], adding }: { known?: Known; adding?: string } = {}) {
  const { user } = show(
    <FindPerson
      {...{ rights, words, known, adding, onAdd }}
      inRole={{ right: 'role_lead', roles }}
      find={(name) => peopleQuery({ name, eventId: idOf('event') })}
    />,
  );
  const search = screen.getByRole('searchbox', { name: 'Search by name' });
  const right = screen.getByRole('combobox', { name: 'What they may do' });
  const choose = async (value: Right) => await user.selectOptions(right, value);
  const until = async (day: string) =>
    await user.type(screen.getByLabelText('Until (optional)'), day);
  return { user, search, choose, until };
}
const offered = () =>
  screen
    .queryAllByRole('button', { name: /^Let help/ })
    .map(({ textContent }) => /Bilal|Hira/.exec(textContent)?.[0]);
const hira = (right: Right, change: Partial<Known[number]> = {}) => ({
  ...{ userId: idOf('Hira'), right, until: null },
  ...change,
});

it('OR-03 nobody is looked for before a name is typed, nor for blanks', async () => {
  const asked: (string | null)[] = [];
  server.on(searchVolunteers, (_body, { query }) => {
    asked.push(query.get('name'));
    return { users: ['Bilal', 'Hira'].map(foundPerson) };
  });
  const { user, search } = open();
  await user.type(search, '   ');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText('No volunteers found.')).toBeNull();
  await user.type(search, 'hi ');
  await waitFor(() => expect(offered()).toEqual(['Bilal', 'Hira']));
  expect(asked).toEqual(['hi']);
});

it('OR-03 while somebody is looked for nobody is said to be missing; afterwards that is said', async () => {
  const { promise, resolve } = Promise.withResolvers<{ users: [] }>();
  server.on(searchVolunteers, () => promise);
  const { user, search } = open();
  await user.type(search, 'zz');
  await waitFor(() => expect(server.sent(searchVolunteers)).toHaveLength(1));
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
  resolve({ users: [] });
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^No volunteers/));
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('false');
});

it('RG-02 a right without an end is not offered again, but with one; a right that ends is offered for longer', async () => {
  const known = [hira('door')];
  const { user, search, until } = open({ known });
  await user.type(search, 'hi');
  await waitFor(() => expect(offered()).toEqual(['Bilal']));
  await until('2027-01-31');
  expect(offered()).toEqual(['Bilal', 'Hira']);
});

it('RG-02 who has a right until a day can get it without an end', async () => {
  const { user, search } = open({ known: [hira('door', { until: '2026-12-31T19:00:00.000Z' })] });
  await user.type(search, 'hi');
  await waitFor(() => expect(offered()).toEqual(['Bilal', 'Hira']));
  await user.click(screen.getByRole('button', { name: 'Let help Hira' }));
  expect(onAdd.mock.calls.map(([given]) => given)).toEqual([
    { userId: idOf('Hira'), right: 'door' },
  ]);
});

it('RG-01 who leads the people of one role is offered those of another, and not the same again', async () => {
  const cook = { id: idOf('Cook') };
  const { user, search, choose } = open({ known: [hira('role_lead', { role: cook })] });
  await choose('role_lead');
  await user.type(search, 'hi');
  await waitFor(() => expect(offered()).toEqual(['Bilal']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Steward');
  expect(offered()).toEqual(['Bilal', 'Hira']);
});

it('RG-01 a role goes with the right at one role and with no other, and so does the day', async () => {
  const { user, search, choose, until } = open();
  await choose('role_lead');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Steward');
  await until('2027-01-31');
  await user.type(search, 'hi');
  await user.click(await screen.findByRole('button', { name: 'Let help Bilal' }));
  await choose('viewer');
  expect(screen.queryByRole('combobox', { name: 'Role' })).toBeNull();
  expect(screen.getByText('What viewer may do')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Let help Bilal' }));
  const userId = idOf('Bilal');
  expect(onAdd.mock.calls.map(([given]) => given)).toEqual([
    { userId, right: 'role_lead', roleId: idOf('Steward'), until: '2027-01-31' },
    { userId, right: 'viewer', until: '2027-01-31' },
  ]);
});

it('OR-03 while one right is on its way no other can be given, and what was typed stays until it is there', async () => {
  const { user, search } = open({ adding: idOf('Bilal') });
  await user.type(search, 'hi');
  const all = await screen.findAllByRole('button', { name: /Let help/ });
  expect(all.map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
  await user.click(within(screen.getByRole('list')).getByRole('button', { name: /Hira/ }));
  expect(onAdd).not.toHaveBeenCalled();
});

it('OR-03 the name is taken out of the field once the right is given, not before', async () => {
  const { user, search } = open();
  await user.type(search, 'hi');
  await user.click(await screen.findByRole('button', { name: 'Let help Hira' }));
  expect(search).toHaveProperty('value', 'hi');
  const [, onDone] = onAdd.mock.calls[0] ?? [];
  onDone?.();
  await waitFor(() => expect(search).toHaveProperty('value', ''));
  expect(offered()).toEqual([]);
});

it('OR-03 where people could not be looked for that is said, and not that there are none', async () => {
  server.on(searchVolunteers, () => {
    throw tooMany();
  });
  const { user, search } = open();
  await user.type(search, 'hi');
  await waitFor(() => expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('false'));
  expect(screen.getByRole('status').textContent).toBe(refused('request.too_many').message);
});
