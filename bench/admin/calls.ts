/** What the admin screens ask for. */
import { eventUuid, roleUuid, type Size, userUuid } from './planting.ts';

type Request = {
  readonly path: string;
  readonly method?: 'POST' | 'PUT';
  readonly body?: Readonly<Record<string, unknown>>;
};

export type AdminCall = {
  readonly name: string;
  /** Growth with the number of rows is bounded for these. */
  readonly isPaged?: true;
  /** A refusal is a right answer as well: a place that is taken, a person who is busy. */
  readonly mayRefuse?: true;
  readonly request: (size: Size, index: number) => Request;
};

const read = (name: string, path: (size: Size, index: number) => string): AdminCall => ({
  name,
  request: (size, index) => ({ path: path(size, index) }),
});
const paged = (name: string, path: (size: Size, index: number) => string): AdminCall => ({
  ...read(name, path),
  isPaged: true,
});

/** Any event; every tenth is to come. */
const someEvent = ({ events }: Size, index: number) => eventUuid(1 + ((index * 37) % events));
const comingNumber = ({ events }: Size, index: number) => 10 * (1 + ((index * 7) % (events / 10)));
const someUser = ({ volunteers }: Size, index: number) =>
  userUuid(1 + ((index * 6151) % volunteers));

const texts = ['khan', 'ai', 'hussain', 'gul mal', 'zzz', 'b'];

export const adminCalls: readonly AdminCall[] = [
  read('status counts', () => '/api/event/status-counts'),
  read('requests that wait', () => '/api/participation/waiting'),
  paged('event list, first page', () => '/api/event/events/?page=1'),
  paged('event list, people counted', () => '/api/event/events/?page=1&people=counted'),
  paged(
    'event list, last page',
    ({ events }) => `/api/event/events/?page=${Math.ceil(events / 6)}`,
  ),
  paged(
    'event list, a page in the middle',
    ({ events }) => `/api/event/events/?page=${Math.ceil(events / 12)}`,
  ),
  paged('event list, a search', () => '/api/event/events/?title=clean'),
  paged('event list, completed', () => '/api/event/events/?status=COMPLETED&page=40'),
  read('figures of the dashboard', () => '/api/figures/overview'),
  read('requests to organise', () => '/api/organiser-request'),
  read('event search', () => '/api/event/search/?title=clean'),
  read('event', (size, index) => `/api/event/${someEvent(size, index)}`),
  read(
    'staffing outlook of an event',
    (size, index) => `/api/event/${eventUuid(comingNumber(size, index))}/outlook`,
  ),
  read('staffing outlook of a page of events', (size, index) => {
    const ids = Array.from({ length: 6 }, (_, at) => eventUuid(comingNumber(size, index + at)));
    return `/api/outlooks?ids=${ids.join(',')}`;
  }),
  read('events that may lack people', () => '/api/outlooks/soon'),
  paged(
    'requests of an event',
    (size, index) =>
      `/api/event/${eventUuid(comingNumber(size, index))}/participations?state=requested`,
  ),
  paged(
    'people of an event',
    (size, index) => `/api/event/${someEvent(size, index)}/participations?state=confirmed`,
  ),
  read('roster at a glance', (size, index) => `/api/event/${someEvent(size, index)}/roster`),
  read(
    'board of an event',
    (size, index) => `/api/event/${eventUuid(comingNumber(size, index))}/board`,
  ),
  read(
    'messages of an event',
    (size, index) => `/api/event/${someEvent(size, index)}/announcements`,
  ),
  paged('log, all', () => '/api/audit'),
  paged('log of an event', (size, index) => `/api/audit?eventId=${someEvent(size, index)}`),
  paged('log of a person', (size, index) => `/api/audit?userId=${someUser(size, index)}`),
  paged('Volunteer Stats, first page', () => '/api/user/volunteers?page=1'),
  paged(
    'Volunteer Stats, last page',
    ({ volunteers }) => `/api/user/volunteers?page=${Math.ceil(volunteers / 6)}`,
  ),
  read(
    'Volunteer Stats, a typed page in the middle',
    ({ volunteers }) => `/api/user/volunteers?page=${Math.ceil(volunteers / 12)}`,
  ),
  read(
    'Volunteer Stats, a search',
    (_size, index) => `/api/user/volunteers?q=${texts[index % texts.length]}`,
  ),
  read('Volunteer Stats, cards', () => '/api/user/volunteer-stats'),
  read('profile of a person', (size, index) => `/api/user/${someUser(size, index)}/profile`),
  read('before removing a person', (size, index) => `/api/user/${someUser(size, index)}/removal`),
  read('people, newest 100', () => '/api/user/admin-all-users?limit=100'),
  read(
    'volunteer search',
    (_size, index) => `/api/user/search-volunteer?name=${texts[index % texts.length]}`,
  ),
  read(
    'suggestions for a role',
    (size, index) => `/api/role-suggest/${roleUuid(comingNumber(size, index), index % 4)}`,
  ),
  {
    name: 'assign a volunteer',
    mayRefuse: true,
    request: (size, index) => {
      const number = comingNumber(size, index);
      return {
        path: '/api/role/assign-volunteer',
        method: 'POST',
        body: {
          eventId: eventUuid(number),
          roleId: roleUuid(number, index % 4),
          volunteerId: someUser(size, index),
        },
      };
    },
  },
];
