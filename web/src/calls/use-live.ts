import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listen } from '../lib/live.ts';
import { isTouched, keyOfTouched, type Touched } from './touched.ts';

/** Milliseconds between two looks: what happens in quick succession is loaded once. */
const SPACE = 1000;
/** Pages of a list; one that was opened further is long. */
const MOST_PAGES = 3;

/** Reads these queries again whenever something changes in the event; for Admins. Long lists are left alone. */
export function useLiveEvent(eventId: string, touched: readonly Touched[]): void {
  useLive(eventId, touched);
}

/** Reads these queries again whenever a notice comes. */
export function useLiveNotices(touched: readonly Touched[]): void {
  useLive(undefined, touched);
}

function useLive(eventId: string | undefined, touched: readonly Touched[]): void {
  const queryClient = useQueryClient();
  const latest = useRef(touched);
  useEffect(() => {
    latest.current = touched;
  });
  useEffect(
    () =>
      listen({
        eventId,
        hear: () => refresherOf(queryClient)(latest.current, eventId !== undefined),
      }),
    [eventId, queryClient],
  );
}

/** @param onlyShort leaves lists alone that somebody has opened far: each page of them is a call */
type Refresher = (touched: readonly Touched[], onlyShort: boolean) => void;
const refreshers = new WeakMap<QueryClient, Refresher>();

function refresherOf(queryClient: QueryClient): Refresher {
  const known = refreshers.get(queryClient) ?? refresher(queryClient);
  refreshers.set(queryClient, known);
  return known;
}

function refresher(queryClient: QueryClient): Refresher {
  const wanted = new Map<string, { touched: Touched; onlyShort: boolean }>();
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
    for (const { touched, onlyShort } of wanted.values()) {
      const isNamed = isTouched([touched]);
      void queryClient.invalidateQueries({
        predicate: (query) => isNamed(query) && (!onlyShort || isShort(query)),
      });
    }
    wanted.clear();
  }
  return (named, onlyShort) => {
    for (const touched of named)
      wanted.set(JSON.stringify(keyOfTouched(touched)), { touched, onlyShort });
    refreshSoon();
  };
}

function isShort({ state }: Query): boolean {
  const { pages = [] } = (state.data ?? {}) as { pages?: readonly unknown[] };
  return pages.length <= MOST_PAGES;
}
