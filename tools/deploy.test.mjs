/** What the files of deploy/ say of the product stays true when the product changes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../server/src/platform/config.ts';
import { leanArguments, leanEnvironment } from './lean.mjs';
import { projectTexts } from './repository.mjs';
import { root } from './setup.mjs';

const examples = projectTexts(/^deploy\//);
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** What other programs read. */
const foreign = /^(POSTGRES_\w+|MALLOC_\w+|SITE|UPSTREAMS|TMPDIR|PUBLISHED_PORT)$/;

/** @param {string} text */
function settingsIn(text) {
  const forms = [
    /^ENV (.*)$/gm,
    /^#?Environment=(\w+)=/gm,
    /^ {6,}- name: ([A-Z_]+)$/gm,
    /^ {4,}([A-Z][A-Z_0-9]+): /gm,
    /\$\{([A-Z_]+)/g,
  ];
  return forms
    .flatMap((form) => [...text.matchAll(form)].map(([, found = '']) => found))
    .flatMap((found) =>
      found.includes('=') ? found.split(' ').map((each) => each.split('=')[0] ?? '') : [found],
    )
    .filter((name) => !foreign.test(name) && name !== 'NODE_IMAGE');
}

test('OP-04 the image and the unit start the server with as little memory as `npm start` does', () => {
  const settings = Object.entries(leanEnvironment).map((setting) => setting.join('='));
  const image = read('deploy/Dockerfile');
  expect(image).toContain(`ENV ${settings.join(' ')}`);
  expect(image).toContain(
    JSON.stringify(['node', ...leanArguments, 'server/build/main.mjs']).replaceAll(',', ', '),
  );
  const unit = read('deploy/systemd/saath.service');
  expect(unit).toContain(`Environment=${settings.join(' ')}`);
  expect(unit).toContain(['.bin/node', ...leanArguments, 'server/build/main.mjs'].join(' '));
});

test('OP-02 every setting that the Dockerfile, compose files, manifests and units give is one that Saath reads', () => {
  const documented = read('README.md');
  let found = 0;
  for (const [path, text] of examples) {
    for (const name of settingsIn(text)) {
      found += 1;
      const setting = name.replace(/_FILE$/, '');
      expect(settingNames, `${path}: ${name}`).toContain(setting);
      expect(documented, `README: ${setting}`).toContain(`\`${setting}\``);
    }
  }
  expect(found).toBeGreaterThan(20);
});

test('OP-02 the image has a Node that the server runs on, the one that the project pins', () => {
  const [, major] = /^ARG NODE_IMAGE=\S+\/node:(\d+)-/m.exec(read('deploy/Dockerfile')) ?? [];
  const { engines } = JSON.parse(read('package.json'));
  const { optionalDependencies } = JSON.parse(read('tools/node/package.json'));
  const pinned = Object.entries(optionalDependencies).filter(([name]) => /^node-/.test(name));
  expect(pinned.length).toBeGreaterThan(1);
  for (const [name, version] of pinned) expect(version, name).toMatch(new RegExp(`^${major}\\.`));
  expect(Number(major)).toBeGreaterThanOrEqual(Number(engines.node.replace('>=', '')));
});

test('OP-02 every path of the project that the examples name is there, and the image is sent what it copies', () => {
  const named = [...examples].flatMap(([path, text]) =>
    [...text.matchAll(/\b(server\/build\/[\w-]+\.mjs|deploy\/[\w./-]+\w)/g)].map(([found]) => ({
      path,
      // What is built comes from a program of that name.
      found: found.replace(/build\/(.*)\.mjs$/, 'src/$1.ts'),
    })),
  );
  expect(named.length).toBeGreaterThan(5);
  // What an operator makes.
  const own = /^deploy\/(\.env|secrets)/;
  for (const { path, found } of named.filter((each) => !own.test(each.found)))
    expect(existsSync(join(root, found)), `${path}: ${found}`).toBe(true);

  const ignored = read('.dockerignore').split('\n');
  const copied = [...read('deploy/Dockerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .map((source) => source.split('/')[0] ?? '');
  expect(copied.length).toBeGreaterThan(8);
  for (const source of new Set(copied)) {
    expect(existsSync(join(root, source)), source).toBe(true);
    const isSent = ignored.some((line) => line === `!${source}` || line.startsWith(`!${source}/`));
    expect(isSent, source).toBe(true);
  }
});

test('OP-02 no example carries a secret', () => {
  for (const [path, text] of examples) expect(text, path).not.toMatch(/:\/\/[^\s:/@]+:[^\s@/]+@/);
});
