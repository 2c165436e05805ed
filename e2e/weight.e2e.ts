/** What the first pages cost a visitor with a phone: bytes and files of scripts, and whether anything moves meanwhile. */
import { MOST_FILES, mostJavaScript } from '../bench/pages/bars.ts';
import { brotliBytes } from '../bench/pages/javascript.ts';
import { expect, test } from './product.ts';
import { watchRest } from './rest.ts';

/** What a busy machine does that draws half of the top line before the other half has arrived is no fault of the page. */
const NOTHING = 0.0005;

// Somebody elsewhere, to whom the zone of an event is told: a line more on a narrow screen.
test.use({ viewport: { width: 412, height: 823 }, timezoneId: 'Europe/Berlin' });

for (const each of ['/', '/events', '/event/ID', '/login', '/signup'])
  test(`WI-05 D13 ${each} carries no more scripts than agreed, and nothing on it moves`, async ({
    page,
    demo,
  }) => {
    const path = each.replace('ID', demo.eventId);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.addInitScript((nothing) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (Number(Reflect.get(entry, 'value')) > nothing)
            performance.mark(`something moves at ${Math.round(entry.startTime)} ms`);
      }).observe({ type: 'layout-shift', buffered: true });
    }, NOTHING);
    const rest = watchRest(page);
    await page.goto(demo.url + path);
    await rest();
    expect(scripts.size).toBeGreaterThan(0);
    expect(scripts.size).toBeLessThanOrEqual(MOST_FILES);
    expect(await brotliBytes([...scripts])).toBeLessThanOrEqual(
      mostJavaScript(path) ?? Number.POSITIVE_INFINITY,
    );
    const moves = await page.evaluate(() =>
      performance.getEntriesByType('mark').map(({ name }) => name),
    );
    expect(moves).toEqual([]);
  });
