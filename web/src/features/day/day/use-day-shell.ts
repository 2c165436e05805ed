import { useEffect } from 'react';

/** The one service worker of the site; its part public/sw-day.js answers for this page when there is no network. */
const WORKER = '/sw.js';

/** From now on the day's page opens without a network as well, and says what is kept. Browsers without workers go without. */
export function useDayShell(): void {
  useEffect(() => {
    if ('serviceWorker' in navigator) void navigator.serviceWorker.register(WORKER).catch(() => {});
  }, []);
}
