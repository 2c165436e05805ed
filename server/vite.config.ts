/**
 * The server as a few files of plain JavaScript, for production (ADR 44): Node then neither strips types nor keeps two
 * thousand modules apart. In development and in tests Node runs the TypeScript as it is.
 */
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const build = resolve(folder, 'build');

/** Each is started by its own name: by an operator, as another process, or in a thread. */
const programs = [
  'main',
  'admin-command',
  'archive-command',
  'doctor-command',
  'platform/create-cluster',
  'platform/archive/read-copy',
  'platform/engine/worker',
];

const nameOf = (program: string) => program.split('/').at(-1) ?? program;
const sourceOf = (program: string) => resolve(folder, 'src', `${program}.ts`);

/** What the built screens import as well, so that both share one; and what finds its own files beside it. */
const external = [
  /^(zod|react-router|@date-fns\/tz|uqr|ical-generator|timezones-ical-library)(\/|$)/,
  /^(sharp|@electric-sql\/pglite|harfbuzzjs|pdfkit|pino|vite)(\/|$)/,
];

/** A program of ours beside a module is one beside the bundle; every other file is where the module's source says. */
function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(resolve(folder, 'src')) || !code.includes('import.meta.url')) return;
      const besides = code.replace(
        /new URL\('(\.\/[\w/-]+)\.ts', import\.meta\.url\)/g,
        (_, path: string) => {
          const program = programs.find(
            (each) => sourceOf(each) === resolve(dirname(id), `${path}.ts`),
          );
          if (!program)
            throw new Error(`${path}.ts of ${id} is started: name it under \`programs\``);
          return `new URL('./${nameOf(program)}.mjs', import.meta['url'])`;
        },
      );
      const here = `new URL('${relative(build, id)}', import.meta['url']).href`;
      return besides
        .replaceAll('import.meta.url', here)
        .replaceAll("import.meta['url']", 'import.meta.url');
    },
  };
}

/** A text with one letter beyond ASCII takes two bytes for each: Node keeps the text of modules for as long as it runs. */
function plainLetters(): Plugin {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'plain-letters',
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
    },
  };
}

export default defineConfig({
  root: folder,
  publicDir: false,
  logLevel: 'warn',
  plugins: [ownPlaces(), plainLetters()],
  ssr: { target: 'node', noExternal: true },
  build: {
    ssr: true,
    outDir: build,
    emptyOutDir: true,
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((each) => [nameOf(each), sourceOf(each)])),
      external,
      onLog: (level, log, handle) => {
        // Of libraries that mean browsers by it, and drivers that we do not have.
        if (!/^(MODULE_LEVEL_DIRECTIVE|UNRESOLVED_IMPORT)$/.test(log.code ?? ''))
          handle(level, log);
      },
      output: {
        format: 'esm',
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
        // Names stay, for messages of errors.
        minify: { mangle: false, compress: true, codegen: true },
      },
    },
  },
});
