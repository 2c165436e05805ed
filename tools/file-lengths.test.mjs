/** Nobody has to scroll through a file or a function: a longer one holds two things. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectTexts } from './repository.mjs';

const LONGEST_FILE = 400;
/** Of the product; what only tests and measurements use may tell a longer story. */
const LONGEST_FUNCTION = 59;
const LONGEST_BESIDE = 90;
const product = /^(server|contract|web|matching)\/(?!.*\/testing\/)/;

/** @type {Map<string, string>} path → why it may be longer */
const exempt = new Map([
  ['contract/src/urdu.ts', 'its texts move to the rooms that they belong to'],
]);

const lengthOf = (/** @type {string} */ text) => text.split('\n').length - 1;
const files = projectTexts(
  /^(server|contract|web|matching|tools|e2e|bench|proofs)\/.*\.(ts|tsx|mjs)$/,
);

test(`no file of code has more than ${LONGEST_FILE} lines`, () => {
  expect(files.size).toBeGreaterThan(1000);
  const tooLong = [...files]
    .map(([path, text]) => ({ path, lines: lengthOf(text) }))
    .filter(({ path, lines }) => lines > LONGEST_FILE && !exempt.has(path));
  expect(tooLong).toEqual([]);
});

/** Where the functions that are too long begin, counted from the first word to the last bracket, blank lines and comments too. */
function longFunctions(/** @type {string} */ path, /** @type {string} */ text) {
  const most = product.test(path) ? LONGEST_FUNCTION : LONGEST_BESIDE;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lineAt = (/** @type {number} */ at) => file.getLineAndCharacterOfPosition(at).line + 1;
  /** @type {string[]} */
  const found = [];
  const look = (/** @type {ts.Node} */ node) => {
    const first = lineAt(node.getStart(file));
    const lines = lineAt(node.end) - first + 1;
    // What is short holds nothing long.
    if (lines <= most) return;
    if (ts.isFunctionLike(node)) found.push(`${path}:${first} has ${lines} lines`);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

test(`no function of the product has more than ${LONGEST_FUNCTION} lines, no other one more than ${LONGEST_BESIDE}, but in tests`, () => {
  const tests = /\.(test|e2e)\.(ts|tsx|mjs)$/;
  const found = [...files]
    .filter(([path, text]) => !tests.test(path) && lengthOf(text) > LONGEST_FUNCTION)
    .flatMap(([path, text]) => longFunctions(path, text));
  expect(found).toEqual([]);
});
