import { abilities } from '@saath/contract/abilities';
import { readDay } from '@saath/contract/day/check-in/endpoints';
import type { DayEvent, DayPerson } from '@saath/contract/day/check-in/schema';
import type { ReplyOf } from '@saath/contract/endpoint';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useQuery } from '../../../calls/query.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import type { Day } from './kept-list.ts';
import { forgetDay, keepDay, keptDay } from './kept-list.ts';
import { dayQuery, showPeople } from './queries.ts';
import { useDayShell } from './use-day-shell.ts';

const server = fakeServer();
const soon = new Date(Date.now() + 3_600_000).toISOString();
const event: DayEvent = {
  ...{ id: idOf('event'), title: 'River clean-up', location: 'Ravi bank', status: 'ONGOING' },
  ...{ startTime: soon, endTime: soon, opensAt: soon, closesAt: soon, timeZone: 'Asia/Karachi' },
  roles: [],
  can: [...abilities],
};
const person: DayPerson = {
  ...{ participationId: idOf('place'), userId: idOf('Aisha'), name: 'Aisha' },
  ...{ profileImage: { public_id: 'a', url: '/media/a.png' }, roleId: null },
  ...{ state: 'confirmed', startTime: soon, arrivedAt: null, leftAt: null },
};
const day: Day = { event, people: [person], asking: [] };
const reply: ReplyOf<typeof readDay> = { ...day, people: [person], asking: [], next: null };
const now = new Date();
const list = { eventId: event.id };

beforeEach(() => sessionStorage.clear());

let queryClient: QueryClient;
function List() {
  queryClient = useQueryClient();
  const { data, error } = useQuery(dayQuery(list));
  useDayShell(data);
  return (
    <p>
      {error?.message}
      {data && `${data.people.map(({ name }) => name).join()} ${data.keptAt ? 'kept' : 'read'}`}
    </p>
  );
}

it('D17 a list that was read is there again without a network, marked as kept, and gives way to a new one', async () => {
  server.on(readDay, reply);
  show(<List />);
  await screen.findByText('Aisha read');
  await waitFor(() => expect(keptDay(sessionStorage, list, now)).toBeDefined());
  cleanup();
  server.on(readDay, () => {
    throw unanswered();
  });
  show(<List />);
  await screen.findByText('Aisha kept');
  server.on(readDay, { ...reply, people: [] });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await screen.findByText('read');
});

it('D17 DY-06 what the server answers about a mark does not keep the old list on the screen', async () => {
  keepDay(sessionStorage, day, now);
  server.on(readDay, () => {
    throw unanswered();
  });
  show(<List />);
  await screen.findByText('Aisha kept');
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  server.on(readDay, async () => {
    asked += 1;
    await promise;
    return reply;
  });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toBe(1));
  await showPeople(queryClient, list, [{ ...person, state: 'checked_in' }]);
  resolve();
  await screen.findByText('Aisha read');
});

it('D17 DY-06 an answer about a mark says that there is a network, also where the browser does not', async () => {
  keepDay(sessionStorage, day, now);
  server.on(readDay, () => {
    throw unanswered();
  });
  show(<List />);
  await screen.findByText('Aisha kept');
  server.on(readDay, reply);
  await showPeople(queryClient, list, [{ ...person, state: 'checked_in' }]);
  await screen.findByText('Aisha read');
});

it.each(['accounts.not_allowed', 'accounts.sign_in_needed', 'events.not_found'] as const)(
  'D17 who may not read the list any more keeps none: %s',
  async (code) => {
    keepDay(sessionStorage, day, now);
    server.on(readDay, () => {
      throw refused(code);
    });
    show(<List />);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(screen.queryByText(/Aisha/)).toBeNull();
  },
);

it('D17 a server that is busy takes nothing away: what was kept is there for the next try', async () => {
  keepDay(sessionStorage, day, now);
  server.on(readDay, () => {
    throw refused('server.busy');
  });
  show(<List />);
  await waitFor(() => expect(server.sent(readDay).length).toBeGreaterThan(0));
  await screen.findByText(/./);
  expect(keptDay(sessionStorage, list, now)?.people).toHaveLength(1);
});

it('D17 DY-01 a list of several pages is read whole before it is shown, each page after the one before it', async () => {
  const next = { ...person, participationId: idOf('next place'), name: 'Bilal' };
  server.on(readDay, (_body, { query }) =>
    query.get('after') === idOf('place')
      ? { ...reply, people: [next] }
      : { ...reply, people: [person], next: idOf('place') },
  );
  show(<List />);
  await screen.findByText('Aisha,Bilal read');
  await waitFor(() => expect(keptDay(sessionStorage, list, now)?.people).toHaveLength(2));
  expect(server.sent(readDay)).toHaveLength(2);
});

it('D17 ASVS 14.3.3 no picture is kept, and nothing once the day is over', () => {
  keepDay(sessionStorage, day, now);
  expect(keptDay(sessionStorage, list, now)).toEqual({
    ...{ event, asking: [], keptAt: now.toISOString() },
    people: [{ ...person, profileImage: null }],
  });
  expect(keptDay(sessionStorage, list, new Date(event.closesAt))).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('D17 RG-01 the list of one role is kept beside that of the whole event, and neither opens for the other', () => {
  const roleId = idOf('role');
  keepDay(sessionStorage, { ...day, people: [], roleId }, now);
  expect(keptDay(sessionStorage, list, now)).toBeUndefined();
  expect(keptDay(sessionStorage, { ...list, roleId }, now)).toMatchObject({ people: [], roleId });
  keepDay(sessionStorage, day, now);
  forgetDay(sessionStorage, { ...list, roleId });
  expect(keptDay(sessionStorage, list, now)?.people).toHaveLength(1);
});

it('D17 a full storage, and what an older page wrote, stop nobody', () => {
  const full = {
    ...{ getItem: () => '{"event":1}', removeItem: () => {} },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => keepDay(full, day, now)).not.toThrow();
  expect(keptDay(full, list, now)).toBeUndefined();
  expect(() => forgetDay(full, list)).not.toThrow();
});
