/** What axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations, in a line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Axe's own package for Playwright brings it unshortened, and fetches all that is right as well: a page took it twice as long.
  await page.evaluate(axe);
  return await page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof import('axe-core') }).axe;
    const { violations } = await run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  });
}
