import type { Call } from '@saath/contract/endpoint';
import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { myAnnouncements } from '@saath/contract/messages/announcements/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import type { Viewer } from '@saath/contract/office/site/schema';
import { myParticipations, requestJoin } from '@saath/contract/places/joining/endpoints';
import type { Clash, MyParticipation } from '@saath/contract/places/joining/schema';
import { askedPlaces } from '@saath/contract/places/reminders/endpoints';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import {
  createMemoryRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
} from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../lib/call.ts';
import { callContext } from '../../lib/context.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { comingEvent, idOf } from '../../testing/people-and-events.ts';
import { site } from '../../testing/show.tsx';
import EventPage, { loader } from './event-page.tsx';

const server = fakeServer();
const volunteer: Viewer = {
  ...{ id: idOf('aisha'), name: 'Aisha', role: 'Volunteer', profileImage: null },
};
const role = {
  ...{ description: '', skills: [], minVolunteers: null, shifts: [], volunteers: [] },
  event_id: idOf('fair'),
};
const packer = { ...role, id: idOf('packer'), role_name: 'Packer', maxVolunteers: 3, filled: 0 };
const cook = { ...role, id: idOf('cook'), role_name: 'Cook', maxVolunteers: 1, filled: 1 };
const { bestRole, score, reasons, ...card } = comingEvent(1, 'Book fair');
const fair: Event = {
  ...card,
  ...{
    id: idOf('fair'),
    point: null,
    mode: 'approve',
    travelMinutes: 0,
    images: [],
    volunteers: [],
  },
  role: [packer, cook],
  ...{ createdAt: card.startTime, updatedAt: card.startTime },
};
const others = [comingEvent(2, 'Blood drive'), comingEvent(3, 'Tree planting')];
const counts = { all: 2, upcoming: 2, ongoing: 0, past: 0 };

let event: Event;
let mine: MyParticipation | undefined;
let clash: Clash | null;
beforeEach(() => {
  [event, mine, clash] = [fair, undefined, null];
  Element.prototype.scrollIntoView = vi.fn();
  server.on(getEvent, () => ({ event }));
  server.on(myParticipations, () => ({ participations: mine ? [mine] : [], clash }));
  server.on(myAnnouncements, { announcements: [] });
  server.on(askedPlaces, { places: [] });
  server.on(browseEvents, { events: [{ ...card, id: fair.id }, ...others], next: null, counts });
});
afterEach(cleanup);

const standing = (state: MyParticipation['state']): MyParticipation => ({
  ...{ id: idOf('mine'), eventId: fair.id, userId: volunteer.id, roleId: packer.id },
  ...{ roleName: 'Packer', shift: null, state, position: null, note: '', answer: '' },
  ...{ requestedAt: fair.createdAt, decidedAt: null, offeredUntil: null, event: card },
});

function Page() {
  const loaderData: unknown = useLoaderData();
  return <EventPage {...({ loaderData } as ComponentProps<typeof EventPage>)} />;
}

/** The page as its address shows it to somebody. */
async function open(viewer: Viewer | null, search = '') {
  server.on(getSite, { site, viewer });
  const context = new RouterContextProvider();
  context.set(callContext, call as Call);
  const routes = [
    {
      ...{ id: 'root', path: '/', element: <Outlet /> },
      loader: () => ({ viewer, site, baseUrl: '' }),
      children: [
        {
          ...{ id: 'event', path: 'event/:id', element: <Page /> },
          loader: async ({ params, request }: { params: object; request: Request }) =>
            await loader({ context, params, request } as never),
        },
      ],
    },
  ];
  const initialEntries = [`/event/${fair.id}${search}`];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />);
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}
const wayInto = (name: string) => {
  const heading = screen.getByRole('heading', { name });
  return within(heading.closest('li') ?? document.body);
};

it('WI-01 a guest asks for a role by signing up, or logs in beside it; both lead back to it', async () => {
  await open(null);
  const links = wayInto('Packer').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ask for this role Packer', `/signup?event=${fair.id}&role=${packer.id}`],
    ['Log in Packer', `/login?returnTo=%2Fevent%2F${fair.id}%3Frole%3D${packer.id}`],
  ]);
  expect(wayInto('Cook').getByRole('link', { name: /^Ask for the wait list/ })).toBeTruthy();
});

it('OR-08 an event of a branch names it, with the way to its page; any other one says nothing of branches', async () => {
  await open(null);
  expect(screen.queryByText('Branch:')).toBeNull();
  cleanup();
  event = { ...fair, branch: { id: idOf('north'), name: 'North', slug: 'north' } };
  await open(null);
  expect(screen.getByRole('link', { name: 'North' }).getAttribute('href')).toBe('/branches/north');
});

it('WI-01 one press asks for a role, says where the mail went, and what was asked for stands first', async () => {
  server.on(requestJoin, () => {
    mine = standing('requested');
    return { message: 'Join request sent successfully!', participation: mine, mailedTo: 'a@b.pk' };
  });
  const user = await open(volunteer);
  await user.click(await wayInto('Packer').findByRole('button', { name: /^Ask for this role/ }));
  const sent = { eventId: fair.id, userId: volunteer.id, roleId: packer.id, note: '' };
  expect(server.sent(requestJoin)).toMatchObject([{ body: sent }]);
  await user.click(await screen.findByRole('button', { name: "I'll Check Later" }));
  await waitFor(() =>
    expect(screen.getAllByRole('heading')[0]?.textContent).toBe('You asked for: Packer'),
  );
  // The pressed button is gone.
  const panel = screen.getByRole('complementary', { name: 'Your place' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  expect(screen.queryByRole('button', { name: /^Ask for/ })).toBeNull();
});

it('G7 the keyboard stays with the panel also where no mail was sent', async () => {
  server.on(requestJoin, () => {
    mine = standing('requested');
    return { message: 'Sent.', participation: mine, mailedTo: null };
  });
  const user = await open(volunteer);
  await user.click(await wayInto('Packer').findByRole('button', { name: /^Ask for this role/ }));
  await screen.findByRole('heading', { name: 'You asked for: Packer' });
  await waitFor(() => expect(document.activeElement?.id).toBe('join'));
});

it('WI-01 a link that names a role brings it into view, and its button is the one main action', async () => {
  await open(volunteer, `?role=${packer.id}`);
  const main = await wayInto('Packer').findByRole('button');
  expect(main.className).toContain('bg-primary');
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts[0]).toBe(main.closest('li'));
  const panel = within(screen.getByRole('complementary'));
  const other = await panel.findByRole('button', { name: 'Request to Join' });
  expect(panel.getByLabelText('Role')).toHaveProperty('value', packer.id);
  for (const button of [other, wayInto('Cook').getByRole('button')])
    expect(button.className).not.toContain('bg-primary');
  expect(screen.queryByRole('link', { name: /^Join in/ })).toBeNull();
});

it('WI-01 a link that names a role of another event is the link to the event', async () => {
  await open(null, `?role=${idOf('elsewhere')}`);
  expect(screen.getByRole('link', { name: 'Ask for a place' }).getAttribute('href')).toBe(
    `/signup?event=${fair.id}`,
  );
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

it('JO-04 C7 another place at that time is told before anything is asked', async () => {
  const { startTime, endTime, timeZone } = fair;
  const times = { startTime, endTime, timeZone, minutesAway: null };
  clash = { eventId: idOf('beach'), title: 'Beach clean-up', ...times };
  await open(volunteer);
  expect(screen.getByRole('link', { name: 'Beach clean-up' }).getAttribute('href')).toBe(
    `/event/${clash.eventId}`,
  );
  expect(screen.getByText('You can still ask; the organiser', { exact: false })).toBeTruthy();
  expect(document.body.textContent).toContain('At that time you already have a place');
  cleanup();
  clash = { ...clash, minutesAway: 40 };
  await open(volunteer);
  expect(document.body.textContent).toContain('It is about 40 minutes away');
  expect(document.body.textContent).not.toContain('At that time you already');
  cleanup();
  event = { ...fair, mode: 'instant' };
  await open(volunteer);
  expect(screen.getByText('Give that place back first', { exact: false })).toBeTruthy();
  const take = await wayInto('Packer').findByRole('button', { name: /^Take this place/ });
  expect(take).toHaveProperty('disabled', true);
});

const full = { ...fair, role: [cook] };
it.each<[string, Partial<Event>, MyParticipation['state'] | undefined, string]>([
  ['is over', { status: 'COMPLETED' }, undefined, 'Coming up next'],
  ['is cancelled', { status: 'CANCELLED' }, 'confirmed', 'Coming up next'],
  ['is full', full, undefined, 'These still need people'],
  ['declined one', {}, 'declined', 'These still need people'],
])('WI-01 an event that %s offers the next best', async (_, change, state, title) => {
  event = { ...fair, ...change };
  mine = state && standing(state);
  await open(volunteer);
  const list = within(screen.getByRole('heading', { name: title }).closest('section') as never);
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Blood drive',
    'Tree planting',
  ]);
});

it.each<[string, Viewer | null, MyParticipation['state'] | undefined]>([
  ['a guest at an open event', null, undefined],
  ['who is in', volunteer, 'confirmed'],
])('WI-01 %s is offered nothing else', async (_, viewer, state) => {
  mine = state && standing(state);
  event = state ? full : fair;
  await open(viewer);
  expect(server.sent(browseEvents)).toEqual([]);
});

it('WI-01 organisers see no ways in on the cards of roles', async () => {
  await open({ ...volunteer, role: 'Admin' });
  expect(wayInto('Packer').queryByRole('button')).toBeNull();
  expect(wayInto('Packer').queryByRole('link')).toBeNull();
});
