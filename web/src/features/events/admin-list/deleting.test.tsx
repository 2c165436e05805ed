import { deleteEvent } from '@saath/contract/events/events/endpoints';
import { eventErrors, eventListMessages } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import {
  type ArchivedEvent,
  archivedEvents,
  eventDeletion,
  restoreEvent,
} from '@saath/contract/places/event-archive/endpoints';
import { archiveErrors, archiveMessages } from '@saath/contract/places/event-archive/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { refused } from '../../../testing/refused.ts';
import { inNews, news, show } from '../../../testing/show.tsx';
import { ArchivedEvents } from './archived-events.tsx';
import { EventListFilters } from './filters.tsx';
import { EventTable } from './table.tsx';
import { DeleteEventDialog } from './table-delete.tsx';

const server = fakeServer();
const { id, title } = beachCleanUp;
let closed: number;
let deleted: number;
beforeEach(() => {
  closed = 0;
  deleted = 0;
  server.on(eventDeletion, { people: 0, hours: 0 });
  server.on(deleteEvent, { message: eventListMessages.deleted, event: { id } });
});
async function ask(change: Partial<Event> = {}) {
  const { user } = show(
    <DeleteEventDialog
      event={{ ...beachCleanUp, ...change }}
      onClose={() => closed++}
      onDeleted={() => deleted++}
    />,
  );
  const dialog = await screen.findByRole('alertdialog', {
    name: m.are_you_sure_you_want_to_delete_this(),
  });
  return { user, dialog, press: within(dialog).getByRole('button', { name: 'Delete' }) };
}

it('KP-01 what becomes of the people is counted before it is said', async () => {
  server.hold(eventDeletion);
  const { dialog } = await ask();
  expect(within(dialog).getByRole('status').textContent).toBe('Counting people and hours…');
});

it.each([
  [0, 'Nobody has a place in it yet. Anyone who asked for one will be told.'],
  [1, 'One person has a place and will be told.'],
  [3, '3 people have a place and will be told.'],
])(
  'EV-09 an event of which nobody has hours is erased, with %i people told',
  async (count, text) => {
    const volunteers = Array.from({ length: count }, (_each, number) => ({ id: idOf(number) }));
    const { dialog } = await ask({ volunteers });
    await waitFor(() => expect(dialog.textContent).toContain(text));
    expect(dialog.textContent).toContain('This cannot be undone.');
  },
);

it('KP-01 an event in which people have hours goes out of the lists, and the hours stay', async () => {
  server.on(eventDeletion, { people: 2, hours: 7.5 });
  const { dialog } = await ask();
  await waitFor(() => expect(dialog.textContent).toContain('2 people keep their 7.5 hours.'));
  expect(dialog.textContent).toContain('You can bring the event back within 30 days.');
  expect(dialog.textContent).not.toContain('cannot be undone');
});

it('KP-01 what could not be counted is not taken for nobody', async () => {
  server.on(eventDeletion, () => {
    throw refused('accounts.not_allowed');
  });
  const { dialog } = await ask();
  await waitFor(() => expect(dialog.textContent).toContain('Anyone who has hours keeps them.'));
  expect(dialog.textContent).not.toContain('cannot be undone');
});

it('EV-09 the version that was seen is deleted, and that is said', async () => {
  const { user, press } = await ask();
  await user.click(press);
  await waitFor(() => expect(news()).toEqual([eventListMessages.deleted]));
  expect([closed, deleted]).toEqual([1, 1]);
  expect(server.sent(deleteEvent)).toHaveLength(1);
});

it('KP-01 a deletion that keeps hours can be taken back right there', async () => {
  server.on(deleteEvent, {
    ...{ message: eventListMessages.deleted, event: { id } },
    kept: { people: 1, hours: 2 },
  });
  server.on(restoreEvent, { message: archiveMessages.restored, event: beachCleanUp });
  const { user, press } = await ask();
  await user.click(press);
  await waitFor(() =>
    expect(news()).toEqual([`“${title}” is deleted. One person keeps their 2 hours.`]),
  );
  await user.click(inNews().getByText('Undo'));
  await waitFor(() => expect(news().at(-1)).toBe(archiveMessages.restored));
});

it('EV-09 an event that somebody changed meanwhile is not deleted, and it is said why', async () => {
  server.on(deleteEvent, () => {
    throw refused('events.changed_meanwhile');
  });
  const { user, press } = await ask();
  await user.click(press);
  await waitFor(() => expect(news()).toEqual([eventErrors['events.changed_meanwhile'].message]));
  expect([closed, deleted]).toEqual([1, 0]);
});

const archived = (change: Partial<ArchivedEvent> = {}): ArchivedEvent => ({
  ...{ id, title, startTime: beachCleanUp.startTime, timeZone: 'Asia/Karachi' },
  ...{ people: 2, hours: 8, archivedAt: '2026-12-10T20:00:00.000Z', archivedBy: 'Omar' },
  until: '2027-01-09T20:00:00.000Z',
  ...change,
});

it('KP-01 without deleted events nothing is said of them', async () => {
  server.on(archivedEvents, { events: [] });
  show(<ArchivedEvents />);
  await waitFor(() => expect(server.sent(archivedEvents)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('KP-01 a deleted event says who keeps what, who deleted it and until when it can come back', async () => {
  const nameless = archived({ id: idOf('other'), title: 'Other', archivedBy: null, people: 1 });
  server.on(archivedEvents, { events: [archived(), nameless] });
  const { user } = show(<ArchivedEvents />);
  await user.click(
    await screen.findByRole('button', { name: '2 deleted events can be brought back' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Deleted events' }));
  const [first, second] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  // After midnight in Karachi it is the next day.
  expect(first).toContain('2 people keep 8 hoursDeleted by Omar on Fri, 11 Dec 2026');
  expect(first).toContain('Can be brought back until Sun, 10 Jan 2027');
  expect(second).toContain('One person keeps 8 hoursDeleted on Fri, 11 Dec 2026');
});

it('KP-01 an event that is brought back leaves the list, and one that cannot be says why', async () => {
  let events = [archived(), archived({ id: idOf('other'), title: 'Other' })];
  server.on(archivedEvents, () => ({ events }));
  server.on(restoreEvent, (_body, { path }) => {
    if (path.includes(idOf('other'))) throw refused('archive.too_late');
    events = events.slice(1);
    return { message: archiveMessages.restored, event: beachCleanUp };
  });
  const { user } = show(<ArchivedEvents />);
  await user.click(await screen.findByRole('button', { name: /can be brought back$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Bring back.*Beach/ }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: /^Bring back.*Other/ }));
  await waitFor(() => expect(news().at(-1)).toBe(archiveErrors['archive.too_late'].message));
  expect(news()[0]).toBe(archiveMessages.restored);
});

const role = {
  ...{ id: idOf('cook'), role_name: 'Cook', description: '', event_id: id, shifts: [] },
  ...{ maxVolunteers: 4, minVolunteers: null, filled: 0, skills: [], volunteers: [] },
};
const chosen: string[] = [];
const table = (events: Event[]) =>
  show(
    <EventTable
      {...{ events, isStale: false, chosen: new Set([id]) }}
      note={({ status }) => <span>Note of {status}</span>}
      onChoose={(event) => chosen.push(event.title)}
      onCopy={(event) => chosen.push(`copy ${event.title}`)}
      onDelete={(event) => chosen.push(`delete ${event.title}`)}
    />,
  ).user;

it.each([
  ['UPCOMING', true, 1],
  ['ONGOING', true, 1],
  ['UPCOMING', false, 0],
  ['COMPLETED', true, 0],
  ['CANCELLED', true, 0],
  ['PENDING', true, 0],
] as const)(
  'MT-04 of events that are %s, with roles: %s, %i can be filled',
  (status, hasRoles, count) => {
    table([{ ...beachCleanUp, status, role: hasRoles ? [role] : [] }]);
    expect(screen.queryAllByRole('checkbox')).toHaveLength(count);
    expect(screen.getByText(`Note of ${status}`)).toBeDefined();
  },
);

it('EV-09 each row says when, where and how many; its buttons say the event', async () => {
  chosen.length = 0;
  const user = table([{ ...beachCleanUp, volunteerCount: 1, role: [role] }]);
  const row = within(screen.getByRole('row', { name: /Beach clean-up/ }));
  expect(row.getByText('Sat, 5 Dec 2026')).toBeDefined();
  expect(row.getByText('9:00 AM – 12:00 PM')).toBeDefined();
  expect(row.getByRole('cell', { name: /^Volunteers1$|^1$/ })).toBeDefined();
  expect(row.getByRole('checkbox', { name: 'Choose Beach clean-up' })).toHaveProperty(
    'checked',
    true,
  );
  await user.click(row.getByRole('button', { name: /^Copy.*Beach/ }));
  await user.click(row.getByRole('button', { name: /^Delete.*Beach/ }));
  await user.click(row.getByRole('checkbox'));
  expect(chosen).toEqual([`copy ${title}`, `delete ${title}`, title]);
});

it('EV-09 an event without title and place says so', () => {
  table([{ ...beachCleanUp, title: '', location: '' }]);
  expect(screen.getByText(m.untitled_event())).toBeDefined();
  expect(screen.getByText(m.location_tbd())).toBeDefined();
});

it('EV-09 a search is sent without spaces around it, a status at once; both begin on the first page', async () => {
  const views: unknown[] = [];
  const view = { page: 3, q: 'beach', status: undefined };
  const { user } = show(<EventListFilters view={view} onChange={(next) => views.push(next)} />);
  const field = screen.getByLabelText('Search by title');
  expect(field).toHaveProperty('value', 'beach');
  await user.clear(field);
  await user.type(field, '  river {Enter}');
  await user.selectOptions(screen.getByLabelText('Status'), 'Ongoing');
  expect(views).toEqual([
    { page: 1, q: 'river', status: undefined },
    { page: 1, q: 'beach', status: 'ONGOING' },
  ]);
});
