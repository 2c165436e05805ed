import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rooms } from '../.dependency-cruiser.mjs';
import { root } from './setup.mjs';

const trees = ['contract/src', 'server/src/features', 'web/src/features'];

/** @param {string} folder from the root */
const foldersIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test.each(trees)(
  'the rooms of %s are those of the others, and nothing lies beside them',
  (tree) => {
    const entries = readdirSync(join(root, tree), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.sort()).toEqual(rooms.toSorted());
    // Only the contract has files that belong to no room.
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    if (tree !== 'contract/src') expect(files).toEqual([]);
  },
);

test.each(['routes', 'jobs'])('each room knows the %s of all its modules', (kind) => {
  const forgotten = rooms.flatMap((room) => {
    const folder = join(root, 'server/src/features', room);
    const modules = foldersIn(`server/src/features/${room}`).filter((name) =>
      existsSync(join(folder, name, `${kind}.ts`)),
    );
    const own = join(folder, `${kind}.ts`);
    const text = existsSync(own) ? readFileSync(own, 'utf8') : '';
    return modules
      .filter((name) => !text.includes(`'./${name}/${kind}.ts'`))
      .map((name) => `${own}: ${name}`);
  });
  expect(forgotten).toEqual([]);
});

test('each module stands in the glossary, in its room, and nothing else does', () => {
  const text = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
  const told = [...text.matchAll(/^\| (\S+) +\| `([^`]+)` /gm)].map(
    ([, room, name]) => `${room}/${name}`,
  );
  const there = trees.flatMap((tree) =>
    rooms.flatMap((room) => foldersIn(join(tree, room)).map((name) => `${room}/${name}`)),
  );
  expect(told.toSorted()).toEqual([...new Set(there)].sort());
});
