/** As React Router writes them into a page. */
const PRELOAD = /<link rel="modulepreload" [^>]*href="([^"]+)"[^>]*>/g;
const START = /(<script[^>]* type="module" async="">)([^<]*)/;
const IMPORT = /import \* as (\w+) from ("[^"]+");/g;

/**
 * The page is complete without scripts: React Router's are fetched once it has been painted, so that they take no
 * room on a slow line from the style, the letters and the first picture. A page written in another way stays as it is.
 */
export function pictureFirst(html: string): string {
  if (!START.test(html)) return html;
  const early = Array.from(html.matchAll(PRELOAD), ([, href]) => href);
  const wait = `await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
for (const href of ${JSON.stringify(early)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`;
  return html.replaceAll(PRELOAD, '').replace(START, (_all, tag: string, code: string) => {
    const later = code.replaceAll(IMPORT, 'const $1 = await import($2);');
    return `${tag}${wait}${later}`;
  });
}
