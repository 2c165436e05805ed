/** The organisers' pages for paper: nothing half is printed, and nothing under a name that is not the event's (EV-11, DY-07, EL-04). */
import { eventBadges } from '@saath/contract/day/badges/endpoints';
import { getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { eventRoster } from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { eventAnswers } from '@saath/contract/places/questions/endpoints';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { question } from '../../features/places/questions/testing/question.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../testing/people-and-events.ts';
import { refused, tooMany } from '../../testing/refused.ts';
import { news, show } from '../../testing/show.tsx';
import AnswersPage from './answers-page.tsx';
import BadgesPage from './badges-page.tsx';
import RosterSheetPage from './roster-sheet-page.tsx';

const server = fakeServer();
const roleId = idOf('usher');
const event: Event = {
  ...beachCleanUp,
  role: [
    {
      ...{ id: roleId, event_id: beachCleanUp.id, role_name: 'Usher', description: 'Ushers.' },
      ...{ maxVolunteers: 4, minVolunteers: null, filled: 2, skills: [], shifts: [] },
      volunteers: [],
    },
  ],
};
const holder = (name: string): RosterPerson => ({
  ...{ participationId: idOf(name), roleId, shift: null, userId: idOf(`${name} herself`), name },
  ...{ email: 'someone@gmail.com', contactNumber: '', profileImage: null, givenBy: null },
  ...{ givenAt: null, clashReason: null, eligibilityReason: null, needsAttention: false },
  coming: null,
});
const badge = (name: string) => ({
  ...{ participationId: idOf(name), name, roleName: 'Usher' },
  url: `https://saath.example/b/${name}`,
});
const open = (page: unknown) => {
  const Page = page as ComponentType<{ params: { id: string } }>;
  return show(<Page params={{ id: event.id }} />).user;
};
const print = () => screen.queryByRole<HTMLButtonElement>('button', { name: /^Print/ });

beforeEach(() => {
  server.on(getEvent, { event });
  server.on(eventBadges, { badges: [badge('Aisha')], next: null });
  server.on(eventRoster, { people: [holder('Aisha'), holder('Bilal')], next: null });
  const until = '2026-12-19T07:00:00.000Z';
  server.on(eventAnswers, { questions: [], sensitiveUntil: until, people: [], next: null });
});

it.each([
  ['the roster', RosterSheetPage],
  ['the answers', AnswersPage],
  ['the badges', BadgesPage],
])('RT-08 of an event that is gone there is nothing to print: %s', async (_, page) => {
  server.on(getEvent, () => {
    throw refused('events.not_found');
  });
  open(page);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  expect(screen.getByText(/another organiser has deleted it/)).toBeDefined();
  await waitFor(() => expect(news()).toEqual([refused('events.not_found').message]));
  expect(print()).toBeNull();
});

it('EV-11 the roster is printed once it is whole: until then it is said how many of how many are there', async () => {
  const rest = Promise.withResolvers<{ people: RosterPerson[]; next: null }>();
  server.on(eventRoster, (_body, { query }) =>
    query.get('after') ? rest.promise : { people: [holder('Aisha')], next: idOf('Aisha') },
  );
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  const user = open(RosterSheetPage);
  const progress = await screen.findByRole('progressbar', { name: '1 of 2 people loaded' });
  expect(progress).toBeDefined();
  expect(screen.queryByText('Aisha')).toBeNull();
  expect(print()?.disabled).toBe(true);
  rest.resolve({ people: [holder('Bilal')], next: null });
  expect(await screen.findByText('Bilal')).toBeDefined();
  expect(screen.getByText('Aisha')).toBeDefined();
  await user.click(print() as HTMLButtonElement);
  expect(printed).toHaveBeenCalledOnce();
});

it('EV-11 a roster of which a part could not be read is not shown as if it were whole', async () => {
  server.on(eventRoster, (_body, { query }) => {
    if (query.get('after')) throw refused('joining.list_changed');
    return { people: [holder('Aisha')], next: idOf('Aisha') };
  });
  open(RosterSheetPage);
  expect(await screen.findByText('The roster could not be loaded')).toBeDefined();
  expect(screen.queryByText('Aisha')).toBeNull();
  expect(print()?.disabled).toBe(true);
});

it('DY-07 nobody has a place: that is said, and no empty page is printed', async () => {
  server.on(eventBadges, { badges: [], next: null });
  open(BadgesPage);
  expect(await screen.findByText(/Nobody has a place yet, so there is nothing/)).toBeDefined();
  expect(print()?.disabled).toBe(true);
});

it('DY-07 badges carry the name of the event: before it is known none is printed', async () => {
  const { promise, resolve } = Promise.withResolvers<{ event: Event }>();
  server.on(getEvent, () => promise);
  open(BadgesPage);
  await waitFor(() => expect(server.sent(eventBadges)).toHaveLength(1));
  expect(screen.queryByText('Untitled Event')).toBeNull();
  expect(print()?.disabled).toBe(true);
  resolve({ event });
  expect(await screen.findByText('Beach clean-up')).toBeDefined();
  await waitFor(() => expect(print()?.disabled).toBe(false));
});

it('DY-07 an event that could not be read prints no badges under another name, and can be read again', async () => {
  server.on(getEvent, () => {
    throw tooMany();
  });
  const user = open(BadgesPage);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Untitled Event')).toBeNull();
  expect(print()?.disabled).toBe(true);
  server.on(getEvent, { event });
  await user.click(again);
  expect(await screen.findByText('Beach clean-up')).toBeDefined();
});

it('EL-04 where nothing was asked there is neither a sheet to print nor a file to take away', async () => {
  open(AnswersPage);
  await waitFor(() => expect(server.sent(eventAnswers)).toHaveLength(1));
  await waitFor(() => expect(print()).toBeNull());
  expect(screen.queryByRole('link', { name: 'Answers as CSV' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the event' })).toHaveProperty(
    'pathname',
    `/admin/event/${event.id}`,
  );
});

it('EL-04 where something was asked both are there, and the file comes from the server', async () => {
  const asked = question('T-shirt size', { kind: 'one', choices: ['S', 'M'] });
  const sensitiveUntil = '2026-12-19T07:00:00.000Z';
  const counts = [{ answer: 'S', people: 1 }];
  server.on(eventAnswers, {
    questions: [{ question: asked, answered: 1, deleted: null, counts }],
    ...{ sensitiveUntil, people: [], next: null },
  });
  open(AnswersPage);
  const file = await screen.findByRole('link', { name: 'Answers as CSV' });
  expect(file.hasAttribute('download')).toBe(true);
  expect(file.getAttribute('href')).toContain(event.id);
  await waitFor(() => expect(print()?.disabled).toBe(false));
});
