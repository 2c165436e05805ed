import { useEffect } from 'react';
import type { Day } from './kept-list.ts';
import { keepDay } from './kept-list.ts';

/** The one service worker of the site; its part public/sw-day.js answers for this page when there is no network. */
const WORKER = '/sw.js';
/** Where that worker looks for the page and what it is made of. */
const CACHE = 'saath-day';

/**
 * From now on this day's page opens without a network as well, with the list as it is now. Browsers without workers, and
 * tabs in which nothing may be kept, go without.
 */
export function useDayShell(day: Day | undefined): void {
  const isRead = day !== undefined && day.keptAt === undefined;
  useEffect(() => {
    if (!isRead || !('serviceWorker' in navigator)) return;
    void navigator.serviceWorker
      .register(WORKER)
      .then(keepPage)
      .catch(() => {});
  }, [isRead]);
  useEffect(() => {
    if (day && day.keptAt === undefined) keepDay(sessionStorage, day, new Date());
  }, [day]);
}

/** This page and the scripts, styles and fonts that it has loaded; what an earlier page needed goes. */
async function keepPage(): Promise<void> {
  const { origin, pathname } = window.location;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin && url.pathname.startsWith('/assets/'));
  const wanted = new Set([pathname, ...loaded.map((url) => url.pathname)]);
  const cache = await caches.open(CACHE);
  await Promise.allSettled([...wanted].map(async (path) => await cache.add(path)));
  for (const { url } of await cache.keys())
    if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
}
