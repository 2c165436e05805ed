import { existsSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fingerprint, onceFor } from './setup.mjs';
import { folderWith } from './temporary.mjs';

describe('fingerprint', () => {
  test('changes with a text, a name and a new file below a folder', () => {
    const folder = folderWith({ 'src/a.ts': 'one', 'src/deep/b.ts': 'two' });
    const seen = [fingerprint(['src'], folder)];

    writeFileSync(join(folder, 'src/deep/b.ts'), 'three');
    seen.push(fingerprint(['src'], folder));
    renameSync(join(folder, 'src/a.ts'), join(folder, 'src/c.ts'));
    seen.push(fingerprint(['src'], folder));
    writeFileSync(join(folder, 'src/d.ts'), '');
    seen.push(fingerprint(['src'], folder));

    expect(new Set(seen).size).toBe(4);
  });

  test('stays when what was generated, what is hidden or a broken link appears', () => {
    const folder = folderWith({ 'web/src/a.ts': 'one' });
    const before = fingerprint(['web'], folder);

    const later = folderWith({
      'web/src/a.ts': 'one',
      'web/build/client/index.js': '',
      'web/node_modules/.vite/x.js': '',
      'web/.react-router/types.ts': '',
      'web/src/paraglide/messages.js': '',
    });
    symlinkSync('nowhere', join(later, 'web/src/.#a.ts'));

    expect(fingerprint(['web'], later)).toBe(before);
  });

  test('tells two files from one that holds both', () => {
    const two = folderWith({ 'src/a': 'x', 'src/b': 'y' });
    const one = folderWith({ 'src/a': 'xsrc/by' });

    expect(fingerprint(['src'], two)).not.toBe(fingerprint(['src'], one));
  });
});

describe('onceFor', () => {
  test('works once for the same input, and again for another', async () => {
    const stamp = join(folderWith({}), 'stamp');
    let runs = 0;
    const work = () => {
      runs += 1;
      return true;
    };

    const isDone = [];
    for (const print of ['a', 'a', 'b', 'b', 'a']) isDone.push(await onceFor(stamp, print, work));

    expect(isDone).toEqual([true, true, true, true, true]);
    expect(runs).toBe(3);
  });

  test('takes back its word when later work fails', async () => {
    const stamp = join(folderWith({ stamp: 'a' }), 'stamp');

    expect(await onceFor(stamp, 'b', () => false)).toBe(false);

    expect(existsSync(stamp)).toBe(false);
  });
});
