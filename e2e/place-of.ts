/** Where something stands on the page, in pixels. */
import type { Locator } from '@playwright/test';

/** Where its words or its picture begin, whatever room is around them. */
export async function beginOf(locator: Locator): Promise<number> {
  return await locator.evaluate((element) => {
    const inside = document.createRange();
    inside.selectNodeContents(element);
    return inside.getClientRects()[0]?.left ?? Number.NaN;
  });
}

export async function topOf(locator: Locator): Promise<number> {
  return await locator.evaluate((element) => element.getBoundingClientRect().top);
}
