/** Nobody has to scroll through a file: a longer one holds two things. */
import { expect, test } from 'vitest';
import { projectTexts } from './repository.mjs';

const LONGEST = 400;

/** @type {Map<string, string>} path → why it may be longer */
const exempt = new Map([
  ['contract/src/urdu.ts', 'its texts move to the rooms that they belong to'],
]);

test(`no file of code has more than ${LONGEST} lines`, () => {
  const files = projectTexts(
    /^(server|contract|web|matching|tools|e2e|bench|proofs)\/.*\.(ts|tsx|mjs)$/,
  );
  expect(files.size).toBeGreaterThan(1000);
  const tooLong = [...files]
    .map(([path, text]) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ path, lines }) => lines > LONGEST && !exempt.has(path));
  expect(tooLong).toEqual([]);
});
