import { expect, it } from 'vitest';
import { pictureFirst } from './picture-first.ts';

// As React Router 8.4 writes it.
const page = `<head><link rel="modulepreload" nonce="n" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/></head>
<script nonce="n" type="module" async="">;
import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script>`;

it('LP-08 scripts are asked for once the page is painted, all of them and in their order', () => {
  const html = pictureFirst(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('["/assets/entry.js","/assets/root.js"]');
  expect(html).toContain('const route0 = await import("/assets/root.js");');
  expect(html.indexOf('requestAnimationFrame')).toBeLessThan(html.indexOf('const route0'));
});

it('LP-08 a page that is written in another way stays as it is', () => {
  const other =
    '<link rel="modulepreload" href="/a.js"><script type="module" src="/a.js"></script>';
  expect(pictureFirst(other)).toBe(other);
});
