/** No text of the screens is left out where few files may be open. */
import { execFileSync } from 'node:child_process';
import {
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { root } from './setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'saath-texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const code = `import { compileTexts } from './web/compile-texts.ts';
  await compileTexts(${JSON.stringify(folder)});`;

test.skipIf(process.platform === 'win32')(
  'EC-06 every text is written where a process may have 128 files open, and what nobody says any more goes',
  () => {
    const command = 'ulimit -n 128 && exec "$0" --input-type=module --eval "$1"';
    const compile = () =>
      execFileSync('sh', ['-c', command, process.execPath, code], { cwd: root });
    compile();
    const texts = readFileSync(join(root, 'web/messages/en.json'), 'utf8');
    const keys = Object.keys(JSON.parse(texts)).filter((key) => key !== '$schema');
    const messages = join(folder, 'messages');
    const written = readdirSync(messages);
    // Beside them the index and what says how the folder is loaded.
    expect(written).toHaveLength(keys.length + 2);

    writeFileSync(join(messages, 'nobody_says_this.js'), '');
    const before = statSync(join(messages, '_index.js')).mtimeMs;
    compile();
    expect(readdirSync(messages)).toEqual(written);
    expect(statSync(join(messages, '_index.js')).mtimeMs).toBe(before);

    // Who has it open reads on in what it was.
    const [text] = written.filter((name) => /^[a-z].*\.js$/.test(name));
    const [file, reader] = [join(messages, text ?? ''), `${folder}-reader`];
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, 'As it was.');
    linkSync(file, reader);
    compile();
    const read = [file, reader].map((path) => readFileSync(path, 'utf8'));
    rmSync(reader);
    expect(read).toEqual([whole, 'As it was.']);
  },
);
