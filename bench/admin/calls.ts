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
  paged(
    'event list, last page',
    ({ events }) => `/api/event/events/?page=${Math.ceil(events / 6)}`,
  ),
  paged(
    'event list, a page in the middle',
    ({ events }) => `/api/event/events/?page=${Math.ceil(events / 12)}`,
  ),
  read('event search', () => '/api/event/search/?title=clean'),
  read('event', (size, index) => `/api/event/${someEvent(size, index)}`),
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
