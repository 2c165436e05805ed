/**
 * All messages as one module, for tests and for the server. As 3,000, every worker of the tests fetches and every test file
 * runs each by itself, and a build asks each of its plugins about each.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';

const INDEX = /[\\/]paraglide[\\/]messages[\\/]_index\.js$/;
const IMPORTS = /^import .*$/gm;
/** What is imported by Paraglide's messages; any other import fails where the name is used. */
const SHARED = `import { getLocale, experimentalStaticLocale } from '../runtime.js';
import * as registry from '../registry.js';`;

/** After Paraglide's own plugin, which writes the files. */
export function oneMessageModule(): Plugin {
  return {
    name: 'one-message-module',
    // What vitest keeps of a module it knows by its own text, and the list of the messages is the same when one of them changes.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (INDEX.test(id) ? false : undefined));
    },
    load: {
      filter: { id: INDEX },
      handler(id) {
        const folder = dirname(id);
        const messages = readdirSync(folder).filter((name) => /^(?!_index\.).*\.js$/.test(name));
        const codes = messages.map((name) => readFileSync(join(folder, name), 'utf8'));
        return `${SHARED}\n${codes.join('\n').replace(IMPORTS, '')}`;
      },
    },
  };
}
