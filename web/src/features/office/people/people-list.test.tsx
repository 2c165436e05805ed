import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import type { ReplyOf } from '@saath/contract/endpoint';
import { listPeople, previewRemoval } from '@saath/contract/office/people/endpoints';
import type { PersonRow } from '@saath/contract/office/people/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany } from '../../../testing/refused.ts';
import { organiser, show } from '../../../testing/show.tsx';
import { addressOf, besideOf, viewOf } from './people-address.ts';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleList } from './people-list.tsx';
import { RemovePerson } from './remove-person.tsx';

const server = fakeServer();

const rowOf = (name: string, change: Partial<PersonRow> = {}): PersonRow => ({
  id: idOf(name),
  name,
  role: 'Volunteer',
  status: 'active',
  profileImage: null,
  hours: 4.5,
  events: 2,
  upcoming: 0,
  createdAt: '2026-11-01T09:00:00.000Z',
  ...change,
});
const pageOf = (
  people: PersonRow[],
  change: Partial<ReplyOf<typeof listPeople>> = {},
): ReplyOf<typeof listPeople> => ({
  ...{ people, page: 1, total: people.length, hasMore: false, pages: 1 },
  ...change,
});

let asked: string[];
let reply: (
  query: URLSearchParams,
) => ReturnType<typeof pageOf> | Promise<ReturnType<typeof pageOf>>;
beforeEach(() => {
  asked = [];
  reply = () => pageOf([rowOf('Aisha'), rowOf('Bilal')]);
  server.on(listPeople, async (_body, { query }) => {
    asked.push(query.toString());
    return await reply(query);
  });
});

const removed: string[] = [];
/** The list at an address, as its page has it. */
function List() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const view = viewOf(search);
  return (
    <>
      <PeopleFilters view={view} onChange={(next) => void navigate(addressOf(next))} />
      <PeopleList
        view={view}
        beside={besideOf(state)}
        onChange={(next) => void navigate(addressOf(next))}
        onRemove={({ name }) => removed.push(name)}
      />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}
const rowsOf = () =>
  screen.getAllByRole('rowheader').map((name) => name.querySelector('bdi')?.textContent);

it('AD-02 while the list is on its way that is said, and nothing else is shown', async () => {
  let arrive: () => void = () => {};
  const wait = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  reply = async () => {
    await wait;
    return pageOf([rowOf('Aisha')]);
  };
  show(<List />);
  expect((await screen.findByRole('status')).textContent).toBe('Loading…');
  expect(screen.queryByRole('table')).toBeNull();
  arrive();
  expect(await screen.findByRole('table', { name: 'People' })).toBeDefined();
  expect(screen.getByText('One person')).toBeDefined();
});

it('AD-02 each row says who somebody is, how far their account is, and what is still to come', async () => {
  reply = () =>
    pageOf([
      rowOf('Aisha', { upcoming: 3, hours: 1204.25 }),
      rowOf('Bilal', { status: 'waiting', hours: 0, events: 0 }),
      rowOf('Chanda', { status: 'leaving', role: 'Admin' }),
    ]);
  show(<List />);
  const [, aisha, bilal, chanda] = within(await screen.findByRole('table')).getAllByRole('row');
  for (const text of ['1,204.25', '3 coming', 'Active']) expect(aisha?.textContent).toContain(text);
  expect(bilal?.textContent).toContain('Waiting for activation');
  expect(bilal?.textContent).not.toContain('coming');
  expect(chanda?.textContent).toMatch(/Admin.*Leaving/);
});

it('AD-02 every person but oneself can be removed, and a name is said with the button', async () => {
  reply = () => pageOf([rowOf('Omar Sheikh', { id: organiser.id, role: 'Admin' }), rowOf('Aisha')]);
  const { user } = show(<List />);
  await user.click(await screen.findByRole('button', { name: /^Remove.*Aisha$/ }));
  expect(removed).toEqual(['Aisha']);
  expect(screen.queryByRole('button', { name: /^Remove.*Omar/ })).toBeNull();
  expect(screen.getByText('This is you')).toBeDefined();
});

it('AD-02 a list that could not be loaded says so and can be tried again', async () => {
  reply = () => {
    throw tooMany();
  };
  const { user } = show(<List />);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The people could not be loaded')).toBeDefined();
  reply = () => pageOf([rowOf('Aisha')]);
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('AD-02 the people of the last page stay, marked as passing, until those of the next are there', async () => {
  let arrive: () => void = () => {};
  reply = () => pageOf([rowOf('Aisha')], { total: 7, pages: 2 });
  const { user } = show(<List />);
  await screen.findByRole('table');
  const wait = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  reply = async () => {
    await wait;
    return pageOf([rowOf('Zainab')], { page: 2, total: 7, pages: 2 });
  };
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
  expect(rowsOf()).toEqual(['Aisha']);
  arrive();
  await waitFor(() => expect(rowsOf()).toEqual(['Zainab']));
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
});

it('AD-02 a way to the page before ends before its first person, and the way back asks the same again', async () => {
  reply = (query) => {
    const page = Number(query.get('page') ?? 1);
    return pageOf([rowOf(`First of ${page}`), rowOf(`Last of ${page}`)], {
      ...{ page, total: 18, pages: 9 },
    });
  };
  const { user } = show(<List />, { at: '/admin/vol-stats?page=5' });
  await screen.findByRole('button', { name: 'First of 5' });
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  await screen.findByRole('button', { name: 'First of 4' });
  await user.click(screen.getByRole('link', { name: 'Page 1' }));
  await screen.findByRole('button', { name: 'First of 1' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('button', { name: 'First of 4' });
  expect(asked.map((each) => new URLSearchParams(each).get('before'))).toEqual([
    null,
    idOf('First of 5'),
    null,
  ]);
});

it('AD-02 a page whose last person was removed gives way to the one before', async () => {
  reply = (query) =>
    query.get('page') === '2'
      ? pageOf([], { page: 2, total: 6, pages: 1 })
      : pageOf([rowOf('Aisha')], { total: 6 });
  const { address } = show(<List />, { at: '/admin/vol-stats?page=2' });
  await waitFor(() => expect(address()).toBe('/admin/vol-stats'));
  await waitFor(() => expect(rowsOf()).toEqual(['Aisha']));
});

it('AD-02 more people than are counted have a plus, and the pages go on', async () => {
  reply = () => pageOf([rowOf('Aisha')], { total: 1000, hasMore: true, pages: 167 });
  show(<List />, { at: '/admin/vol-stats?q=a' });
  expect(await screen.findByText('1,000+ people')).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toMatch(/167…$/);
});

it('AD-02 nobody found says what to do, and one press shows everybody again', async () => {
  reply = (query) => (query.get('status') ? pageOf([]) : pageOf([rowOf('Aisha')]));
  const { user, address } = show(<List />, { at: '/admin/vol-stats?page=4&q=zz&status=leaving' });
  expect(await screen.findByText(m.no_volunteers_found())).toBeDefined();
  expect(screen.getByText('Try fewer words, or choose another status.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByRole('table')).toBeDefined();
  await waitFor(() => expect(address()).toBe('/admin/vol-stats'));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
});

it('AD-02 a filter begins on the first page and keeps the search; what is chosen follows a way back', async () => {
  reply = (query) =>
    pageOf([rowOf('Aisha')], { page: Number(query.get('page')), total: 18, pages: 3 });
  const { user, address } = show(<List />, { at: '/admin/vol-stats?page=3&q=a' });
  const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status' });
  await user.selectOptions(status, 'Waiting for activation');
  await waitFor(() => expect(address()).toBe('/admin/vol-stats?q=a&status=waiting'));
  await waitFor(() => expect(status.value).toBe('waiting'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
  await waitFor(() => expect(address()).toBe('/admin/vol-stats?q=a&role=Admin&status=waiting'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/admin/vol-stats?page=3&q=a'));
  await waitFor(() => expect(status.value).toBe(''));
});

it('AD-02 a search waits for a pause, is asked once, and spaces around it are no search', async () => {
  const { user, address } = show(<List />);
  await screen.findByRole('table');
  const field = screen.getByRole('searchbox', { name: 'Search by name' });
  await user.type(field, ' aish ');
  await waitFor(() => expect(address()).toBe('/admin/vol-stats?q=aish'));
  await waitFor(() => expect(asked.some((each) => each.includes('q=aish'))).toBe(true));
  expect(asked.filter((each) => each.includes('q=a'))).toHaveLength(1);
  expect(field).toHaveProperty('value', ' aish ');
});

it('AD-02 who was removed leaves the list, also where another Admin was quicker', async () => {
  reply = () => pageOf(asked.length > 1 ? [rowOf('Bilal')] : [rowOf('Aisha'), rowOf('Bilal')]);
  server.on(previewRemoval, { places: 0, requests: 0 });
  server.on(deleteUser, () => {
    throw refused('people.gone');
  });
  const { user } = show(
    <>
      <List />
      <RemovePerson person={rowOf('Aisha')} onClose={() => {}} />
    </>,
  );
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1));
});
