import type { paraglideVitePlugin } from '@inlang/paraglide-js';

/** Once for the build, the tests and the type check: two settings would write two different outputs by turns. */
export const paraglide = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'message-modules',
  strategy: ['cookie', 'preferredLanguage', 'baseLocale'],
  cookieName: 'saath_language',
  emitReadme: false,
  emitPrettierIgnore: false,
} satisfies Parameters<typeof paraglideVitePlugin>[0];
