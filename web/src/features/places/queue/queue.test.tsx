import {
  decide,
  decideMany,
  eventQueue,
  moveOnWaitList,
} from '@saath/contract/places/joining/endpoints';
import type {
  DecisionOutcome,
  QueueCounts,
  QueueEntry,
} from '@saath/contract/places/joining/schema';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { event } from '../join/testing/river-clean-up.ts';
import { EventQueue } from './queue.tsx';

const server = fakeServer();
hearToasts();

const AIDER = idOf('aider');

const entry = (name: string, change: Partial<QueueEntry> = {}): QueueEntry => ({
  id: idOf(name),
  eventId: event.id,
  userId: idOf(`${name} the person`),
  roleId: AIDER,
  roleName: 'First aider',
  shift: null,
  state: 'requested',
  position: null,
  note: '',
  answer: '',
  requestedAt: '2026-11-01T00:00:00.000Z',
  decidedAt: null,
  offeredUntil: null,
  passedOver: null,
  clashReason: null,
  eligibilityReason: null,
  bestRoleId: null,
  person: {
    id: idOf(`${name} the person`),
    name,
    description: '',
    skills: [],
    interests: [],
    profileImage: null,
    score: 0.5,
    reasons: [],
  },
  ...change,
});

/** What the server has, in pages of two, and what it is asked. */
let people: QueueEntry[];
let asked: Record<string, string>[];
let onDecide: () => void | Promise<void>;
let outcomes: DecisionOutcome[];
beforeEach(() => {
  asked = [];
  onDecide = () => {};
  outcomes = [];
  const participation = entry('Aisha');
  server.on(decide, async () => {
    await onDecide();
    return { message: 'Place given.', participation };
  });
  server.on(moveOnWaitList, { message: 'Wait list changed.', participation });
  server.on(decideMany, () => ({ message: '', outcomes }));
  server.on(eventQueue, (_body, { query }) => {
    asked.push(Object.fromEntries(query));
    const found = people.filter(
      (each) =>
        each.state === (query.get('state') ?? 'requested') &&
        each.person.name.includes(query.get('q') ?? ''),
    );
    const start = Number(query.get('after')?.split('_')[0] ?? 0);
    const next = start + 2 < found.length ? `${start + 2}_${idOf(0)}` : null;
    return { participations: found.slice(start, start + 2), next, counts: countsOf() };
  });
});

function countsOf(): QueueCounts {
  const inState = (...states: string[]) =>
    people.filter(({ state }) => states.includes(state)).length;
  return {
    requested: inState('requested'),
    waitlisted: inState('waitlisted'),
    confirmed: inState('confirmed'),
    closed: inState('declined', 'withdrawn'),
  };
}

const rows = () =>
  [...document.querySelectorAll('[data-queue-row]')].map((row) => row.textContent ?? '');
/** What was sent to answer several at once. */
const bodies = () => server.sent(decideMany).map(({ body }) => body);
const isShown = (name: string) => rows().some((row) => row.includes(name));

async function show(counts = countsOf()) {
  render(
    <QueryProvider>
      <EventQueue event={event} counts={counts} />
    </QueryProvider>,
  );
  const [first] = people;
  if (first) await waitFor(() => expect(isShown(first.person.name)).toBe(true));
  return userEvent.setup();
}

it('EV-11 people come page by page, and the other parts when they are opened', async () => {
  people = [
    entry('Aisha'),
    entry('Bilal'),
    entry('Fatima'),
    entry('Hamza', { state: 'confirmed' }),
  ];
  const user = await show();
  expect(screen.getByRole('heading', { name: 'Waiting for an answer (3)' })).toBeDefined();
  expect(isShown('Fatima')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(isShown('Fatima')).toBe(true));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();

  expect(asked.map(({ state }) => state)).not.toContain('confirmed');
  const confirmed = screen.getByRole('button', { name: 'Confirmed (1)' });
  expect(confirmed.getAttribute('aria-expanded')).toBe('false');
  await user.click(confirmed);
  await waitFor(() => expect(isShown('Hamza')).toBe(true));
});

it('EV-11 an answer is shown at once in its place; a refusal takes it back', async () => {
  people = [entry('Aisha'), entry('Bilal')];
  const user = await show();
  let refuse = () => {};
  onDecide = async () =>
    await new Promise((_, reject) => {
      const full = { status: 409, code: 'joining.full' };
      refuse = () => reject(new CallError('This role is full.', full));
    });
  await user.click(screen.getByRole('button', { name: /^Approve.*Aisha/ }));
  const list = within(screen.getByRole('region', { name: 'Waiting for an answer' }));
  expect(await list.findByText('Confirmed')).toBeDefined();
  expect(rows()[0]).toContain('Aisha');
  expect(list.queryByRole('button', { name: /^Approve.*Aisha/ })).toBeNull();
  refuse();
  expect(await list.findByRole('button', { name: /^Approve.*Aisha/ })).toBeDefined();
});

it('EV-11 j and k go from person to person, and the focus stays where an answered person was', async () => {
  people = [entry('Aisha'), entry('Bilal')];
  const user = await show();
  const [first, second] = [...document.querySelectorAll<HTMLElement>('[data-queue-row]')];
  first?.focus();
  await user.keyboard('j');
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.keyboard('k');
  await waitFor(() => expect(document.activeElement).toBe(first));
  onDecide = () => {
    people = [entry('Bilal')];
  };
  await user.click(screen.getByRole('button', { name: /^Approve.*Aisha/ }));
  await waitFor(() => expect(isShown('Aisha')).toBe(false));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Bilal'));
});

it('EV-11 a name is looked for in every part, once there is more than a page', async () => {
  people = [entry('Aisha'), entry('Bilal'), entry('Hamza', { state: 'confirmed' })];
  const user = await show({ ...countsOf(), requested: 51 });
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'Ham');
  await waitFor(() => expect(isShown('Hamza')).toBe(true));
  expect(await screen.findByText('Nobody of that name here.')).toBeDefined();
  expect(asked.at(-1)).toMatchObject({ q: 'Ham' });
});

it('EV-11 several requests are answered at once, each in its role, and the outcome is told person by person', async () => {
  people = [entry('Aisha'), entry('Bilal', { roleId: null, bestRoleId: AIDER })];
  const user = await show();
  outcomes = [
    { participationId: idOf('Aisha'), isDone: true, message: '' },
    { participationId: idOf('Bilal'), isDone: false, message: 'This role is full.' },
  ];
  await user.click(screen.getByRole('button', { name: 'Select several' }));
  expect(screen.getByRole('button', { name: 'Give places' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: 'Select Bilal' }));
  expect(screen.getByText('1 selected')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Select all shown' }));
  await user.click(screen.getByRole('button', { name: 'Give places' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What became of your answers' }));
  expect(dialog.getByText('1 of 2 done.')).toBeDefined();
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Bilal (Not done)This role is full.',
    'Aisha (Done)',
  ]);
  expect(server.sent(decideMany)).toMatchObject([
    {
      path: `/api/event/${event.id}/decisions`,
      body: {
        decisions: [
          { participationId: idOf('Aisha'), decision: 'approve', roleId: AIDER },
          { participationId: idOf('Bilal'), decision: 'approve', roleId: AIDER },
        ],
        note: '',
      },
    },
  ]);
});

it('EV-11 several requests are declined with one word, after a question', async () => {
  people = [entry('Aisha'), entry('Bilal')];
  const user = await show();
  outcomes = [{ participationId: idOf('Aisha'), isDone: true, message: '' }];
  await user.click(screen.getByRole('button', { name: 'Select several' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Aisha' }));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline 1 request?' }));
  await user.type(dialog.getByLabelText(/A word to them/), ' Next time. ');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({
    decisions: [{ participationId: idOf('Aisha'), decision: 'decline' }],
    note: 'Next time.',
  });
});

it('EV-11 once the event is over nothing can be answered', async () => {
  people = [entry('Aisha')];
  render(
    <QueryProvider>
      <EventQueue event={{ ...event, status: 'COMPLETED' }} counts={countsOf()} />
    </QueryProvider>,
  );
  await waitFor(() => expect(isShown('Aisha')).toBe(true));
  expect(screen.queryByRole('button', { name: /Approve|Select several/ })).toBeNull();
});

const waits = (name: string, change: Partial<QueueEntry> = {}) =>
  entry(name, { state: 'waitlisted', position: 1, ...change });

it('JO-06 a free place is offered to somebody on the wait list, who says why a place went past them', async () => {
  people = [waits('Aisha'), waits('Bilal', { position: 2, passedOver: 'clash' })];
  const user = await show();
  expect(screen.getByText('Passed over: has another place then')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Offer a place.*Aisha/ }));
  expect(server.sent(decide)).toEqual([
    {
      path: `/api/participation/${idOf('Aisha')}/decision`,
      body: { decision: 'offer', roleId: AIDER, note: '' },
    },
  ]);
});

it('JO-06 the order changes only with a place and a reason', async () => {
  people = [waits('Aisha'), waits('Bilal', { position: 2 })];
  const user = await show();
  await user.click(screen.getByRole('button', { name: /^Change the order.*Bilal/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Save the order' }));
  expect(dialog.getByText('Please say why.')).toBeDefined();
  expect(server.sent(moveOnWaitList)).toEqual([]);
  await user.type(dialog.getByLabelText('Why'), 'Has a van');
  await user.click(dialog.getByRole('button', { name: 'Save the order' }));
  expect(server.sent(moveOnWaitList)).toEqual([
    {
      path: `/api/participation/${idOf('Bilal')}/position`,
      body: { position: 1, reason: 'Has a van' },
    },
  ]);
});

it('JO-06 many of those who wait are offered a place at once', async () => {
  people = [waits('Aisha'), waits('Bilal', { position: 2 })];
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Select several' }));
  await user.click(screen.getByRole('button', { name: 'Select all shown' }));
  await user.click(screen.getByRole('button', { name: 'Offer places' }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({
    decisions: [
      { participationId: idOf('Aisha'), decision: 'offer', roleId: AIDER },
      { participationId: idOf('Bilal'), decision: 'offer', roleId: AIDER },
    ],
  });
});

it('JO-04 a place that overlaps another one asks for a reason, which goes along', async () => {
  people = [entry('Aisha')];
  const overlap = new CallError('Aisha already holds a role at that time, in "Beach".', {
    status: 409,
    code: 'joining.overlap',
  });
  onDecide = () => {
    throw overlap;
  };
  const user = await show();
  await user.click(screen.getByRole('button', { name: /^Approve.*Aisha/ }));
  const reason = await screen.findByLabelText('Why make an exception?');
  expect(screen.getByRole('alert').textContent).toBe(overlap.message);
  onDecide = () => {};
  await user.type(reason, 'She leads both');
  await user.click(screen.getByRole('button', { name: 'Give the place anyway' }));
  expect(server.sent(decide).at(-1)).toEqual({
    path: `/api/participation/${idOf('Aisha')}/decision`,
    body: { decision: 'approve', roleId: AIDER, note: '', clashReason: 'She leads both' },
  });
});
