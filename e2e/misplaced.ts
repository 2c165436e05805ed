/** What stands where nobody would have put it. */
import type { Page } from '@playwright/test';

/**
 * Names on a line of their own that do not begin where the lines of the page begin, whatever their script; titles in Latin
 * letters with lines for Urdu; names in Latin letters that are torn over two lines of Urdu, whose halves then change places
 * with the words beside them; longer words of theirs that begin in the middle of the page; and the mark of the demo where it lies
 * on the page, and so on what one presses.
 */
export async function misplacedOn(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isRtl = document.documentElement.dir === 'rtl';
    const lines = [...document.querySelectorAll('bdi')].flatMap((name) => {
      const { display } = getComputedStyle(name);
      // Figures stand at the end of their column, and some words in the middle.
      const isPlain = getComputedStyle(name.parentElement ?? name).textAlign === 'start';
      if (display !== 'block' || !isPlain || !name.checkVisibility()) return [];
      const text = document.createRange();
      text.selectNodeContents(name);
      const [own, whole] = [text.getBoundingClientRect(), name.getBoundingClientRect()];
      // Words for screen readers alone are a pixel wide; what is cut fills its line, from its own beginning on.
      if (whole.width <= 1 || own.width > whole.width) return [];
      const gap = isRtl ? whole.right - own.right : own.left - whole.left;
      return Math.abs(gap) > 2 ? [`"${name.textContent}" stands at the other side`] : [];
    });
    // Lines of Nastaliq are twice as high; a title in Latin letters is not to look torn apart by them.
    const torn = [...document.querySelectorAll('.own-words bdi')].flatMap((title) => {
      const { lineHeight, fontSize } = getComputedStyle(title);
      const isLatin = /^[\x20-\x7e]+$/.test(title.textContent ?? '');
      return isLatin && parseFloat(lineHeight) > 1.4 * parseFloat(fontSize)
        ? [`"${title.textContent}" has lines for Nastaliq`]
        : [];
    });
    const halved = [...document.querySelectorAll('bdi')].flatMap((name) => {
      const isTorn =
        getComputedStyle(name).display === 'inline' && name.getClientRects().length > 1;
      const isLatin = /^[\x20-\x7e]+$/.test(name.textContent ?? '');
      return isRtl && isLatin && isTorn ? [`"${name.textContent}" is torn over two lines`] : [];
    });
    // Somebody's own Latin lines on an Urdu page begin at the edge of their column, or fit into one line at its other edge.
    const indented = [
      ...document.querySelectorAll('p[dir="auto"], blockquote[dir="auto"]'),
    ].flatMap((words) => {
      const around = words.parentElement ?? words;
      const { display } = getComputedStyle(around);
      if (!isRtl || !words.matches(':dir(ltr)') || !/^(block|flow-root)$/.test(display)) return [];
      const text = document.createRange();
      text.selectNodeContents(words);
      const isOneLine = new Set([...text.getClientRects()].map(({ top }) => top)).size < 2;
      const { left } = around.getBoundingClientRect();
      const edge = left + around.clientLeft + parseFloat(getComputedStyle(around).paddingLeft);
      const gap = words.getBoundingClientRect().left - edge;
      return isOneLine || gap < 48 ? [] : [`"${words.textContent}" begins ${gap} px inside`];
    });
    const demo = document.querySelector('body > aside');
    const isAfloat = demo && getComputedStyle(demo).position !== 'static';
    return [
      ...lines,
      ...torn,
      ...halved,
      ...indented,
      ...(isAfloat ? ['the mark of the demo lies on the page'] : []),
    ];
  });
}
