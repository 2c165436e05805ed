/** What axe finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations, in a line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Our pages have no frames: nothing is to be put together from several of them, in a page of its own, afterwards.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    // What is all right need not be described.
    .options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
