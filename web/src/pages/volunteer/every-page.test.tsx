import { listSessions } from '@saath/contract/accounts/account-care/endpoints';
import { getAvailability, getDaysOff, getUser } from '@saath/contract/accounts/accounts/endpoints';
import { getContactChoice } from '@saath/contract/accounts/contact-choice/endpoints';
import { listPasskeys } from '@saath/contract/accounts/passkeys/endpoints';
import { getCalendarFeed } from '@saath/contract/afterwards/calendar-feed/endpoints';
import { myImpact } from '@saath/contract/afterwards/impact/endpoints';
import { myRating } from '@saath/contract/afterwards/ratings/endpoints';
import { ownStories } from '@saath/contract/afterwards/stories/endpoints';
import { helpedEvents } from '@saath/contract/day/helpers/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import { browseEvents } from '@saath/contract/events/events/endpoints';
import { getMatchingUse } from '@saath/contract/matching/choices/endpoints';
import { suggestEvents } from '@saath/contract/matching/suggest/endpoints';
import { getNoticeSettings, listNotices } from '@saath/contract/notices/notices/endpoints';
import { eventNoticeKinds, usualQuietHours } from '@saath/contract/notices/notices/rules';
import type { NoticeSettings } from '@saath/contract/notices/notices/schema';
import { getLendingChoice } from '@saath/contract/office/lending/endpoints';
import { ownOrganiserRequest } from '@saath/contract/office/organisers/endpoints';
import { myParticipations } from '@saath/contract/places/joining/endpoints';
import { myPapers } from '@saath/contract/places/papers/endpoints';
import { askedPlaces } from '@saath/contract/places/reminders/endpoints';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { aisha } from '../../testing/people-and-events.ts';
import DashboardPage from './dashboard-page.tsx';
import EventsPage from './events-page.tsx';
import FeedbackPage from './feedback-page.tsx';
import ImpactPage from './impact-page.tsx';
import NotificationPage from './notification-page.tsx';
import ProfilePage from './profile-page.tsx';
import SkillsPage from './skills-page.tsx';
import { showPage } from './testing/show-page.tsx';

const api = fakeServer();
beforeEach(() => {
  api.on(getUser, { user: aisha });
  api.on(getAvailability, { weekly: [] });
  api.on(getDaysOff, { days: [] });
  api.hold(getCalendarFeed);
  api.on(listSessions, { sessions: [] });
  api.on(listPasskeys, { passkeys: [] });
  const counts = { all: 0, upcoming: 0, ongoing: 0, past: 0 };
  api.on(browseEvents, { events: [], next: null, counts });
  api.on(myImpact, { hours: 0, events: 0, peopleHelped: 0, causes: [], months: [] });
  api.on(myParticipations, { participations: [], clash: null });
  api.on(suggestEvents, { events: [], steps: [] });
  const stored = {
    skills: 2,
    interests: 1,
    experienceYears: 3,
    freeMinutes: 0,
    events: 9,
    attended: 8,
  };
  api.on(getMatchingUse, { area: '', point: null, off: [], stored });
  api.on(getContactChoice, { isOffered: false, isOn: false });
  api.on(getLendingChoice, { isOffered: false, isOn: false });
  api.on(askedPlaces, { places: [] });
  api.on(helpedEvents, { branches: [], events: [], at: '2026-11-01T00:00:00.000Z' });
  api.on(myPapers, { papers: [], over: null, saidAt: null, kinds: [], asksAge: false });
  api.on(ownOrganiserRequest, { request: null });
  api.on(ownStories, { stories: [] });
  api.on(myRating, { average: null });
  api.on(listNotices, { notices: [], next: null, unread: 0 });
  const all = Object.fromEntries(
    eventNoticeKinds.map((kind) => [kind, true]),
  ) as NoticeSettings['mail'];
  const quiet = usualQuietHours('Asia/Karachi');
  api.on(getNoticeSettings, { mail: all, push: all, quiet, asked: 'daily', devices: 0 });
});
afterEach(() => {
  cleanup();
});

/** Requirement, page, a call that it rests on, and what stands there when there is nothing yet. */
const pages: readonly (readonly [string, ComponentType, Endpoint, string | RegExp])[] = [
  ['VO-02 the dashboard', DashboardPage, getUser, 'Welcome Back, Aisha!'],
  ['VO-02 the dashboard with its requests', DashboardPage, myParticipations, 'Nothing yet'],
  ['VO-02 the dashboard with its events', DashboardPage, suggestEvents, /Organisers publish/],
  ['RT-05 the events', EventsPage, browseEvents, /Look in again soon/],
  ['PF-01 the profile', ProfilePage, getUser, 'Aisha Khan'],
  ['PF-05 the free times', ProfilePage, getAvailability, /When are you usually free/],
  ['PF-05 the days off', ProfilePage, getDaysOff, /None yet/],
  ['MT-08 what matching uses', ProfilePage, getMatchingUse, '9 events, came to 8'],
  ['AU-11 the wish to organise', ProfilePage, ownOrganiserRequest, /Tell us why you would like to/],
  ['PF-04 the skills', SkillsPage, getUser, 'Cooking'],
  ['VO-03 the impact', ImpactPage, myImpact, 'Nothing to count yet'],
  ['VO-04 the feedback', FeedbackPage, myParticipations, 'What is it about?'],
  ['VO-06 the notices', NotificationPage, listNotices, 'No notices yet'],
  ['VO-06 the settings', NotificationPage, getNoticeSettings, 'An event is cancelled'],
];

it.each(pages)('%s: what loads says so', async (_, Page, endpoint, text) => {
  api.hold(endpoint);
  showPage(<Page />);
  const waiting = (await screen.findAllByRole('status')).filter(({ parentElement }) =>
    parentElement?.hasAttribute('aria-busy'),
  );
  expect(waiting.length).toBeGreaterThan(0);
  expect(screen.queryByText(text)).toBeNull();
});

it.each(pages)('%s: a failure is said, and trying again helps', async (_, Page, endpoint, text) => {
  api.refuseOnce(endpoint, 'The database is at lunch.');
  const user = showPage(<Page />);
  expect((await screen.findAllByText('The database is at lunch.')).length).toBeGreaterThan(0);
  expect(screen.queryByText(text)).toBeNull();
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  if (again) await user.click(again);
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
