/** What the product keeps on disk is for its own user only, whatever the surroundings allow. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { built } from '../testing/built.ts';
import { givenPicture } from '../testing/given.ts';
import { OpenDataDirectory, openDataFolder } from './data-folder.ts';

const isWindows = process.platform === 'win32';
const isRoot = process.geteuid?.() === 0;
const NOBODY = 65_534;

const folder = mkdtempSync(join(tmpdir(), 'saath-private-'));
// So that only the data directory itself can keep others out.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Files of which more than their owner may do anything, with their modes. */
function openFiles(top: string): string[] {
  const below = readdirSync(top, { recursive: true }) as string[];
  return [top, ...below.map((name) => join(top, name))]
    .map((path) => ({ path, mode: statSync(path).mode & 0o7777 }))
    .filter(({ path, mode }) => mode !== (statSync(path).isDirectory() ? 0o700 : 0o600))
    .map(({ path, mode }) => `${mode.toString(8)} ${path}`);
}

/** Runs a program under a shell that lets every file be open to all. */
function runOpenly(args: readonly string[], settings: NodeJS.ProcessEnv) {
  return spawnSync('sh', ['-c', 'umask 000; exec "$@"', 'sh', process.execPath, ...args], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...settings },
    encoding: 'utf8',
  });
}

const nobodyReads = (path: string) =>
  spawnSync('cat', [path], { uid: NOBODY, gid: NOBODY, encoding: 'utf8' });

describe.skipIf(isWindows)('B3 files of the data directory', () => {
  test(
    'are closed to others: database, pictures, mails, and what an older installation left open',
    async () => {
      const DATA_DIR = join(folder, 'signed-up');
      mkdirSync(join(DATA_DIR, 'outbox'), { recursive: true });
      writeFileSync(join(DATA_DIR, 'outbox/old.txt'), 'a link');
      for (const path of ['', 'outbox', 'outbox/old.txt']) chmodSync(join(DATA_DIR, path), 0o777);
      const PICTURE = join(folder, 'me.png');
      writeFileSync(PICTURE, await givenPicture(300, 200));

      const args = [await built('sign-up-once')];
      const { status, stderr } = runOpenly(args, { DATA_DIR });

      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const kept = (readdirSync(DATA_DIR, { recursive: true }) as string[]).join('\n');
      for (const kind of ['PG_VERSION', '.eml', '.webp', 'lock']) expect(kept).toContain(kind);
      expect(openFiles(DATA_DIR)).toEqual([]);
      if (!isRoot) return;
      const version = join(DATA_DIR, 'data/PG_VERSION');
      expect(nobodyReads(version)).toMatchObject({ status: 1, stdout: '' });
      // The one who reads is able to: an open file is there for them.
      chmodSync(PICTURE, 0o644);
      expect(nobodyReads(PICTURE).status).toBe(0);
    },
    patient(180_000),
  );

  test.each([
    ['the product', 'main', [], { PORT: '70' }],
    ['the admin command', 'admin-command', ['create'], {}],
  ] as const)(
    'are so whichever program begins: %s',
    async (name, program, args, settings) => {
      const DATA_DIR = join(folder, name);
      const person = [
        '--name',
        'Omar One',
        '--email',
        'omar@example.org',
        '--password',
        'Sunrise7!',
      ];
      // The product ends because there is nothing to listen on; by then its files are there.
      const given = { DATA_DIR, HOST: '203.0.113.1', ...settings };
      const isAdmin = args.length > 0;
      runOpenly([await built(program), ...args, ...(isAdmin ? person : [])], given);
      expect(existsSync(join(DATA_DIR, 'data/PG_VERSION'))).toBe(true);
      expect(openFiles(DATA_DIR)).toEqual([]);
    },
    patient(180_000),
  );
});

describe.skipIf(isWindows)('B3 a data directory', () => {
  const refused = (path: string) => {
    try {
      openDataFolder(path);
    } catch (error) {
      if (error instanceof OpenDataDirectory) return error.message;
      throw error;
    }
    throw new Error('It was taken');
  };

  test('is tightened once, and that is remembered by its mode; links out of it are not followed', () => {
    const top = join(folder, 'once');
    mkdirSync(join(top, 'inner'), { recursive: true });
    writeFileSync(join(top, 'inner/file'), '');
    const outside = join(folder, 'outside');
    writeFileSync(outside, '');
    chmodSync(outside, 0o644);
    symlinkSync(outside, join(top, 'link'));
    for (const path of ['', 'inner', 'inner/file']) chmodSync(join(top, path), 0o777);

    openDataFolder(top);

    const modeOf = (path: string) => statSync(path).mode & 0o7777;
    expect(modeOf(top)).toBe(0o700);
    expect(modeOf(join(top, 'inner/file'))).toBe(0o600);
    expect(modeOf(outside)).toBe(0o644);
    // Nothing below is looked at again …
    chmodSync(join(top, 'inner/file'), 0o640);
    openDataFolder(top);
    expect(modeOf(join(top, 'inner/file'))).toBe(0o640);
    // … unless a start was cut off before it was through.
    chmodSync(top, 0o1700);
    openDataFolder(top);
    expect(modeOf(join(top, 'inner/file'))).toBe(0o600);
  });

  test('in a folder where every user may replace it is refused, with what to do', () => {
    const outer = join(folder, 'everybodys');
    mkdirSync(outer);
    chmodSync(outer, 0o777);
    expect(refused(join(outer, 'data'))).toContain(`chmod o-w ${outer}`);
    // As in /tmp: only the owner of a file may rename it.
    chmodSync(outer, 0o1777);
    openDataFolder(join(outer, 'data'));
  });

  test.runIf(isRoot)('that belongs to somebody else is refused, with what to do', () => {
    const theirs = join(folder, 'theirs');
    mkdirSync(theirs);
    chownSync(theirs, NOBODY, NOBODY);
    expect(refused(theirs)).toMatch(/belongs to another user[\s\S]*chown -R 0 .*another DATA_DIR/);
    const mixed = join(folder, 'mixed');
    mkdirSync(mixed);
    chmodSync(mixed, 0o755);
    writeFileSync(join(mixed, 'file'), '');
    chownSync(join(mixed, 'file'), NOBODY, NOBODY);
    expect(refused(mixed)).toContain(`${join(mixed, 'file')} belongs to another user`);
  });
});
