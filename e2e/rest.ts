/** When a page has come to rest, and when it answers; sooner than Playwright's `networkidle`, which waits half a second more for each. */
import type { Page, Request, Response } from '@playwright/test';

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

/**
 * Waits until a page of the product answers what is pressed: what the server drew looks ready before that, and a press in
 * between is lost. React marks what it has taken over; a page without scripts is ready as it is, and so is the search of
 * events, which needs none.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => {
    if (!('__reactRouterContext' in window)) return true;
    const isTakenOver = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    const pressed = [...document.querySelectorAll('button, input, select, textarea')];
    return pressed.every((each) => each.closest('[role="search"]') ?? isTakenOver(each));
  });
}

/**
 * Opens a page of the product and waits until it answers what is pressed.
 *
 * @returns what the server answered; null where only the part after `#` changed
 */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await untilAlive(page);
  return answer;
}
