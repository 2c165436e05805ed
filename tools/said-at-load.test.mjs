/** A text that is said while its module is loaded has the language of the first visitor, for everybody after them. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectTexts } from './repository.mjs';

/** What answers in the language of the visitor who asks. */
const TELLS = /^(m\.\w+|spoken|told|refusalText|getLocale|format(Date|Time|Day)\w*)$/;
const mayTell = /\b(m\.\w+|spoken|told|refusalText|getLocale|format(Date|Time|Day)\w*)\(/;

/**
 * The calls that a module makes by itself, outside of functions, which tell something in one language.
 * @param {string} source
 */
function saidAtLoad(source) {
  // Functions are most of a module, and need not be read.
  const statements = source.split(/^(?=[a-z@])/m).filter((each) => mayTell.test(each));
  const loaded = statements.filter((each) => !/^(export )?(default )?(async )?function/.test(each));
  /** @type {string[]} */
  const found = [];
  for (const statement of loaded) {
    const parsed = ts.createSourceFile('a.tsx', statement, ts.ScriptTarget.Latest, true);
    /** @param {ts.Node} node */
    const look = (node) => {
      if (ts.isFunctionLike(node)) return;
      if (ts.isCallExpression(node) && TELLS.test(node.expression.getText(parsed)))
        found.push(node.getText(parsed));
      ts.forEachChild(node, look);
    };
    look(parsed);
  }
  return found;
}

test('EC-06 no screen says a text while its module is loaded', () => {
  const screens = projectTexts(/^web\/src\/(?!paraglide\/).*(?<!\.test)\.tsx?$/);
  expect(screens.size).toBeGreaterThan(400);
  const faults = [...screens].flatMap(([path, text]) =>
    saidAtLoad(text).map((call) => `${path}: ${call}`),
  );
  expect(faults).toEqual([]);
});

test('EC-06 negative control: what is said at load is found, what a function says is not', () => {
  expect(saidAtLoad('const title = m.events();\n')).toEqual(['m.events()']);
  expect(saidAtLoad("export const tabs = [\n  { id: 'a', label: m.all() },\n];\n")).toEqual([
    'm.all()',
  ]);
  expect(saidAtLoad("const sent = spoken(messages, 'sent');\n")).toHaveLength(1);
  expect(saidAtLoad('const tabs = { a: m.all, b: () => m.none() };\n')).toEqual([]);
  expect(saidAtLoad('export function Page() {\n  return m.events();\n}\n')).toEqual([]);
  expect(saidAtLoad('export const Page = () => m.events();\n')).toEqual([]);
});
