/**
 * Messages in both languages become functions below src/paraglide: once for the build, the tests and the type check.
 *
 * Paraglide's own plugin puts every message into an SQL database first and asks for it again, which is a quarter of what
 * the build of the screens costs. Here its compiler is given the messages as they are; inlang-sdk/ hands them over.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { compileProject } from '@inlang/paraglide-js';
import type { InlangProject } from '@inlang/sdk';
import type { Plugin } from 'vite';

type Settings = Awaited<ReturnType<InlangProject['settings']['get']>>;

/** Of the package that reads the files, which comes without types. */
type Format = {
  readonly importFiles: (given: {
    readonly files: readonly {
      readonly locale: string;
      readonly path: string;
      readonly content: Buffer;
    }[];
    readonly settings: Settings;
  }) => Promise<{
    readonly bundles: readonly { readonly id: string }[];
    readonly messages: readonly { readonly bundleId: string; readonly locale: string }[];
    readonly variants: readonly {
      readonly messageBundleId: string;
      readonly messageLocale: string;
    }[];
  }>;
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const project = here('./project.inlang');
const sources = here('./messages');
const compiled = here('./src/paraglide');

const options = {
  outputStructure: 'message-modules',
  // What the server's http/language.ts decided; in the browser, what the page says it was written in.
  strategy: ['custom-visitor', 'baseLocale'],
  isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'",
  emitReadme: false,
  emitPrettierIgnore: false,
} satisfies Parameters<typeof compileProject>[0]['compilerOptions'];

/**
 * Compiles all messages into a folder. Files that would say the same stay as they are, so that nobody who reads them is disturbed.
 *
 * @throws Error for a file of messages that cannot be read
 */
export async function compileTexts(folder = compiled): Promise<void> {
  const settings = JSON.parse(readFileSync(join(project, 'settings.json'), 'utf8')) as Settings;
  const db = await readBundles(settings);
  const output = await compileProject({
    compilerOptions: options,
    project: { settings: { get: async () => settings }, db },
    projectPath: project,
  });
  write(folder, new Map(Object.entries(output)));
}

/** Placeholders for what people wrote: names, titles, addresses. */
const ownWords =
  /\{(actor|address|agreement|answer|branch|column|device|editedName|email|event|guardian|host|input|label|message|name|note|paper|person|place|reason|role|roleName|skill|subject|tag|text|title|url|value)\}/g;

/**
 * What people wrote may run from left to right; within a sentence of Urdu it keeps to itself (U+2068 … U+2069), and so cannot
 * turn the words around it. Nobody who writes a text has to think of it.
 */
function withOwnDirections(locale: string, texts: string): string {
  return locale === 'ur' ? texts.replace(ownWords, '\u2068$&\u2069') : texts;
}

/** Each message with what it says in every language, in the shape of Paraglide's database. */
async function readBundles(settings: Settings) {
  const files = settings.locales.map((locale) => ({
    locale,
    path: join(sources, `${locale}.json`),
    content: Buffer.from(
      withOwnDirections(locale, readFileSync(join(sources, `${locale}.json`), 'utf8')),
    ),
  }));
  const name: string = '@inlang/plugin-message-format';
  const { default: format } = (await import(name)) as { default: Format };
  const read = await format.importFiles({ files, settings });
  const placeOf = (id: string, locale: string) => `${id} ${locale}`;
  const variants = Map.groupBy(read.variants, ({ messageBundleId, messageLocale }) =>
    placeOf(messageBundleId, messageLocale),
  );
  const messages = Map.groupBy(read.messages, ({ bundleId }) => bundleId);
  return read.bundles.map((bundle) => ({
    ...bundle,
    messages: (messages.get(bundle.id) ?? []).map((message) => ({
      ...message,
      variants: variants.get(placeOf(message.bundleId, message.locale)) ?? [],
    })),
  }));
}

/** What another process is about to put in place. */
const PART = /\.part-\d+$/;

/**
 * Each file is replaced whole: tests that run beside this, or another compiler, read it as it was or as it is, never half.
 *
 * @param output texts by path below the folder; whatever else is there goes
 */
function write(folder: string, output: ReadonlyMap<string, string>): void {
  mkdirSync(join(folder, 'messages'), { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const there = files.filter((file) => file.isFile() && !PART.test(file.name));
  const pathOf = (file: (typeof there)[number]) =>
    join(file.parentPath, file.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/');
  const before = new Set(there.map(pathOf));
  for (const path of before) if (!output.has(path)) rmSync(join(folder, path), { force: true });
  for (const [path, text] of output) {
    const full = join(folder, path);
    if (before.has(path) && readFileSync(full, 'utf8') === text) continue;
    const part = `${full}.part-${process.pid}`;
    writeFileSync(part, text);
    renameSync(part, full);
  }
}

/** For all readers of this module in a process: React Router reads the configuration once more, for a compiler of its own. */
const ofProcess = globalThis as { compiledTexts?: Promise<void> };

/** For Vite and vitest: compiled once before they read them, and again when a message changes under the developer's hands. */
export function paraglide(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    async buildStart() {
      ofProcess.compiledTexts ??= compileTexts();
      await ofProcess.compiledTexts;
    },
    configureServer({ watcher, config }) {
      watcher.add(sources);
      watcher.on('change', (path) => {
        if (path.startsWith(sources))
          compileTexts().catch((error) => config.logger.error(`The messages: ${error}`));
      });
    },
  };
}
