/** Whether anything on a page moves while it comes. */
import type { Page } from '@playwright/test';

/** What a busy machine does that draws half of the top line before the other half has arrived is no fault of the page. */
const NOTHING = 0.0005;

/** So often a page is looked at: one that moves by itself moves each time. */
export const LOOKS = 3;

/**
 * Watches every page that is opened from now on.
 *
 * @returns tells what has moved on the one that is open, in one line each
 */
export async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((nothing) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Number(Reflect.get(entry, 'value')) > nothing)
          performance.mark(`something moves at ${Math.round(entry.startTime)} ms`);
    }).observe({ type: 'layout-shift', buffered: true });
  }, NOTHING);
  return async () =>
    await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
}
