// @vitest-environment jsdom
import { listFeedback, sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import { listJobs } from '@saath/contract/office/jobs/endpoints';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryProvider } from '../lib/query-client.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { currentStream, giveStreams, openStreams } from '../testing/fake-stream.ts';
import { idOf } from '../testing/people-and-events.ts';
import { pagedQuery, query, useInfiniteQuery, useQuery } from './query.ts';
import type { Touched } from './touched.ts';
import { useCall } from './use-call.ts';
import { useLiveEvent, useLiveNotices } from './use-live.ts';

const server = fakeServer();
const SECOND = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  giveStreams();
  server.on(listJobs, {
    jobs: [],
    failed: [],
    mails: { waiting: 0, oldestAt: null, reason: null },
  });
  server.on(listFeedback, { feedback: [], next: idOf('next'), total: 0, average: null });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** So long passes, and what was asked for meanwhile is answered. */
const pass = async (milliseconds = 0) =>
  await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

/** News as the server tells them. */
async function change({ notices = [] as string[], events = [] as string[] }): Promise<void> {
  currentStream().say('change', { notices, events });
  await pass();
}

/** A screen with a plain query and a list in pages that listens. */
async function screenWith(useLive: (touched: readonly Touched[]) => void, touched: Touched[]) {
  const { result, unmount } = renderHook(
    () => {
      useLive(touched);
      return {
        jobs: useQuery(query(listJobs, {})),
        list: useInfiniteQuery(pagedQuery(listFeedback, { query: {} })),
        send: useCall(sendFeedback, { touches: [], failed: null }),
      };
    },
    { wrapper: QueryProvider },
  );
  await pass();
  const looks = () => ({
    jobs: server.sent(listJobs).length,
    list: server.sent(listFeedback).length,
  });
  const openPages = async (count: number) => {
    for (let page = 1; page < count; page++) {
      await act(async () => void (await result.current.list.fetchNextPage()));
    }
  };
  return { result, unmount, looks, openPages };
}
const ofEvent = (touched: readonly Touched[]) => useLiveEvent('e1', touched);

test('NT-03 a change in the event reads what was named again, at once, and nothing else', async () => {
  const { looks } = await screenWith(ofEvent, [listJobs]);
  await change({ events: ['e1'] });
  expect(looks()).toEqual({ jobs: 2, list: 1 });
});

test("NT-03 another event's change and a notice are no news for the event's screen", async () => {
  const { looks } = await screenWith(ofEvent, [listJobs]);
  await change({ events: ['e2'], notices: ['n1'] });
  await pass(SECOND);
  expect(looks()).toEqual({ jobs: 1, list: 1 });
});

test('NT-03 a notice reads what was named again; a change of an event does not', async () => {
  const { looks } = await screenWith(useLiveNotices, [listJobs]);
  await change({ events: ['e1'] });
  await pass(SECOND);
  expect(looks()).toEqual({ jobs: 1, list: 1 });
  await change({ notices: ['n1'] });
  expect(looks()).toEqual({ jobs: 2, list: 1 });
});

test('NT-03 what happens in quick succession is read once at first and once a second later', async () => {
  const { looks } = await screenWith(ofEvent, [listJobs]);
  for (const _ of [1, 2, 3, 4]) await change({ events: ['e1'] });
  expect(looks().jobs).toBe(2);
  await pass(SECOND);
  expect(looks().jobs).toBe(3);
  await pass(10 * SECOND);
  expect(looks().jobs).toBe(3);
});

test('NT-03 while something is being saved nothing is read again; afterwards it is', async () => {
  let answer = () => {};
  server.on(
    sendFeedback,
    async () => await new Promise((resolve) => (answer = () => resolve({ message: 'Thank you.' }))),
  );
  const { result, looks } = await screenWith(ofEvent, [listJobs]);
  act(() => result.current.send.mutate({ body: { rating: 5, message: 'Well done' } }));
  await pass();
  await change({ events: ['e1'] });
  await pass(5 * SECOND);
  expect(looks().jobs).toBe(1);
  answer();
  await pass(SECOND);
  expect(looks().jobs).toBe(2);
});

test('NT-03 a list that somebody opened far is left alone by changes of the event: each page is a call', async () => {
  const { looks, openPages } = await screenWith(ofEvent, [listFeedback]);
  await openPages(3);
  await change({ events: ['e1'] });
  expect(looks().list).toBe(6);
  await openPages(2);
  await pass(SECOND);
  await change({ events: ['e1'] });
  expect(looks().list).toBe(7);
});

test('NT-03 one’s own list is read again however far it was opened', async () => {
  const { looks, openPages } = await screenWith(useLiveNotices, [listFeedback]);
  await openPages(4);
  await change({ notices: ['n1'] });
  expect(looks().list).toBe(8);
});

test('NT-03 whoever leaves the screen listens no more', async () => {
  const { looks, unmount } = await screenWith(ofEvent, [listJobs]);
  const stream = currentStream();
  unmount();
  expect(openStreams()).toEqual([]);
  stream.say('change', { notices: [], events: ['e1'] });
  await pass(SECOND);
  expect(looks().jobs).toBe(1);
});
