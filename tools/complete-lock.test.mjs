import { describe, expect, test } from 'vitest';
import { complaints, completed, missingEntries } from './complete-lock.mjs';

describe('missingEntries', () => {
  test('adds an optional package of another platform, with what its name tells', () => {
    const missing = missingEntries({
      'node_modules/tool': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: {
          '@tool/linux-x64-gnu': '2.0.0',
          '@tool/linux-arm64-musl': '^2.0.0',
          '@tool/windows-ia32': '2.0.0',
        },
      },
      'node_modules/@tool/linux-x64-gnu': { version: '2.0.0' },
    });

    expect(missing).toEqual({
      'node_modules/@tool/linux-arm64-musl': {
        version: '2.0.0',
        dev: true,
        optional: true,
        os: ['linux'],
        cpu: ['arm64'],
        libc: ['musl'],
      },
      'node_modules/@tool/windows-ia32': {
        version: '2.0.0',
        dev: true,
        optional: true,
        os: ['win32'],
        cpu: ['ia32'],
      },
    });
  });

  test('finds a package in every folder above the one that asks', () => {
    const missing = missingEntries({
      web: { optionalDependencies: { a: '1.0.0' } },
      'web/node_modules/a': { version: '1.0.0' },
      'node_modules/@x/b/node_modules/c': { optionalDependencies: { d: '1.0.0', e: '1.0.0' } },
      'node_modules/@x/b/node_modules/d': { version: '1.0.0' },
      'node_modules/e': { version: '1.0.0' },
    });

    expect(missing).toEqual({});
  });
});

describe('completed', () => {
  test('leaves nothing to complain about, and links of the workspaces alone', () => {
    const incomplete = {
      'node_modules/z': {
        version: '1.0.0',
        resolved: 'https://registry.example/z.tgz',
        optionalDependencies: { 'y-darwin-arm64': '1.0.0' },
      },
      'node_modules/@saath/web': { resolved: 'web', link: true },
    };
    expect(complaints(incomplete)).toEqual([
      '1 packages for other platforms are missing',
      "1 entries name a registry's address",
    ]);

    const lock = completed(incomplete);

    expect(complaints(lock)).toEqual([]);
    expect(Object.keys(lock)).toEqual([
      'node_modules/@saath/web',
      'node_modules/y-darwin-arm64',
      'node_modules/z',
    ]);
    expect(lock['node_modules/@saath/web']).toEqual({ resolved: 'web', link: true });
  });
});
