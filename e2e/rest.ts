/** When a page has come to rest, sooner than Playwright's `networkidle`, which waits half a second more for each. */
import type { Page, Request } from '@playwright/test';

/** As often in a row: between an answer and what it draws or asks for next the page is busy, not idle. */
const ROUNDS = 3;

/**
 * Watches what a page asks for, from now on.
 *
 * @returns waits until the page has nothing more to do: no request under way, but for streams, which never end, and no work
 *   of its own, several times in a row
 */
export function watchRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  const ended = (request: Request) => void open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    await page.waitForLoadState('load');
    for (let rounds = 0; rounds < ROUNDS; rounds = open.size === 0 ? rounds + 1 : 0)
      await page.evaluate(
        () =>
          new Promise<void>((resolve) =>
            requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 10))),
          ),
      );
  };
}
