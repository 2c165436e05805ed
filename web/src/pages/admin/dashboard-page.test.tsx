import { eventsOfToday } from '@saath/contract/day/check-in/endpoints';
import { countEventsByStatus, searchEvents } from '@saath/contract/events/events/endpoints';
import { eventStatuses } from '@saath/contract/events/events/rules';
import { shortEvents } from '@saath/contract/matching/outlook/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { getOverview } from '@saath/contract/office/figures/endpoints';
import type { Overview } from '@saath/contract/office/figures/schema';
import { listOrganiserRequests } from '@saath/contract/office/organisers/endpoints';
import { waitingRequests } from '@saath/contract/places/joining/endpoints';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { showPage } from '../volunteer/testing/show-page.tsx';
import DashboardPage from './dashboard-page.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';

const overview: Overview = {
  upcoming: { now: 6, before: 8 },
  activeVolunteers: { now: 28, before: 25 },
  completed: { now: 3, before: 0 },
  months: [{ month: '2026-11', joined: 4, hours: 12, places: 10, filled: 5 }],
  metrics: { answers: 9, answerHours: 6, events: 2, places: 10, filled: 5, hours: 12 },
};
const counts = (count: number) => eventStatuses.map((status) => ({ status, count }));

const api = fakeServer();
beforeEach(() => {
  api.on(getOverview, overview);
  api.on(countEventsByStatus, { eventsCount: counts(1) });
  api.on(waitingRequests, { total: 0, requests: [] });
  api.on(eventsOfToday, { events: [] });
  api.on(listOrganiserRequests, { requests: [], next: null, total: 0 });
  api.on(listNotices, { notices: [], next: null, unread: 3 });
  api.on(searchEvents, { events: [] });
  api.on(shortEvents, { events: [], more: 0 });
});

it('AD-01 the cards tell what there is and how it changed, with a dash where there was too little', async () => {
  showPage(<DashboardPage />);
  await screen.findByText('+12% in 30 days');
  const card = (name: string) => screen.getByText(name).parentElement?.textContent;
  expect(card('Upcoming Events')).toBe('Upcoming Events6-25% in 30 days');
  expect(card('Active Volunteers')).toBe('Active Volunteers28+12% in 30 days');
  expect(card('Events Completed')).toBe('Events Completed3Too early to compare');
  expect(screen.getByRole('heading', { name: 'Requests waiting for you' })).toBeDefined();
});

it('AD-01 Management Tools lead to Event Creation, the list and the Volunteer Database', async () => {
  showPage(<DashboardPage />);
  const tools = (await screen.findByRole('heading', { name: 'Management Tools' })).parentElement;
  const links = within(tools as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/create-event',
    '/admin/event-list',
    '/admin/vol-stats',
  ]);
});

it('AD-01 a brand-new installation is told its first steps', async () => {
  api.on(countEventsByStatus, { eventsCount: counts(0) });
  showPage(<DashboardPage />);
  await screen.findByRole('heading', { name: 'First steps' });
  const create = screen.getByRole('link', { name: 'Create event' });
  expect(create.getAttribute('href')).toBe('/admin/create-event');
  expect(screen.queryByRole('heading', { name: 'Requests waiting for you' })).toBeNull();
});

it('AD-01 figures that cannot be read say so, and the rest of the page stays', async () => {
  api.refuseOnce(getOverview, 'Not now.');
  showPage(<DashboardPage />);
  expect((await screen.findAllByText('The figures could not be loaded.')).length).toBe(2);
  expect(screen.getAllByText('not known right now').length).toBe(3);
  expect(screen.getByRole('heading', { name: 'System Benefits' })).toBeDefined();
});

const entries = [
  ['Dashboard', '/admin/dashboard'],
  ['Event-List', '/admin/event-list'],
  ['Create-Event', '/admin/create-event'],
  ['Volunteer Stats', '/admin/vol-stats'],
  ['Feedback', '/admin/feedback'],
  ['Profile', '/admin/edit-profile'],
  ['How matching learns', '/admin/matching'],
  ['Activity log', '/admin/log'],
  ['Security log', '/admin/security'],
  ['Organisation', '/admin/organisation'],
  ['Background work', '/admin/jobs'],
];
const entriesOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
    .slice(0, entries.length);

it('AD-03 the Admin Portal has its entries and Logout, beside the page and in the menu of a phone', async () => {
  const user = showPage(
    <>
      <Sidebar />
      <PhoneBar />
    </>,
  );
  const beside = screen.getByRole('navigation', { name: 'Admin Portal' });
  expect(entriesOf(beside)).toEqual(entries);
  expect(within(beside).getByRole('button', { name: 'Log out' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog')).getByRole('navigation');
  expect(entriesOf(menu)).toEqual(entries);
});

it('AD-03 VO-06 the bell counts what is unread and leads to all notices of an Admin', async () => {
  const user = showPage(<Sidebar />);
  await user.click(await screen.findByRole('button', { name: 'Notifications (3 unread)' }));
  expect(await screen.findByText(/^When somebody asks to join an event of yours/)).toBeDefined();
  const all = screen.getByRole('link', { name: 'See all' });
  expect(all.getAttribute('href')).toBe('/admin/notification');
});
