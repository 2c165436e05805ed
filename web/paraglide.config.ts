import { fileURLToPath } from 'node:url';
import type { paraglideVitePlugin } from '@inlang/paraglide-js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Once for the build, the tests and the type check: two settings would write two different outputs by turns. */
export const paraglide = {
  project: here('./project.inlang'),
  outdir: here('./src/paraglide'),
  outputStructure: 'message-modules',
  // What the server's http/language.ts decided; in the browser, what the page says it was written in.
  strategy: ['custom-visitor', 'baseLocale'],
  emitReadme: false,
  emitPrettierIgnore: false,
} satisfies Parameters<typeof paraglideVitePlugin>[0];
