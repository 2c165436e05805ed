/** A right that ends while somebody writes: what they typed stays, and they are told in words (RG-02). */
import { helpedEvents } from '@saath/contract/day/helpers/endpoints';
import {
  createEvent,
  getEvent,
  listEvents,
  updateEvent,
} from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { createRole } from '@saath/contract/events/roles/endpoints';
import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { eventOutlook } from '@saath/contract/matching/outlook/endpoints';
import { suggestSkillNames } from '@saath/contract/matching/suggest/endpoints';
import {
  countRecipients,
  listAnnouncements,
} from '@saath/contract/messages/announcements/endpoints';
import { listEventThreads } from '@saath/contract/messages/threads/endpoints';
import { eventQueue } from '@saath/contract/places/joining/endpoints';
import { answerCounts } from '@saath/contract/places/reminders/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { news, show } from '../../testing/show.tsx';
import CreateEventPage from './create-event-page.tsx';
import EditEventPage from './edit-event-page.tsx';
import LeadPage from './lead-page.tsx';

const ended = /^Your right to do this has ended, .* What you typed is still on the screen/;
const server = fakeServer();
const event: Event = { ...beachCleanUp, can: ['events.read', 'events.write'] };
beforeEach(() => {
  sessionStorage.clear();
  server.on(findTowns, { towns: [] });
  server.on(getEvent, { event });
  server.on(listEvents, {
    ...{ events: [], allEvents: [] },
    ...{ totalPages: 0, currentPage: 1, totalEvents: 0 },
  });
});

/** As coming back to the window does: everything is read again. */
function Again({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  return (
    <>
      {children}
      <button type="button" onClick={() => void client.invalidateQueries()}>
        Again
      </button>
    </>
  );
}

function editor() {
  const given = { params: { id: event.id } } as ComponentProps<typeof EditEventPage>;
  return show(
    <Again>
      <EditEventPage {...given} />
    </Again>,
  );
}
const title = () => screen.getByLabelText<HTMLInputElement>('Event title');

async function typed() {
  const { user } = editor();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.clear(title());
  await user.type(title(), 'Beach day');
  return user;
}

it.each(['accounts.not_allowed', 'events.not_found'] as const)(
  'RG-02 a save that is refused as %s says that the right has ended; the words stay',
  async (code) => {
    server.on(updateEvent, () => {
      throw refused(code);
    });
    const user = await typed();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(news()).toEqual([expect.stringMatching(ended)]));
    expect(title().value).toBe('Beach day');
  },
);

it.each([
  ['the event is not told any more', undefined],
  ['it may only be looked at', { ...event, can: ['events.read'] } satisfies Event],
])('RG-02 the editor stays with what was typed when %s', async (_case, now) => {
  const user = await typed();
  server.on(getEvent, () => {
    if (!now) throw refused('events.not_found');
    return { event: now };
  });
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText(ended)).toBeDefined();
  expect(title().value).toBe('Beach day');
});

it('RG-02 who comes without a right sees no editor', async () => {
  server.on(getEvent, { event: { ...event, can: ['events.read'] } });
  editor();
  expect(await screen.findByText('This event is not open to you')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('RG-02 the wizard stays with what was typed when the last right at a branch ends', async () => {
  const at = new Date().toISOString();
  server.on(helpedEvents, {
    branches: [{ id: idOf('north'), name: 'North', slug: 'north' }],
    ...{ events: [], at },
  });
  const { user } = show(
    <Again>
      <CreateEventPage />
    </Again>,
  );
  await user.type(await screen.findByLabelText('Event title'), 'Clean-up');
  server.on(helpedEvents, { branches: [], events: [], at });
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText(ended)).toBeDefined();
  expect(title().value).toBe('Clean-up');
  expect(server.sent(createEvent)).toEqual([]);
});

it('RG-02 a role that is refused because the right has ended stays in its form, and the words say why', async () => {
  server.on(suggestSkillNames, { skills: [] });
  server.on(createRole, () => {
    throw refused('accounts.not_allowed');
  });
  const given = { params: { id: event.id } } as ComponentProps<typeof EditEventPage>;
  const { user } = show(<EditEventPage {...given} />, { at: '/?tab=roles' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Add role' }));
  await user.type(screen.getByLabelText('Role name'), 'Cook');
  await user.type(screen.getByLabelText('Maximum volunteers'), '2');
  await user.type(screen.getByLabelText('Role description'), 'Cooks.');
  await user.type(screen.getByLabelText('Add to Skills'), 'Cooking{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add Role' }));
  await waitFor(() => expect(news()).toEqual([expect.stringMatching(ended)]));
  expect(screen.getByLabelText('Role name')).toHaveProperty('value', 'Cook');
});

it('RG-01 RG-02 a message stays where it is written when the right ends, and the page says so', async () => {
  const can = ['events.read', 'places.read', 'messages.write'] as const;
  server.on(getEvent, { event: { ...event, can: [...can] } });
  const counts = { requested: 0, waitlisted: 0, confirmed: 1, closed: 0 };
  server.on(eventQueue, { participations: [], next: null, counts });
  server.on(eventOutlook, { outlook: null });
  server.on(answerCounts, { coming: 0, late: 0, unanswered: 0 });
  server.on(listEventThreads, { threads: [], next: null, unread: 0 });
  server.on(countRecipients, { recipients: 1, byMail: 1 });
  server.on(listAnnouncements, { announcements: [], next: null, total: 0 });
  const given = { params: { id: event.id } } as ComponentProps<typeof LeadPage>;
  const at = `/volunteer/lead/${event.id}?tab=messages`;
  const { user } = show(
    <Again>
      <LeadPage {...given} />
    </Again>,
    { at },
  );
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Message');
  await user.type(message, 'Bring gloves.');
  const gone = () => {
    throw refused('events.not_found');
  };
  server.on(getEvent, gone);
  server.on(eventQueue, gone);
  server.on(eventOutlook, gone);
  server.on(answerCounts, gone);
  server.on(listEventThreads, gone);
  server.on(countRecipients, gone);
  server.on(listAnnouncements, gone);
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText(ended)).toBeDefined();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Bring gloves.');
});
