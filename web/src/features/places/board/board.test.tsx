import { eventBoard, saveBoard } from '@saath/contract/places/board/endpoints';
import type { Board, BoardPerson } from '@saath/contract/places/board/schema';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useQuery } from '../../../calls/query.ts';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { AssignmentBoard } from './board.tsx';
import { boardQuery } from './queries.ts';

const server = fakeServer();
hearToasts();
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => sessionStorage.clear());

const [COOK, DRIVER] = [idOf(901), idOf(902)];

const person = (number: number, name: string, change: Partial<BoardPerson> = {}): BoardPerson => ({
  userId: idOf(number),
  name,
  profileImage: null,
  skills: [],
  state: 'requested',
  roleId: null,
  note: '',
  isActive: true,
  fits: [80, 30],
  reasons: [{ text: 'Knows: Cooking', tone: 'for' }],
  shift: null,
  mailsOff: [],
  ...change,
});
const aisha = person(1, 'Aisha');
const bilal = person(2, 'Bilal', { skills: ['Driving licence'], fits: [20, 90] });
const cyra = person(3, 'Cyra', { state: 'confirmed', roleId: COOK, mailsOff: ['change'] });
const daud = person(4, 'Daud', { state: 'confirmed', roleId: DRIVER });

const boardOf = (people: BoardPerson[]): Board => ({
  event: {
    id: idOf(900),
    title: 'River clean-up',
    status: 'UPCOMING',
    startTime: '2026-12-07T09:00:00.000Z',
    endTime: '2026-12-07T13:00:00.000Z',
    timeZone: 'Asia/Karachi',
    version: '2026-11-30T08:00:00.000Z',
  },
  roles: [COOK, DRIVER].map((id, index) => ({
    id,
    name: index === 0 ? 'Cook' : 'Driver',
    skills: [],
    maxVolunteers: index === 0 ? 3 : 1,
    filled: people.filter(({ state, roleId }) => state === 'confirmed' && roleId === id).length,
  })),
  people,
  total: people.length,
});
const start = boardOf([cyra, daud, aisha, bilal]);

function Page({ board }: { board: Board }) {
  const query = {
    ...boardQuery(board.event.id),
    initialData: { board },
    staleTime: Number.POSITIVE_INFINITY,
  };
  return <AssignmentBoard board={useQuery(query).data ?? board} />;
}

function show(board = start) {
  const element = (
    <QueryProvider>
      <Page board={board} />
    </QueryProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const column = (name: string) => within(screen.getByRole('region', { name }));
const namesIn = (name: string) =>
  column(name)
    .queryAllByRole('button', { name: /^Move .* to …$/ })
    .map((button) => button.getAttribute('aria-label')?.replace(/^Move (.*) to …$/, '$1'));

async function choose(user: ReturnType<typeof show>, name: string, to: RegExp) {
  await user.click(screen.getByRole('button', { name: `Move ${name} to …` }));
  await user.click(await screen.findByRole('menuitem', { name: to }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

it('RO-05 the menu moves people by keyboard, roles that fit best first; undo and redo by Ctrl+Z', async () => {
  const user = show();
  screen.getByRole('button', { name: 'Move Bilal to …' }).focus();
  await user.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Driver90% · full, change places',
    'Cook20% · 2 free',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(namesIn('Cook')).toEqual(['Bilal', 'Cyra']));
  expect(screen.getByText('Bilal is moved to Cook. 2 of 3 places filled')).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Bilal to …'),
  );
  await user.keyboard('{Control>}z{/Control}');
  expect(namesIn('Cook')).toEqual(['Cyra']);
  expect(namesIn('Not assigned')).toEqual(['Aisha', 'Bilal']);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(namesIn('Cook')).toEqual(['Bilal', 'Cyra']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Save Assignments' })).toHaveProperty('disabled', true);
});

it('RO-05 somebody for whom a role has no place can change places with somebody in it', async () => {
  const user = show();
  await choose(user, 'Bilal', /^Driver/);
  const dialog = await screen.findByRole('dialog', { name: 'Driver is full' });
  expect(within(dialog).getByRole('radio', { name: /Daud/ })).toHaveProperty('checked', true);
  await user.click(within(dialog).getByRole('button', { name: 'Change places' }));
  expect(namesIn('Driver')).toEqual(['Bilal']);
  expect(namesIn('Not assigned')).toEqual(['Daud', 'Aisha']);
});

it('RO-05 several people are chosen and moved at once; a role without room for all says so', async () => {
  const user = show();
  await user.click(screen.getByRole('checkbox', { name: 'Select Aisha' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Bilal' }));
  await user.click(
    within(screen.getByRole('region', { name: 'Selected people' })).getByRole('button', {
      name: /Move to/,
    }),
  );
  const full = await screen.findByRole('menuitem', { name: /Driver/ });
  expect(full.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('menuitem', { name: /Cook/ }));
  await waitFor(() => expect(namesIn('Cook')).toEqual(['Bilal', 'Aisha', 'Cyra']));
  expect(screen.queryByText('2 selected')).toBeNull();
});

it('RO-05 the summary says who is told what before anything is sent', async () => {
  const after = boardOf([
    { ...aisha, state: 'confirmed', roleId: COOK },
    daud,
    bilal,
    { ...cyra, state: 'requested', roleId: null },
  ]);
  const summary = { given: 1, moved: 0, released: 1, mails: 1 };
  server.on(saveBoard, { message: 'Assignments saved.', summary, board: after });
  const user = show();
  await choose(user, 'Aisha', /^Cook/);
  await choose(user, 'Cyra', /^Not assigned/);
  await user.click(screen.getByRole('button', { name: 'Save Assignments' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Save Assignments' });
  expect(dialog.textContent).toContain('1 person gets a place and 1 waits again. 1 mail goes out.');
  const rows = within(dialog).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Aisha gets a place as Cook',
    'Cyra loses the place as Cook and waits againNotice only, no mail',
  ]);
  expect(server.asked()).toEqual([]);
  await user.type(within(dialog).getByLabelText(/A word to everyone/), 'See you');
  await user.click(within(dialog).getByRole('button', { name: 'Save and send' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Assignments saved.'));
  expect(server.sent(saveBoard)).toEqual([
    {
      path: `/api/event/${idOf(900)}/board`,
      body: {
        moves: [
          {
            userId: aisha.userId,
            from: { state: 'requested', roleId: null },
            to: { roleId: COOK },
          },
          { userId: cyra.userId, from: { state: 'confirmed', roleId: COOK }, to: 'unassigned' },
        ],
        note: 'See you',
      },
    },
  ]);
  await waitFor(() => {
    expect(namesIn('Cook')).toEqual(['Aisha']);
    const save = screen.getByRole('button', { name: 'Save Assignments' });
    expect(save).toHaveProperty('disabled', true);
  });
});

it('RO-05 a refused save names whose move is not possible any more and keeps the rest', async () => {
  const withdrew = boardOf([cyra, daud, bilal]);
  server.on(eventBoard, { board: withdrew });
  server.refuse(saveBoard, 'Nothing was saved, because things have changed for some people.', {
    status: 409,
    code: 'board.changed',
    fields: { [aisha.userId]: 'Aisha has withdrawn.' },
  });
  const user = show();
  await choose(user, 'Aisha', /^Cook/);
  await choose(user, 'Bilal', /^Cook/);
  await user.click(screen.getByRole('button', { name: 'Save Assignments' }));
  await user.click(await screen.findByRole('button', { name: 'Save and send' }));
  const dialog = await screen.findByRole('alertdialog', { name: /Things have changed/ });
  expect(within(dialog).getByText('Aisha has withdrawn.')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Keep the rest and go on' }));
  expect(namesIn('Cook')).toEqual(['Bilal', 'Cyra']);
  expect(screen.queryByText('Aisha')).toBeNull();
});

it('RO-05 unsaved moves survive a reload, and an event that is over cannot be changed', async () => {
  const user = show();
  await choose(user, 'Aisha', /^Cook/);
  cleanup();
  show();
  expect(namesIn('Cook')).toEqual(['Aisha', 'Cyra']);
  cleanup();
  sessionStorage.clear();
  show({ ...start, event: { ...start.event, status: 'COMPLETED' } });
  expect(screen.getByText(/Nobody can be moved any more/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Move|Save|Add people/ })).toBeNull();
});

it('RO-05 the filter leaves who has the name or the skill', async () => {
  const user = show();
  await user.type(screen.getByLabelText('Filter by name or skill'), 'driv');
  await waitFor(() => expect(namesIn('Not assigned')).toEqual(['Bilal']));
  expect(column('Cook').getByText('Nobody here matches the filter.')).toBeDefined();
});
