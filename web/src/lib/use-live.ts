import {
  type InvalidateQueryFilters,
  type Query,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listen } from './live.ts';

/** Milliseconds between two looks: what happens in quick succession is loaded once. */
const SPACE = 1000;
/** A list that somebody has opened further than this is left alone: each page of it is a call. */
const MOST_PAGES = 3;

/** Loads these queries again whenever something changes in the event; for Admins. */
export function useLiveEvent(eventId: string, queryKeys: readonly QueryKey[]): void {
  useLive(
    eventId,
    queryKeys.map((queryKey) => ({ queryKey, predicate: isShort })),
  );
}

/** Loads these queries again whenever a notice comes. */
export function useLiveNotices(queryKeys: readonly QueryKey[]): void {
  useLive(
    undefined,
    queryKeys.map((queryKey) => ({ queryKey })),
  );
}

function useLive(eventId: string | undefined, queries: readonly InvalidateQueryFilters[]): void {
  const queryClient = useQueryClient();
  const latest = useRef(queries);
  useEffect(() => {
    latest.current = queries;
  });
  useEffect(
    () => listen({ eventId, hear: () => refresherOf(queryClient)(latest.current) }),
    [eventId, queryClient],
  );
}

type Refresher = (queries: readonly InvalidateQueryFilters[]) => void;
const refreshers = new WeakMap<QueryClient, Refresher>();

function refresherOf(queryClient: QueryClient): Refresher {
  const known = refreshers.get(queryClient) ?? refresher(queryClient);
  refreshers.set(queryClient, known);
  return known;
}

function refresher(queryClient: QueryClient): Refresher {
  const wanted = new Map<string, InvalidateQueryFilters>();
  let earliest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refreshSoon(): void {
    if (timer) return;
    timer = setTimeout(refresh, Math.max(0, earliest - performance.now()));
  }
  function refresh(): void {
    timer = undefined;
    earliest = performance.now() + SPACE;
    // What is being saved is shown already; a look now would take it back for a moment.
    if (queryClient.isMutating() > 0) {
      refreshSoon();
      return;
    }
    for (const queries of wanted.values()) void queryClient.invalidateQueries(queries);
    wanted.clear();
  }
  return (queries) => {
    for (const each of queries) wanted.set(JSON.stringify(each.queryKey), each);
    refreshSoon();
  };
}

function isShort({ state }: Query): boolean {
  const { pages = [] } = (state.data ?? {}) as { pages?: readonly unknown[] };
  return pages.length <= MOST_PAGES;
}
