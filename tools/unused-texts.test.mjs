/** No text is kept that nobody says: neither of the screens (web/messages) nor of the contract (messages.ts). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectTexts } from './repository.mjs';
import { root } from './setup.mjs';

const isTest = (/** @type {string} */ path) =>
  /\.test\.tsx?$|\/testing\/|^web\/src\/paraglide\//.test(path);
const isTexts = (/** @type {string} */ path) => /messages\.ts$|urdu\.ts$/.test(path);

/** `import { joinMessages as messages }`: every table goes by its own name. */
function withoutAliases(/** @type {string} */ text) {
  return Array.from(text.matchAll(/(\w+(?:Messages|Problems|Failures)) as (\w+)/g)).reduce(
    (named, [, table, alias]) => named.replaceAll(new RegExp(`\\(${alias},`, 'g'), `(${table},`),
    text,
  );
}

/** What the product does, without the tables of texts themselves and without comments. */
const code = [...projectTexts(/^(server|web|contract)\/src\/.*\.tsx?$/)]
  .filter(([path]) => !isTest(path) && !isTexts(path))
  .map(([path, text]) => ({
    path,
    text: withoutAliases(text.replace(/^\s*(\/\*\*?|\*|\/\/).*$/gm, '')),
  }));

const all = code.map(({ text }) => text).join('\n');

/** What stands in quotes. */
const namesIn = (/** @type {string} */ text) =>
  new Set(Array.from(text.matchAll(/'([\w.]+)'/g), ([, name]) => name));

test('EC-06 each text of the screens is said by one of them', () => {
  const screens = code.filter(({ path }) => path.startsWith('web/src/'));
  const said = new Set(
    screens.flatMap(({ text }) => Array.from(text.matchAll(/\bm\s*\.(\w+)/g), ([, key]) => key)),
  );
  const english = JSON.parse(readFileSync(join(root, 'web/messages/en.json'), 'utf8'));
  // LM-03 names the text; every event that is shown has a time.
  const keys = Object.keys(english).filter((key) => !key.startsWith('$') && key !== 'time_tbd');
  expect(keys.filter((key) => !said.has(key))).toEqual([]);
});

test('EC-06 each text of the contract is said by somebody who knows its table', async () => {
  const everywhere = namesIn(all);
  const unused = (await tables()).flatMap(({ table, keys }) => {
    // `say(table, 'key')`, `problem(table, isLong ? 'long' : 'short')`
    const uses = Array.from(
      all.matchAll(new RegExp(`\\(\\s*(?:\\w+\\.)?${table}(?:,(?=([^,;{]*))|\\[)`, 'g')),
      ([, key]) => namesIn(key ?? ''),
    );
    // Which text it is may be decided elsewhere: `say(table, outcome)`.
    const isChosen = uses.some((names) => names.size === 0);
    const said = isChosen ? everywhere : new Set(uses.flatMap((names) => [...names]));
    return keys.filter((key) => !said.has(key)).map((key) => `${table}.${key}`);
  });
  expect(unused).toEqual([]);
});

test('EC-06 each refusal of the contract is thrown', async () => {
  const throwing = code.filter(({ path }) => !path.endsWith('/endpoints.ts'));
  const names = namesIn(throwing.map(({ text }) => text).join('\n'));
  const codes = (await refusals()).filter((each) => !names.has(each));
  expect(codes).toEqual([]);
});

async function modules() {
  const paths = [...projectTexts(/^contract\/src\/.*messages\.ts$/).keys()];
  return await Promise.all(paths.map(async (path) => await import(join(root, path))));
}

/** The tables of texts: what is exported by a name and has a name of its own. */
async function tables() {
  return (await modules()).flatMap((module) =>
    Object.entries(module)
      .filter(([, texts]) => typeof texts?.$ === 'string')
      .map(([table, texts]) => ({ table, keys: Object.keys(texts).filter((key) => key !== '$') })),
  );
}

/** The codes of refusals. */
async function refusals() {
  return (await modules()).flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith('Errors'))
      .flatMap(([, entries]) => Object.keys(entries)),
  );
}
