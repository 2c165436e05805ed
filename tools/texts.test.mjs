/** No text of the screens is left out where few files may be open. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { root } from './setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'saath-texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MANY = 500;

const code = `import { paraglide } from './web/paraglide.config.ts';
  const { writeFile } = paraglide.fs.promises;
  const names = Array.from({ length: ${MANY} }, (_, number) => ${JSON.stringify(folder)} + '/' + number);
  await Promise.allSettled(names.map((name) => writeFile(name, 'text')));`;

test.skipIf(process.platform === 'win32')(
  'EC-06 every text is written where a process may have 128 files open',
  () => {
    const command = 'ulimit -n 128 && exec "$0" --input-type=module --eval "$1"';
    execFileSync('sh', ['-c', command, process.execPath, code], { cwd: root });
    expect(readdirSync(folder)).toHaveLength(MANY);
  },
);
