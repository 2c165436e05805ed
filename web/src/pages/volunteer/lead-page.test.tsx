import type { Ability } from '@saath/contract/abilities';
import { eventHours } from '@saath/contract/afterwards/hours/endpoints';
import { getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import type { Question } from '@saath/contract/events/questions/schema';
import { nextBest } from '@saath/contract/filling/fill/endpoints';
import { eventOutlook } from '@saath/contract/matching/outlook/endpoints';
import {
  countRecipients,
  listAnnouncements,
} from '@saath/contract/messages/announcements/endpoints';
import { listEventThreads } from '@saath/contract/messages/threads/endpoints';
import { previewRoleInvitation } from '@saath/contract/office/role-invitations/endpoints';
import { decide, eventQueue, eventRoster } from '@saath/contract/places/joining/endpoints';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import type { QueueEntry, RosterPerson } from '@saath/contract/places/joining/schema';
import { answerCounts } from '@saath/contract/places/reminders/endpoints';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import {
  aisha,
  beachCleanUp,
  comingEvent,
  idOf,
  requestFor,
} from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { news, show } from '../../testing/show.tsx';
import LeadPage from './lead-page.tsx';

const server = fakeServer();
const roleId = idOf('usher');
const leads: Ability[] = [
  ...(['events.read', 'places.read', 'places.write', 'people.read'] as const),
  ...(['day.read', 'day.record', 'messages.write'] as const),
];
const event: Event = {
  ...beachCleanUp,
  role: [
    {
      ...{ id: roleId, event_id: beachCleanUp.id, role_name: 'Usher', description: 'Ushers.' },
      ...{
        maxVolunteers: 3,
        minVolunteers: null,
        filled: 1,
        skills: [],
        shifts: [],
        volunteers: [],
      },
    },
  ],
};
const { event: _event, ...asked } = requestFor(comingEvent(1, 'Beach clean-up'), 'requested');
const entry: QueueEntry = {
  ...{ ...asked, eventId: event.id, roleId, roleName: 'Usher', bestRoleId: null },
  person: {
    ...{ id: aisha.id, name: aisha.name, description: '', skills: [], interests: [] },
    ...{ profileImage: null, score: 0.8, reasons: [] },
  },
  ...{ passedOver: null, clashReason: null, eligibilityReason: null },
};
const holder: RosterPerson = {
  ...{
    participationId: idOf('place'),
    roleId,
    shift: null,
    userId: idOf('Zoya'),
    name: 'Zoya Malik',
  },
  ...{ email: 'zoya@gmail.com', contactNumber: '03001112223', profileImage: null },
  ...{ givenBy: null, givenAt: null, clashReason: null, eligibilityReason: null },
  ...{ needsAttention: true, coming: null },
};
const page = (at = '/') =>
  show(<LeadPage {...({ params: { id: event.id } } as Parameters<typeof LeadPage>[0])} />, { at })
    .user;

beforeEach(() => {
  server.on(getEvent, { event: { ...event, can: leads } });
  const counts = { requested: 1, waitlisted: 0, confirmed: 1, closed: 0 };
  server.on(eventQueue, { participations: [entry], next: null, counts });
  server.on(eventRoster, { people: [holder], next: null });
  server.on(eventOutlook, { outlook: null });
  server.on(nextBest, { roles: [] });
  server.on(answerCounts, { coming: 0, late: 0, unanswered: 0 });
  server.on(listEventThreads, { threads: [], next: null, unread: 2 });
  server.on(countRecipients, { recipients: 1, byMail: 1 });
  server.on(listAnnouncements, { announcements: [], next: null, total: 0 });
});

it('RG-01 who leads answers requests there, and is not asked for a reason that only organisers may give', async () => {
  server.on(decide, () => {
    throw new CallError(joiningMessages.fetchOrganiser, {
      ...{ status: 409, code: 'joining.overlap', fields: {} },
    });
  });
  const user = page();
  await user.click(await screen.findByRole('button', { name: 'Approve Aisha Khan' }));
  await waitFor(() => expect(news()).toEqual([joiningMessages.fetchOrganiser]));
  expect(screen.queryByRole('textbox', { name: 'Why make an exception?' })).toBeNull();
  expect(screen.getByRole('link', { name: 'The list of the day' })).toHaveProperty(
    'pathname',
    `/volunteer/door/${event.id}`,
  );
});

it('RG-01 the roster tells how to reach people and takes places back, and offers nothing that would be refused', async () => {
  page('/?tab=roster');
  expect(await screen.findByRole('link', { name: 'zoya@gmail.com' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Take off Zoya Malik' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Assign/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Keep the place/ })).toBeNull();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Requests1', 'Roster', 'Messages2 (2 unread)'],
  ]);
});

it('RG-01 HR-04 who leads writes to the people of the event on the same page, and reads what they wrote', async () => {
  const { id: userId, name } = aisha;
  const person = { id: userId, name, profileImage: null };
  const last = {
    number: 1,
    isLastFromOrganisers: false,
    unread: 1,
    lastAt: new Date().toISOString(),
    lastText: 'Where?',
  };
  server.on(listEventThreads, { threads: [{ person, ...last }], next: null, unread: 1 });
  page('/?tab=messages');
  const thread = await screen.findByRole('link', { name: /Aisha Khan/ });
  expect(thread).toHaveProperty('search', `?tab=messages&person=${userId}`);
  expect(thread).toHaveProperty('pathname', '/');
  cleanup();
  page('/?tab=roster');
  const link = await screen.findByRole('link', { name: /^Write a message/ });
  expect(link).toHaveProperty('search', `?tab=messages&person=${holder.userId}`);
});

it('RG-01 who may not write there has no part for messages, and none is asked for', async () => {
  const can = leads.filter((ability) => ability !== 'messages.write');
  server.on(getEvent, { event: { ...event, can } });
  page('/?tab=roster');
  expect(await screen.findByRole('link', { name: 'zoya@gmail.com' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Write a message/ })).toBeNull();
  expect(screen.queryByRole('tab', { name: /^Messages/ })).toBeNull();
  expect(server.sent(listEventThreads)).toEqual([]);
});

it('RG-01 an organiser who looks by the same parts has all of them', async () => {
  server.on(getEvent, { event });
  page('/?tab=roster');
  expect(await screen.findByRole('button', { name: /^Assign/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /^Write a message/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Keep the place/ })).toBeDefined();
});

it('RG-01 who looks at the event sees its roles and figures, and asks for nobody’s name', async () => {
  const people = { confirmed: 1, waitlisted: 2, requested: 4 };
  server.on(getEvent, { event: { ...event, people, can: ['events.read'] } });
  page();
  expect(await screen.findByRole('heading', { name: 'Usher' })).toBeDefined();
  expect(screen.getByText('Requests: 4 · Wait list: 2')).toBeDefined();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('link', { name: 'The list of the day' })).toBeNull();
  expect([server.sent(eventQueue), server.sent(eventRoster)]).toEqual([[], []]);
});

it('RG-01 until it is there the page stands in its shape, with the way back', () => {
  server.hold(getEvent);
  page();
  const back = screen.getByRole('link', { name: 'Back to the dashboard' });
  expect(back).toHaveProperty('pathname', '/volunteer/dashboard');
  expect(document.querySelectorAll('[aria-busy="true"] li')).toHaveLength(2);
});

it.each([
  ['not theirs to lead', () => ({ event: { ...event, can: undefined } })],
  [
    'not there',
    () => {
      throw refused('events.not_found');
    },
  ],
])('RG-01 an event that is %s says so, and nobody’s name', async (_, reply) => {
  server.on(getEvent, reply);
  page();
  expect(await screen.findByText('This event is not open to you')).toBeDefined();
  expect(server.sent(eventQueue)).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeDefined();
});

it('RG-02 who helps to run its branch finds the editor and the steps of the event, and who leads it alone does not', async () => {
  page();
  await screen.findByRole('button', { name: 'Approve Aisha Khan' });
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More to do with this event' })).toBeNull();
  cleanup();
  server.on(getEvent, { event: { ...event, can: [...leads, 'events.write'] } });
  const user = page();
  const edit = await screen.findByRole('link', { name: 'Edit' });
  expect(edit).toHaveProperty('pathname', `/volunteer/lead/${event.id}/edit`);
  await user.click(screen.getByRole('button', { name: 'More to do with this event' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Copy', 'Unpublish', 'Cancel event']);
});

it('RG-02 after the event who runs its branch puts its hours right on the same page; who leads it does not', async () => {
  const over = { ...event, status: 'COMPLETED' as const };
  const runs: Ability[] = [...leads, 'hours.read', 'hours.write'];
  server.on(getEvent, { event: { ...over, can: runs } });
  server.on(eventHours, { waiting: [], people: [], proposals: 2, next: null });
  page('/?tab=after');
  expect(await screen.findByRole('heading', { name: 'Hours of help' })).toBeDefined();
  const last = () => screen.getAllByRole('tab').at(-1)?.textContent;
  await waitFor(() => expect(last()).toBe('After the event2 (2 waiting)'));
  cleanup();
  server.on(getEvent, { event: { ...over, can: leads } });
  page('/?tab=after');
  expect(await screen.findByRole('tab', { name: /^Roster/ })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Hours of help' })).toBeNull();
});

it('RG-02 once its day is over the page of an event holds its roles and hours, and nobody’s requests', async () => {
  const can: Ability[] = ['events.read', 'hours.read', 'hours.write'];
  server.on(getEvent, { event: { ...event, status: 'COMPLETED', can } });
  server.on(eventHours, { waiting: [], people: [], proposals: 0, next: null });
  page();
  expect(await screen.findByRole('heading', { name: 'Hours of help' })).toBeDefined();
  expect(screen.queryAllByRole('tab')).toEqual([]);
  expect(server.sent(eventQueue)).toEqual([]);
});

it('RG-02 who may give its places finds the board, the plan, invitations and the next best; who leads it does not', async () => {
  page('/?tab=roster');
  await screen.findByRole('link', { name: 'zoya@gmail.com' });
  expect(screen.queryByRole('button', { name: /^Invite people/ })).toBeNull();
  expect(server.sent(nextBest)).toEqual([]);
  cleanup();
  const can: Ability[] = [...leads, 'events.write', 'places.give'];
  server.on(getEvent, { event: { ...event, can } });
  const next = {
    ...{ userId: aisha.id, name: aisha.name, profileImage: null, score: 0.8, reasons: [] },
  };
  server.on(nextBest, {
    roles: [{ roleId, roleName: 'Usher', free: 1, left: ['Bilal'], next }],
  });
  const none = { count: 0, people: [] };
  const figures = { placed: 0, belowMinimum: 0, value: 0 };
  const plan = {
    ...{ fingerprint: 'seen', events: [], people: 0, hasMore: false, lostPins: [], figures },
    ...{ roleByRole: figures, bestPairFirst: figures, proof: { kind: 'best' as const, gap: 0 } },
  };
  server.on(previewRoleInvitation, { plan, noPlaceLeft: none, cannot: none });
  const user = page('/?tab=roster');
  expect(await screen.findByRole('button', { name: 'Give Aisha Khan the place' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'More to do with this event' }));
  const [board, fill] = await screen.findAllByRole('menuitem');
  expect(board).toHaveProperty('pathname', `/volunteer/lead/${event.id}/board`);
  expect(fill).toHaveProperty('pathname', `/volunteer/lead/${event.id}/fill`);
  cleanup();
  await page('/?tab=roster').click(
    await screen.findByRole('button', { name: 'Invite people to the role Usher' }),
  );
  expect(await screen.findByLabelText('Add to Skills')).toBeDefined();
  await waitFor(() =>
    expect(server.sent(previewRoleInvitation)).toMatchObject([{ body: { filter: {} } }]),
  );
});

it.each([
  ['nothing', [], false],
  ['what only organisers read', [{ isSensitive: true }], false],
  ['something else too', [{ isSensitive: true }, { words: 'Diet' }], true],
  ['one role alone', [{ roleId }], true],
] as const)(
  'EL-04 RG-01 who leads an event that asks %s finds answers beside its people only where they may read some',
  async (_, changes, isRead) => {
    const questions = changes.map(
      (change, place): Question => ({
        ...{ id: idOf(place), roleId: null, kind: 'text', words: 'Allergies', choices: [] },
        ...{ lowest: null, highest: null, isNeeded: false, isSensitive: false, template: null },
        ...change,
      }),
    );
    server.on(getEvent, { event: { ...event, can: leads, questions } });
    page('/?tab=roster');
    await screen.findByRole('link', { name: 'zoya@gmail.com' });
    expect(screen.queryByText('Answers') !== null).toBe(isRead);
  },
);
