import nodeFs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { paraglideVitePlugin } from '@inlang/paraglide-js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where a process may have 256 files open, as on macOS, others are open as well. */
const MOST_WRITES = 64;

/** Paraglide writes 2,300 files at once and says nothing of those that the system refuses: so they are written by turns. */
function writingByTurns(): typeof nodeFs {
  let busy = 0;
  const waiting: (() => void)[] = [];
  const writeFile: typeof nodeFs.promises.writeFile = async (...given) => {
    if (busy < MOST_WRITES) busy += 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      await nodeFs.promises.writeFile(...given);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
  return { ...nodeFs, promises: { ...nodeFs.promises, writeFile } };
}

/** Once for the build, the tests and the type check: two settings would write two different outputs by turns. */
export const paraglide = {
  project: here('./project.inlang'),
  outdir: here('./src/paraglide'),
  outputStructure: 'message-modules',
  // What the server's http/language.ts decided; in the browser, what the page says it was written in.
  strategy: ['custom-visitor', 'baseLocale'],
  emitReadme: false,
  emitPrettierIgnore: false,
  fs: writingByTurns(),
} satisfies Parameters<typeof paraglideVitePlugin>[0];
