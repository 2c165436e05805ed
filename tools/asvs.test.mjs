/** docs/asvs.md answers every requirement of OWASP ASVS 5.0.0, levels 1 and 2; it and docs/security.md name only files that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

/**
 * The levels of the requirements of each section, in their order: 1.5.1 is of level 1, 1.5.2 of level 2. Those of level 3
 * come after them everywhere.
 * @type {Record<string, string>}
 */
const sections = {
  ...{ 1.1: '22', 1.2: '111112222', 1.3: '11222222222', 1.4: '222', 1.5: '12' },
  ...{ 2.1: '122', 2.2: '112', 2.3: '1222', 2.4: '2' },
  ...{ 3.2: '11', 3.3: '1222', 3.4: '112222', 3.5: '11122', 3.7: '22' },
  ...{ 4.1: '122', 4.2: '2', 4.3: '22', 4.4: '1222' },
  ...{ 5.1: '2', 5.2: '112', 5.3: '11', 5.4: '222' },
  ...{
    6.1: '122',
    6.2: '111111112222',
    6.3: '1122',
    6.4: '1122',
    6.5: '22222',
    6.6: '222',
    6.8: '2222',
  },
  ...{ 7.1: '222', 7.2: '1111', 7.3: '22', 7.4: '11222', 7.5: '22', 7.6: '22' },
  ...{ 8.1: '12', 8.2: '112', 8.3: '1', 8.4: '2' },
  ...{ 9.1: '111', 9.2: '1222' },
  ...{
    10.1: '22',
    10.2: '22',
    10.3: '2222',
    10.4: '11111222222',
    10.5: '22222',
    10.6: '22',
    10.7: '222',
  },
  ...{ 11.1: '22', 11.2: '222', 11.3: '112', 11.4: '1222', 11.5: '2', 11.6: '2' },
  ...{ 12.1: '122', 12.2: '11', 12.3: '2222' },
  ...{ 13.1: '2', 13.2: '22222', 13.3: '22', 13.4: '12222' },
  ...{ 14.1: '22', 14.2: '1222', 14.3: '122' },
  ...{ 15.1: '122', 15.2: '122', 15.3: '1222222' },
  ...{ 16.1: '2', 16.2: '22222', 16.3: '2222', 16.4: '222', 16.5: '222' },
  ...{ 17.1: '2', 17.2: '2222', 17.3: '22' },
};

const states = ['met', 'met in part', 'deviation', 'not applicable'];

const required = Object.entries(sections)
  .flatMap(([section, levels]) =>
    [...levels].map((level, index) => `${section}.${index + 1} L${level}`),
  )
  .sort();

const lines = readFileSync(join(root, 'docs/asvs.md'), 'utf8').split('\n');
const rows = lines
  .filter((line) => /^\| *\d/.test(line))
  .map((line) => {
    const [, id = '', level = '', asks = '', state = '', where = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { id, level, asks, state, where };
  });
const filesOf = (/** @type {string} */ text) =>
  [...text.matchAll(/`([^`\s]+\/[^`\s]+\.[a-z]+|[A-Z]+\.md|tsconfig[\w.]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('/'));

test('B15 every requirement of levels 1 and 2 has one row, with its level', () => {
  expect(required).toHaveLength(253);
  expect(required.filter((each) => each.endsWith('L1'))).toHaveLength(70);
  expect(rows.map(({ id, level }) => `${id} L${level}`).sort()).toEqual(required);
});

test('B15 every row says in words what is asked, whether it is so, and where or why', () => {
  for (const { id, asks, state, where } of rows) {
    expect(states, id).toContain(state);
    expect(asks.length, id).toBeGreaterThan(3);
    expect(where.length, id).toBeGreaterThan(3);
    // Only what there is not at all needs no place where one can look.
    if (state === 'met')
      expect(filesOf(where).length + Number(/npm run/.test(where)), id).toBeGreaterThan(0);
  }
});

test('B15 every file that is named is there', () => {
  const threats = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const named = [...new Set([...rows.map(({ where }) => where), threats].flatMap(filesOf))];
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});
