/** Which skills sign-up proposes: what roles here ask for (AU-01). */
import type { Call } from '@saath/contract/endpoint';
import { browseEvents } from '@saath/contract/events/events/endpoints';
import type { EventCard } from '@saath/contract/events/events/schema';
import { beforeEach, expect, it } from 'vitest';
import { call } from '../../../lib/call.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { comingEvent, idOf } from '../../../testing/people-and-events.ts';
import { refused } from '../../../testing/refused.ts';
import type { Carried } from '../carried/carried.ts';
import { skillsWanted } from './skills-wanted.ts';

const server = fakeServer();
let events: EventCard[];
beforeEach(() => {
  events = [];
  server.on(browseEvents, (_, { query }) => {
    expect(query.get('tab')).toBe('upcoming');
    return { events, next: null, counts: { all: 0, upcoming: 0, ongoing: 0, past: 0 } };
  });
});

const asking = (...wanted: string[][]) => {
  events = wanted.map((skills, n) => {
    const { bestRole: _, score: __, reasons: ___, ...card } = comingEvent(n + 1, `E${n}`);
    return { ...card, skills };
  });
};
const wanted = async (...own: string[]) => {
  const carried = { eventId: idOf('beach'), roleId: null, skills: own } as unknown as Carried;
  return await skillsWanted(call as Call, own.length > 0 ? carried : null);
};

it('AU-01 what more events ask for comes first, and each skill once, however it is written', async () => {
  asking(['Cooking'], ['driving', 'first aid'], ['DRIVING'], ['Driving', 'First aid']);
  expect(await wanted()).toEqual(['Driving', 'First aid', 'Cooking']);
});

it('WI-01 what the event asks for that one comes for is before all others', async () => {
  asking(['Cooking', 'Driving'], ['Driving']);
  expect(await wanted('Sewing', 'Cooking')).toEqual(['Sewing', 'Cooking', 'Driving']);
});

it('AU-01 so few are proposed that one reads them', async () => {
  asking(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
  expect(await wanted('Z')).toEqual(['Z', 'A', 'B', 'C', 'D', 'E']);
});

it('AU-01 without events none is proposed but one’s own, and where they cannot be read one signs up all the same', async () => {
  expect(await wanted()).toEqual([]);
  server.on(browseEvents, () => {
    throw refused('server.busy');
  });
  expect(await wanted('Sewing')).toEqual(['Sewing']);
});
