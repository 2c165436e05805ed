import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { npmCommand, root } from './setup.mjs';

const workspaces = ['contract', 'matching', 'server', 'web'];

test('ASVS 15.1.2 `npm run sbom` lists every library of the running product, with its version and hash', () => {
  const [command = '', ...first] = npmCommand();
  const { stdout } = spawnSync(command, [...first, 'run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: command === 'npm' && process.platform === 'win32',
  });
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Map(
    components.map((/** @type {{ name: string }} */ component) => [component.name, component]),
  );
  const names = workspaces.flatMap((workspace) => {
    const text = readFileSync(join(root, workspace, 'package.json'), 'utf8');
    return Object.keys(JSON.parse(text).dependencies ?? {});
  });
  expect(names.length).toBeGreaterThan(20);
  for (const name of names.filter((each) => !each.startsWith('@saath/')))
    expect(listed.get(name), name).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      hashes: [{ alg: 'SHA-512' }],
    });
});
