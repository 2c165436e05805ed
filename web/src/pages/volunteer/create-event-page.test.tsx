/** Who makes an event of a branch, and what is said to whom it is not open (RG-02). */
import { helpedEvents } from '@saath/contract/day/helpers/endpoints';
import { createEvent, listEvents } from '@saath/contract/events/events/endpoints';
import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptyDraft, writeDraft } from '../../features/events/wizard/draft.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../testing/people-and-events.ts';
import { tooMany } from '../../testing/refused.ts';
import { show } from '../../testing/show.tsx';
import CreateEventPage from './create-event-page.tsx';

const server = fakeServer();
const branchOf = (name: string) => ({ id: idOf(name), name, slug: name.toLowerCase() });
const [north, south] = [branchOf('North'), branchOf('South')];
const helps = (...branches: ReturnType<typeof branchOf>[]) =>
  server.on(helpedEvents, { branches, events: [], at: new Date().toISOString() });
const year = new Date().getFullYear() + 1;

/** An event that this tab holds: all but the branch is there, and the given step is open. */
const givenDraft = (step: 0 | 2) =>
  writeDraft(sessionStorage, {
    ...{ step, lostPictures: 0 },
    values: {
      ...emptyDraft.values,
      ...{ title: 'Clean-up', location: 'Clifton', description: 'We clean.' },
      ...{ startTime: `${year}-05-01T09:00`, endTime: `${year}-05-01T12:00` },
      roles: [
        {
          ...{ role_name: 'Helper', description: 'Helps.', maxVolunteers: '2', minVolunteers: '' },
          ...{ skills: [], shifts: [] },
        },
      ],
    },
  });

beforeEach(() => {
  sessionStorage.clear();
  server.on(findTowns, { towns: [] });
  server.on(listEvents, {
    ...{ events: [], allEvents: [] },
    ...{ totalPages: 0, currentPage: 1, totalEvents: 0 },
  });
});

it('RG-02 to whom it is not open the page says who makes events, and where to say that one would like to', async () => {
  helps();
  show(<CreateEventPage />);
  expect(await screen.findByText('You cannot create events')).toBeDefined();
  expect(screen.getByText(/Admins make events, and whoever runs a branch/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveProperty(
    'pathname',
    '/volunteer/profile',
  );
  expect(screen.queryByLabelText('Event title')).toBeNull();
  expect(screen.queryByText(/^Your right to do this has ended/)).toBeNull();
});

it('RG-02 before it is known whose branches they are there is nothing to fill in, and the way back is there', () => {
  server.hold(helpedEvents);
  show(<CreateEventPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Create Event' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeDefined();
  expect(screen.queryByLabelText('Event title')).toBeNull();
  expect(screen.queryByText('You cannot create events')).toBeNull();
});

it('RG-02 where that could not be read nobody is told that they may not, and it can be tried again', async () => {
  server.on(helpedEvents, () => {
    throw tooMany();
  });
  const { user } = show(<CreateEventPage />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('You cannot create events')).toBeNull();
  helps(north);
  await user.click(again);
  expect(await screen.findByLabelText('Event title')).toBeDefined();
});

it('RG-02 who helps at one branch is not asked to which the event belongs', async () => {
  helps(north);
  show(<CreateEventPage />);
  await screen.findByLabelText('Event title');
  expect(screen.queryByLabelText('Branch')).toBeNull();
});

it('RG-02 of several branches the one is proposed from which one came; the organisation itself is not offered', async () => {
  helps(north, south);
  show(<CreateEventPage />, { at: `/volunteer/create-event?branch=${south.id}` });
  const choice = await screen.findByLabelText<HTMLSelectElement>('Branch');
  expect([...choice.options].map(({ text }) => text)).toEqual([
    ...['Choose a branch', 'North', 'South'],
  ]);
  expect(choice.value).toBe(south.id);
});

it('RG-02 a branch in the address at which one does not help is not proposed', async () => {
  givenDraft(0);
  helps(north, south);
  const at = `/volunteer/create-event?branch=${idOf('elsewhere')}`;
  const { user } = show(<CreateEventPage />, { at });
  expect(await screen.findByLabelText('Branch')).toHaveProperty('value', '');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getAllByText('Please choose the branch it belongs to.')).not.toEqual([]);
});

it('RG-02 an event that was made leads to the page on which it is run, and stays no draft', async () => {
  givenDraft(2);
  helps(north);
  server.on(createEvent, { event: beachCleanUp, message: 'Created.' });
  const { user, address } = show(<CreateEventPage />, { at: '/volunteer/create-event' });
  await user.click(await screen.findByRole('button', { name: 'Create Event' }));
  await waitFor(() => expect(address()).toBe(`/volunteer/lead/${beachCleanUp.id}`));
  expect(server.sent(createEvent)).toMatchObject([
    { body: { title: 'Clean-up', branchId: north.id, publish: 'true' } },
  ]);
  expect(sessionStorage).toHaveLength(0);
});
