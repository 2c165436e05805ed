/**
 * The server as a few files of plain JavaScript, for production (ADR 44): Node then neither strips types nor keeps two
 * thousand modules apart. In development Node runs the TypeScript as it is. `--mode tests` makes what tests start as processes of
 * their own (src/testing/built.ts): a start costs a tenth of the processor time then.
 */
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { plainLetters } from '../tools/plain-letters.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

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

/** Those that only tests start: to kill them, to break a rule, or for their surroundings. */
const ofTests = ['testing/join-server', 'testing/mail-worker', 'testing/sign-up-once'];

const nameOf = (program: string) => program.split('/').at(-1) ?? program;
const sourceOf = (program: string) => resolve(folder, 'src', `${program}.ts`);

/** What the built screens import as well, so that both share one; and what finds its own files beside it. */
const external = [
  /^(react-router|@date-fns\/tz|uqr|ical-generator|timezones-ical-library)(\/|$)/,
  /^(sharp|@electric-sql\/pglite|harfbuzzjs|highs|pdfkit|pino|vite)(\/|$)/,
];

/** A program of ours beside a module is one beside the bundle; every other file is where the module's source says. */
function ownPlaces(build: string): Plugin {
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

export default defineConfig(({ mode }) => {
  const isForTests = mode === 'tests';
  const build = resolve(folder, isForTests ? '../.cache/test-programs' : 'build');
  const inputs = isForTests ? [...programs, ...ofTests] : programs;
  return {
    root: folder,
    publicDir: false,
    logLevel: 'warn',
    plugins: [ownPlaces(build), plainLetters()],
    ssr: { target: 'node', noExternal: true },
    build: {
      ssr: true,
      outDir: build,
      emptyOutDir: true,
      target: 'node24',
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: Object.fromEntries(inputs.map((each) => [nameOf(each), sourceOf(each)])),
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
  };
});
