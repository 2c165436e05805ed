import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { plainLetters } from '../tools/plain-letters.mjs';
import { precompress } from '../tools/precompress.mjs';
import { askedLess } from './asked-less.ts';
import { paraglide } from './compile-texts.ts';
import { iconsFromLucide } from './icons-from-lucide.ts';
import { lightParts, ownMessages, pageLanguage } from './light-build.ts';
import { lightCalls } from './light-calls.ts';
import { oneMessageModule } from './one-message-module.ts';

type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };

const ownCode = /[\\/](contract|web)[\\/]src[\\/](?!paraglide(?![\\/]messages[\\/](?!_index)))/;

/** Pages that many see first, and often as their only one. Whatever the entry of the browser needs goes with them. */
const calendar =
  /[\\/]src[\\/](language-in-use\.ts|(root|pages[\\/]public[\\/](layout|events-page))\.tsx)/;
const firstPages = {
  event: /[\\/]src[\\/]pages[\\/]public[\\/]event-page\.tsx/,
  entry: /[\\/]src[\\/]pages[\\/]auth[\\/](layout|login-page|signup-page)\.tsx/,
  landing: /[\\/]src[\\/]pages[\\/]landing[\\/]landing-page\.tsx/,
};

/** What is known of a page: whether it needs a module. The bundler asks about each module for each page. */
const needs = new Map<RegExp, Map<string, boolean>>();

/** Whether a page needs the module at once. */
function isOf(page: RegExp, id: string, modules: Modules): boolean {
  const known = needs.get(page) ?? new Map<string, boolean>();
  needs.set(page, known);
  const seen = new Set<string>();
  const isNeeded = isReached(page, id, modules, known, seen);
  // Of whatever was looked at in vain the same holds.
  if (!isNeeded) for (const each of seen) known.set(each, false);
  return isNeeded;
}

function isReached(
  page: RegExp,
  id: string,
  modules: Modules,
  known: Map<string, boolean>,
  seen: Set<string>,
): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  if (page.test(id)) return true;
  if (seen.has(id) || /messages[\\/]_index/.test(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const isNeeded = importers.some((each) => isReached(page, each, modules, known, seen));
  if (isNeeded) known.set(id, true);
  return isNeeded;
}

/** The one file that carries the module for these pages: its page's own, or the one for what several of them need. */
function firstFile(id: string, modules: Modules): string | null {
  const pages = Object.entries(firstPages).filter(([, page]) => isOf(page, id, modules));
  return pages.length > 1 ? 'shared' : (pages[0]?.[0] ?? null);
}

/** What comes with the first press on a first page: one file, not one for each word and field that it has in common with other screens. */
const filters = /[\\/]events[\\/]calendar[\\/]filters\.tsx/;
/** Reading and changing, for whoever is signed in: a page that needs some of it mostly needs all. */
const calls = /[\\/]src[\\/](calls[\\/](query|use-call|touched)|lib[\\/]query-client)\.tsx?/;

/** What the server imports as well: both have one. And React, which chooses its files by NODE_ENV. */
const shared = [
  ...['react', 'react-dom', 'react-router'],
  ...['@date-fns/tz', 'ical-generator', 'timezones-ical-library', 'uqr'],
];

/** Named for development: found inside lazy routes, they would make the page reload under the developer's hands. */
const foundLate = [
  'zod/mini',
  '@tanstack/react-query',
  'sonner',
  '@base-ui/react/dialog',
  '@base-ui/react/tabs',
  '@base-ui/react/menu',
  '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter',
  '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview',
];

/** The files that browsers load: how the modules are put together, the highest priority first. */
const clientFiles = [
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es)[\\/]/,
    priority: 20,
  },
  // One file in place of many: it compresses better and asks once. Icons and texts come along with who shows them.
  {
    name: (id: string, modules: Modules) => (isOf(calendar, id, modules) ? 'calendar' : null),
    test: ownCode,
    priority: 15,
  },
  {
    name: (id: string, modules: Modules) => (firstFile(id, modules) === 'shared' ? 'shared' : null),
    test: ownCode,
    priority: 12,
  },
  { name: firstFile, test: ownCode, priority: 10 },
  { name: 'calls', test: calls, priority: 8 },
  {
    name: (id: string, modules: Modules) => (isOf(filters, id, modules) ? 'filters' : null),
    test: ownCode,
    priority: 6,
  },
];

/** Of a library that passes on two thousand icons, the bundler reads those that somebody shows. */
const experimental = { lazyBarrel: true };

/** What each plugin costs is measured, at a cost, for a warning that nobody reads. */
const checks = { bundlerTimings: false };

/** Its text stays in memory for as long as the process runs; names stay, for messages of errors. */
const forServer = { minify: { mangle: false, compress: true, codegen: true } };

/** What browsers load is packed while the part for the server is still being built. */
function packed(): Plugin {
  let packing: Promise<void> | undefined;
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.name === 'client' && dir) packing = precompress(dir);
      else await packing;
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    plainLetters('ssr'),
    pageLanguage(),
    ownMessages(),
    iconsFromLucide(),
    lightParts(),
    lightCalls(),
    paraglide(),
    // The server says all of them anyway. In the browser each page has its own.
    { ...oneMessageModule(), apply: 'build', applyToEnvironment: ({ name }) => name === 'ssr' },
    tailwindcss(),
    askedLess(reactRouter(), command === 'build'),
    packed(),
  ],
  server: { fs: { allow: ['..'] } },
  // Taken in, libraries are without the parts that nobody uses, and not hundreds of modules that Node keeps apart. Node
  // cannot find the modules of the two by their folders at all.
  ssr:
    command === 'build'
      ? { noExternal: true, external: shared }
      : { noExternal: ['@atlaskit/pragmatic-drag-and-drop'] },
  optimizeDeps: { include: foundLate },
  // Older ones cannot say by `:dir()` in which direction somebody's words run: it would become a list of languages, which says nothing of words.
  // Nobody reads the sizes; measuring them compresses everything once more.
  build: {
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
    reportCompressedSize: false,
  },
  environments: {
    ssr: { build: { minify: 'oxc', rolldownOptions: { experimental, checks, output: forServer } } },
    client: {
      build: {
        rolldownOptions: {
          experimental,
          checks,
          output: {
            // Names of the outermost level as well, and reading a property has no effects: a modern module knows its readers.
            minify: {
              mangle: { toplevel: true },
              compress: { treeshake: { propertyReadSideEffects: false } },
            },
            codeSplitting: { groups: clientFiles },
          },
        },
      },
    },
  },
}));
