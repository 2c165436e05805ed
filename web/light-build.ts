/** What keeps the scripts of public pages small; docs/decisions/0027-weight.md has the figures. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Vite's own, which also waits for styles; ours has one for all pages. The files that a part needs are asked for at once. */
const PRELOAD = `export const __vitePreload = (load, files) => {
  for (const file of files ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  return load();
};`;

/** A message of Paraglide that only says something: both of its functions, which return a text and do nothing else. */
const MESSAGE = /const (en|ur)_\w+ = [^\n]*\((i?)\) => \{\n\treturn [^\n]*? \((`[^`]*`)\)\n\};/g;
const NAME = /^export const (\w+) = /m;

/** The page says which language it was written in, in place of Paraglide's runtime; and a message is one function, not three. */
export function pageLanguage(): Plugin {
  return {
    name: 'page-language',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /(paraglide|^\.\.)\/runtime\.js$/ },
      handler: () => here('./src/lib/page-language.ts'),
    },
    transform: {
      filter: { id: /[\\/]paraglide[\\/]messages[\\/]\w+\.js$/ },
      handler(code) {
        const texts = new Map(
          Array.from(code.matchAll(MESSAGE), ([, language, , text]) => [language, text]),
        );
        const name = NAME.exec(code)?.[1];
        if (!name || texts.size !== 2) return undefined;
        const one = `export const ${name} = (i) => getLocale() === 'en' ? ${texts.get('en')} : ${texts.get('ur')};`;
        return { code: `import { getLocale } from '../runtime.js';\n${one}`, map: null };
      },
    },
  };
}

const MESSAGES = /import \{ m \} from '([./]*paraglide\/messages)\.js';/;

/** Each module imports the messages that it says, not all of them: only so the bundler knows which page needs which. */
export function ownMessages(): Plugin {
  return {
    name: 'own-messages',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]web[\\/]src[\\/].*\.tsx?$/, code: MESSAGES },
      handler(code) {
        const folder = MESSAGES.exec(code)?.[1];
        const said = new Set<string>();
        const direct = code.replaceAll(/(?<![\w.$'"`])m\.(\w+)/g, (all, name: string) => {
          // A name that JavaScript keeps for itself has a file of another name.
          if (!existsSync(here(`./src/paraglide/messages/${name}.js`))) return all;
          said.add(name);
          return `m_${name}`;
        });
        const imports = [...said].map(
          (name) => `import { ${name} as m_${name} } from '${folder}/${name}.js';`,
        );
        return { code: `${imports.join(' ')} ${direct}`, map: null };
      },
    },
  };
}

/** Parts that load later need no more than their files. */
export function lightParts(): Plugin {
  return {
    name: 'light-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => PRELOAD },
  };
}
