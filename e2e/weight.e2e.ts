/** What the first pages cost a visitor with a phone: bytes and files of scripts, and whether anything moves meanwhile. */
import type { Browser } from '@playwright/test';
import { MOST_FILES, mostJavaScript } from '../bench/pages/bars.ts';
import { brotliBytes } from '../bench/pages/javascript.ts';
import { LOOKS, watchMoves } from './moves.ts';
import { expect, test } from './product.ts';
import { watchRest } from './rest.ts';

// Somebody elsewhere, to whom the zone of an event is told: a line more on a narrow screen.
const visitor = { viewport: { width: 412, height: 823 }, timezoneId: 'Europe/Berlin' };

type Look = { readonly scripts: readonly string[]; readonly moves: readonly string[] };

async function lookAt(browser: Browser, url: string): Promise<Look> {
  const context = await browser.newContext(visitor);
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  const movesOn = await watchMoves(page);
  const rest = watchRest(page);
  await page.goto(url);
  await rest();
  const moves = await movesOn();
  // Each look by a browser that has nothing of the page.
  await context.close();
  return { scripts: [...scripts], moves };
}

for (const each of ['/', '/events', '/event/ID', '/login', '/signup'])
  test(`WI-05 D13 ${each} carries no more scripts than agreed, and nothing on it moves`, async ({
    browser,
    demo,
  }) => {
    const path = each.replace('ID', demo.eventId);
    let look = await lookAt(browser, demo.url + path);
    const { scripts } = look;
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(MOST_FILES);
    expect(await brotliBytes([...scripts])).toBeLessThanOrEqual(
      mostJavaScript(path) ?? Number.POSITIVE_INFINITY,
    );
    for (let looks = 1; look.moves.length > 0 && looks < LOOKS; looks++)
      look = await lookAt(browser, demo.url + path);
    expect(look.moves).toEqual([]);
  });
