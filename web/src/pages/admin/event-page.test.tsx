/** The organisers' page of an event (EV-11): what it shows while parts of it are not known, and of which events. */
import { eventHours } from '@saath/contract/afterwards/hours/endpoints';
import { getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { nextBest } from '@saath/contract/filling/fill/endpoints';
import { eventOutlook } from '@saath/contract/matching/outlook/endpoints';
import { listEventThreads } from '@saath/contract/messages/threads/endpoints';
import { eventQueue, eventRoster } from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { answerCounts } from '@saath/contract/places/reminders/endpoints';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { question } from '../../features/places/questions/testing/question.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../testing/people-and-events.ts';
import { refused, tooMany } from '../../testing/refused.ts';
import { show } from '../../testing/show.tsx';
import EventPage from './event-page.tsx';

const server = fakeServer();
const roleId = idOf('usher');
const event: Event = {
  ...beachCleanUp,
  role: [
    {
      ...{ id: roleId, event_id: beachCleanUp.id, role_name: 'Usher', description: 'Ushers.' },
      ...{ maxVolunteers: 3, minVolunteers: null, filled: 1, skills: [], shifts: [] },
      volunteers: [],
    },
  ],
};
const holder: RosterPerson = {
  ...{ participationId: idOf('place'), roleId, shift: null, userId: idOf('Zoya'), name: 'Zoya' },
  ...{ email: 'zoya@gmail.com', contactNumber: '', profileImage: null, needsAttention: false },
  ...{ givenBy: null, givenAt: null, clashReason: null, eligibilityReason: null, coming: null },
};
const serves = (change: Partial<Event> = {}) =>
  server.on(getEvent, { event: { ...event, ...change } });
const open = (search = '') => {
  const given = { params: { id: event.id } } as ComponentProps<typeof EventPage>;
  return show(<EventPage {...given} />, { at: `/admin/event/${event.id}${search}` });
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  serves();
  const counts = { requested: 2, waitlisted: 0, confirmed: 1, closed: 0 };
  server.on(eventQueue, { participations: [], next: null, counts });
  server.on(eventRoster, { people: [holder], next: null });
  server.on(eventOutlook, { outlook: null });
  server.on(nextBest, { roles: [] });
  server.on(answerCounts, { coming: 0, late: 0, unanswered: 0 });
  server.on(listEventThreads, { threads: [], next: null, unread: 3 });
});

it('RT-08 of an event that is gone the page says so, and where there are others', async () => {
  server.on(getEvent, () => {
    throw refused('events.not_found');
  });
  open();
  expect(await title('Page not found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the events' })).toHaveProperty(
    'pathname',
    '/admin/event-list',
  );
});

it('EV-11 an event without a title can be told from none', async () => {
  serves({ title: '' });
  open();
  expect(await title('Untitled Event')).toBeDefined();
});

it('EV-11 the parts say how many wait in them', async () => {
  open();
  await title('Beach clean-up');
  expect(await screen.findByRole('tab', { name: /Requests.*2/ })).toBeDefined();
  expect(await screen.findByRole('tab', { name: /Messages.*3/ })).toBeDefined();
});

it('EV-11 people who cannot be read leave the rest of the page to stand', async () => {
  for (const endpoint of [eventQueue, listEventThreads])
    server.on(endpoint, () => {
      throw tooMany();
    });
  open();
  await title('Beach clean-up');
  expect(await screen.findByRole('tab', { name: 'Requests' })).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Messages' })).toBeDefined();
});

it.each([
  ['ahead', 'UPCOMING', false],
  ['over', 'COMPLETED', true],
] as const)(
  'DY-04 of an event that is %s hours are asked for, and have a part, only once there are some',
  async (_, status, isOver) => {
    serves({ status });
    server.on(eventHours, { waiting: [], proposals: 0, people: [], next: null });
    open();
    await title('Beach clean-up');
    await waitFor(() => expect(server.sent(eventQueue).length).toBeGreaterThan(0));
    expect(server.sent(eventHours).length > 0).toBe(isOver);
    expect(screen.queryByRole('tab', { name: /^After/ }) !== null).toBe(isOver);
  },
);

it.each([
  ['asks nothing', undefined, false],
  ['asks something sensitive', [question('Allergies', { isSensitive: true })], true],
])(
  'EL-04 where an event %s organisers find answers beside people accordingly',
  async (_, questions, isShown) => {
    serves(questions ? { questions } : {});
    open('?tab=roster');
    await screen.findByText('zoya@gmail.com');
    expect(screen.queryByText('Answers') !== null).toBe(isShown);
  },
);
