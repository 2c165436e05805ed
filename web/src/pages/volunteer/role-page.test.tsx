import { getEvent } from '@saath/contract/events/events/endpoints';
import { eventErrors } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import type { Question } from '@saath/contract/events/questions/schema';
import { eventOutlook } from '@saath/contract/matching/outlook/endpoints';
import { countRecipients } from '@saath/contract/messages/announcements/endpoints';
import { eventQueue, eventRoster } from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { show } from '../../testing/show.tsx';
import RolePage from './role-page.tsx';

const server = fakeServer();
const roleId = idOf('usher');
const event: Event = {
  ...beachCleanUp,
  role: [
    {
      ...{ id: roleId, event_id: beachCleanUp.id, role_name: 'Usher', description: 'Ushers.' },
      ...{ maxVolunteers: 3, minVolunteers: null, filled: 0 },
      ...{ skills: [], shifts: [], volunteers: [] },
    },
  ],
};
const page = () => {
  const given = { params: { id: event.id, roleId } } as ComponentProps<typeof RolePage>;
  show(<RolePage {...given} />);
};
const busy = () => document.querySelector('[aria-busy="true"]');

beforeEach(() => {
  server.on(getEvent, { event });
  const counts = { requested: 0, waitlisted: 0, confirmed: 0, closed: 0 };
  server.on(eventQueue, { participations: [], next: null, counts });
  server.on(eventRoster, { people: [], next: null });
  server.on(eventOutlook, { outlook: null });
  server.on(countRecipients, { recipients: 0, byMail: 0 });
});

it('RG-01 the page of a role comes as one, in its own shape until then', async () => {
  const { promise, resolve } = Promise.withResolvers<{ people: []; next: null }>();
  server.on(eventRoster, () => promise);
  page();
  await waitFor(() => expect(server.sent(eventQueue)).toHaveLength(2));
  await waitFor(() => expect(server.sent(eventRoster)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Usher' })).toBeNull();
  // Two who asked, two who are in, and the way back, which leads there already.
  expect(busy()?.querySelectorAll('li')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeDefined();
  resolve({ people: [], next: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Usher' })).toBeDefined();
  expect(screen.getByText('Nobody yet.')).toBeDefined();
  // Whom a message reaches is counted afterwards, in its own line.
  expect(busy()?.querySelector('li') ?? null).toBeNull();
  await waitFor(() => expect(busy()).toBeNull());
});

it('EL-04 RG-01 who leads a role reads what its people said, where something is asked that is not sensitive', async () => {
  const person: RosterPerson = {
    ...{ participationId: idOf('place'), roleId, shift: null, userId: idOf('amna'), name: 'Amna' },
    ...{ email: 'amna@example.org', contactNumber: '', profileImage: null, givenBy: null },
    ...{ givenAt: event.createdAt, clashReason: null, eligibilityReason: null },
    ...{ needsAttention: false, coming: null },
  };
  server.on(eventRoster, { people: [person], next: null });
  const asked = async (change: Partial<Question>) => {
    const question: Question = {
      ...{ id: idOf('q'), roleId: null, kind: 'text', words: 'Diet', choices: [], lowest: null },
      ...{ highest: null, isNeeded: false, isSensitive: false, template: null, ...change },
    };
    server.on(getEvent, { event: { ...event, questions: [question] } });
    page();
    await screen.findByText('amna@example.org');
    const isShown = screen.queryByText('Answers') !== null;
    cleanup();
    return isShown;
  };
  expect(await asked({})).toBe(true);
  expect(await asked({ roleId })).toBe(true);
  expect(await asked({ roleId: idOf('another role') })).toBe(false);
  expect(await asked({ isSensitive: true })).toBe(false);
});

it('RG-01 people who cannot be read leave the rest of the page of a role to stand', async () => {
  server.on(eventRoster, () => {
    throw refused('events.not_found');
  });
  page();
  expect(await screen.findByRole('heading', { level: 1, name: 'Usher' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain(eventErrors['events.not_found'].message);
});
