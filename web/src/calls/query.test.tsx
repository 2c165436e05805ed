// @vitest-environment jsdom
import { listFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import { listKiosks } from '@saath/contract/day/kiosk/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { getOverview } from '@saath/contract/office/figures/endpoints';
import { myParticipations } from '@saath/contract/places/joining/endpoints';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QueryProvider } from '../lib/query-client.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { allPages, gatheredQuery, pagedQuery, query, useInfiniteQuery } from './query.ts';
import { isTouched, keyOf, of } from './touched.ts';

const server = fakeServer();
afterEach(cleanup);

const EVENT = '01890a5d-ac96-774b-bcce-b302099a8057';
const OTHER = '01890a5d-ac96-774b-bcce-b302099a8058';
const kiosks = (id: string) => query(listKiosks, { params: { id } });

/** Whether a query with this key is one of those named. */
function names(
  touched: Parameters<typeof isTouched>[0],
  options: { queryKey: readonly unknown[] },
) {
  const found = new QueryClient().getQueryCache().build(new QueryClient(), options);
  return isTouched(touched)(found);
}

test('calls: a query is kept under its endpoint and what it asks', () => {
  expect(kiosks(EVENT).queryKey).toEqual(keyOf(listKiosks, { params: { id: EVENT } }));
  expect(kiosks(EVENT).queryKey).not.toEqual(kiosks(OTHER).queryKey);
  expect(query(getOverview, {}).queryKey[0]).toBe(`${getOverview.method} ${getOverview.path}`);
});

test('calls: an endpoint names all its queries, however they read, and no other', () => {
  const paged = pagedQuery(listFeedback, { query: {} });
  const gathered = gatheredQuery(listFeedback, { query: {} }, async () => []);
  expect(names([listFeedback], paged)).toBe(true);
  expect(names([listFeedback], gathered)).toBe(true);
  expect(names([listNotices], paged)).toBe(false);
  expect(names([], paged)).toBe(false);
  // Two shapes of one list must not take each other's place in the cache.
  expect(paged.queryKey).not.toEqual(gathered.queryKey);
});

test('calls: a part of the request narrows what is named to one event', () => {
  const ofEvent = [of(listKiosks, { params: { id: EVENT } })];
  expect(names(ofEvent, kiosks(EVENT))).toBe(true);
  expect(names(ofEvent, kiosks(OTHER))).toBe(false);
  const ofTab = [of(myParticipations, { query: { eventId: EVENT } })];
  expect(names(ofTab, query(myParticipations, { query: {} }))).toBe(false);
});

function twoPages() {
  const asked: (string | null)[] = [];
  server.on(listFeedback, (_body, { query: search }) => {
    const after = search.get('after');
    asked.push(after);
    return { feedback: [], next: after ? null : EVENT, total: 0, average: null };
  });
  return asked;
}

function Pages() {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(
    pagedQuery(listFeedback, { query: {} }),
  );
  return (
    <button type="button" disabled={!hasNextPage} onClick={() => void fetchNextPage()}>
      {data?.pages.length ?? 0} pages
    </button>
  );
}

test('calls: a paged query asks for the next page where the last one ended', async () => {
  const asked = twoPages();
  render(<Pages />, { wrapper: QueryProvider });
  const first = await screen.findByText('1 pages');
  act(() => first.click());
  const last = await screen.findByText('2 pages');
  expect(asked).toEqual([null, EVENT]);
  expect(last).toHaveProperty('disabled', true);
});

test('calls: all pages of a list are read one after the other, until somebody gives up', async () => {
  const asked = twoPages();
  const read: string[] = [];
  const request = { query: {} };
  for await (const page of allPages(listFeedback, request)) read.push(String(page.next));
  expect(read).toEqual([EVENT, 'null']);
  expect(asked).toEqual([null, EVENT]);

  const pages = allPages(listFeedback, request, AbortSignal.abort());
  await expect(pages.next()).rejects.toThrow();
  expect(asked).toHaveLength(2);
});
