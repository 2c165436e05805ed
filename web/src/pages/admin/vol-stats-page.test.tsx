import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import {
  demotePerson,
  listPeople,
  peopleFigures,
  personPlaces,
  personProfile,
  previewRemoval,
  promotePerson,
} from '@saath/contract/office/people/endpoints';
import type { PersonProfile, PersonRow } from '@saath/contract/office/people/schema';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
import { hearToasts } from '../../testing/heard.ts';
import { idOf } from '../../testing/people-and-events.ts';
import { organiser, site } from '../../testing/show.tsx';
import { toast } from '../../ui/toast.ts';
import VolStatsPage from './vol-stats-page.tsx';

const server = fakeServer();
hearToasts();

const rowOf = (number: number, change: Partial<PersonRow> = {}): PersonRow => ({
  id: idOf(number),
  name: `Person ${number}`,
  role: 'Volunteer',
  status: 'active',
  profileImage: null,
  hours: 4.5,
  events: 2,
  upcoming: 0,
  createdAt: '2026-11-01T09:00:00.000Z',
  ...change,
});
const everybody = Array.from({ length: 60 }, (_each, number) =>
  rowOf(number, number === 0 ? { role: 'Admin' } : {}),
);
const figures = {
  activeVolunteers: 1204,
  activeChange: 3,
  newThisMonth: 7,
  newLastMonth: 9,
  totalHours: 4321,
  hoursThisQuarter: 234,
  totalEvents: 88,
  eventsThisMonth: 0,
};

/** A server with sixty people, of whom no log tells anything. */
beforeEach(() => {
  server.on(readAuditLog, { entries: [], next: null });
  server.on(peopleFigures, figures);
  server.on(listPeople, (_body, { query }) => {
    const role = query.get('role');
    const people = everybody.filter(
      (person) =>
        person.name.toLowerCase().includes(query.get('q') ?? '') && (!role || person.role === role),
    );
    const pages = Math.max(1, Math.ceil(people.length / 6));
    const page = Math.min(Number(query.get('page')), pages);
    return {
      people: people.slice((page - 1) * 6, page * 6),
      page,
      total: people.length,
      hasMore: false,
      pages,
    };
  });
});

function show(path = '/admin/vol-stats') {
  const element = (
    <QueryProvider>
      <VolStatsPage />
    </QueryProvider>
  );
  const root = { site, viewer: { ...organiser, id: idOf(0) }, baseUrl: 'https://saath.example' };
  const router = createMemoryRouter(
    [{ id: 'root', path: '/admin/vol-stats', loader: () => root, element }],
    { initialEntries: [path], hydrationData: { loaderData: { root } } },
  );
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

/** Which people the server was asked for, call by call. */
const asked = () =>
  server
    .asked()
    .filter((each) => each.startsWith('GET /api/user/volunteers?'))
    .map((each) => Object.fromEntries(new URLSearchParams(each.split('?')[1])));
const numbers = () =>
  within(screen.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
const personIn = async (name: string) => await screen.findByRole('button', { name });
const address = ({ state }: ReturnType<typeof show>['router']) =>
  state.location.pathname + state.location.search;

it('AD-02 four cards say what is stored and how it compares', async () => {
  show();
  const card = async (name: string) => {
    const term = await screen.findByText(name, { selector: 'dt' });
    return term.parentElement?.textContent;
  };
  expect(await card('Active Volunteers')).toBe('Active Volunteers1,204+3 this month');
  expect(await card('New This Month')).toBe('New This Month7-2 from last month');
  expect(await card('Total Hours')).toBe('Total Hours4,321+234 this quarter');
  expect(await card('Total Events')).toBe('Total Events880 this month');
});

it('AD-02 the first card of a new installation compares nothing', async () => {
  server.on(peopleFigures, { ...figures, newLastMonth: null });
  show();
  const term = await screen.findByText('New This Month', { selector: 'dt' });
  expect(term.parentElement?.textContent).toContain('Too little data to compare yet');
});

it('AD-02 the pages show first, last, current and neighbours, and the page stands in the address', async () => {
  const { user, router } = show('/admin/vol-stats?page=5');
  await personIn('Person 24');
  expect(numbers()).toEqual([
    '',
    'Page 11',
    '…',
    'Page 44',
    'Page 55',
    'Page 66',
    '…',
    'Page 1010',
    '',
  ]);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await personIn('Person 30');
  expect(address(router)).toBe('/admin/vol-stats?page=6');
  expect(asked().at(-1)).toMatchObject({ page: '6', after: idOf(29) });
  await user.click(screen.getByRole('link', { name: 'Page 10' }));
  await personIn('Person 54');
  expect(asked().at(-1)).toEqual({ page: '10' });
  await user.click(screen.getByRole('link', { name: 'Page 1' }));
  await personIn('Person 0');
  expect(address(router)).toBe('/admin/vol-stats');
});

it('AD-02 a page beyond the last one is the last one, in the address as well', async () => {
  const { router } = show('/admin/vol-stats?page=99');
  await personIn('Person 54');
  await waitFor(() => expect(address(router)).toBe('/admin/vol-stats?page=10'));
});

it('AD-02 a search begins on the first page and stands in the address', async () => {
  const { user, router } = show('/admin/vol-stats?page=3');
  await personIn('Person 12');
  await user.click(screen.getByRole('searchbox', { name: 'Search by name' }));
  await user.paste('person 59');
  await personIn('Person 59');
  expect(asked().at(-1)).toEqual({ page: '1', q: 'person 59' });
  expect(address(router)).toBe('/admin/vol-stats?q=person+59');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
  expect(await screen.findByText('No volunteers found.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await personIn('Person 0');
  expect(address(router)).toBe('/admin/vol-stats');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('AD-02 a removal says in numbers what happens and is done after one more press; oneself cannot be removed', async () => {
  server.on(previewRemoval, { places: 3, requests: 1 });
  server.on(deleteUser, { message: 'Volunteer deleted successfully!' });
  const { user } = show();
  await personIn('Person 1');
  expect(screen.queryByRole('button', { name: /^Remove.*Person 0$/ })).toBeNull();
  expect(screen.getByText('This is you')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Remove.*Person 1$/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Person 1?' }));
  await dialog.findByText('3 places in coming events are freed and offered to those who wait.');
  expect(dialog.getByText('1 open request is taken back.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith('Volunteer deleted successfully!'),
  );
  const path = `/api/user/delete-user/${idOf(1)}`;
  expect(server.sent(deleteUser)).toEqual([{ path, body: undefined }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it.each([
  [new CallError('', { status: 500, code: 'server.failed' }), 'Failed to delete volunteer.'],
  [
    new CallError('', { status: 0, code: 'network' }),
    'An error occurred while deleting the volunteer. The server cannot be reached. Check your connection and try again.',
  ],
  [
    new CallError('This person has been removed in the meantime.', {
      status: 404,
      code: 'people.gone',
    }),
    'This person has been removed in the meantime.',
  ],
])('AD-02 a removal that fails says so (%s): %s', async (error, text) => {
  server.on(previewRemoval, { places: 0, requests: 0 });
  server.on(deleteUser, () => {
    throw error;
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Remove.*Person 1$/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(text));
});

const profile: PersonProfile = {
  ...rowOf(1),
  email: 'person1@example.org',
  contactNumber: '0300-1234567',
  experienceYears: 3,
  description: '',
  skills: ['Cooking'],
  interests: [],
  weekly: [{ weekday: 0, from: 360, to: 1020 }],
  daysOff: ['2026-12-05'],
  rating: null,
};

it('AD-02 OR-03 a name opens the person in full, with what can be decided; the address keeps it', async () => {
  server.on(personProfile, { person: profile });
  server.on(personPlaces, { places: [], next: null });
  server.on(promotePerson, { message: 'This person is an Admin from now on.' });
  const { user, router } = show('/admin/vol-stats?page=2&q=person');
  await user.click(await screen.findByRole('button', { name: 'Person 6' }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByRole('heading', { name: 'Person 1' });
  expect(address(router)).toBe(`/admin/vol-stats?page=2&q=person&person=${idOf(6)}`);
  const link = (name: string) => drawer.getByRole<HTMLAnchorElement>('link', { name }).href;
  expect(link('person1@example.org')).toBe('mailto:person1@example.org');
  expect(link('0300-1234567')).toBe('tel:03001234567');
  for (const text of ['Morning, Afternoon', 'No description provided', 'Not specified'])
    expect(drawer.getByText(text)).toBeDefined();
  await user.click(drawer.getByRole('button', { name: 'Make an Admin' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Make an Admin' }));
  await waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith('This person is an Admin from now on.'),
  );
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address(router)).toBe('/admin/vol-stats?page=2&q=person'));
});

it('OR-03 an Admin can be made a volunteer, somebody without an active account nothing', async () => {
  server.on(personProfile, { person: { ...profile, role: 'Admin' } });
  server.on(personPlaces, { places: [], next: null });
  server.refuse(demotePerson, 'The last Admin stays an Admin.', {
    status: 409,
    code: 'people.last_admin',
  });
  const { user } = show(`/admin/vol-stats?person=${idOf(1)}`);
  await user.click(await screen.findByRole('button', { name: 'Make a Volunteer' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Make a Volunteer' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('The last Admin stays an Admin.'));
  cleanup();
  server.on(personProfile, { person: { ...profile, status: 'waiting' } });
  show(`/admin/vol-stats?person=${idOf(1)}`);
  expect(
    await screen.findByText('Only people with an active account can become Admins.'),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make an Admin' })).toBeNull();
});
