/** Who may import whom. Fails too when it read fewer modules than there are files: then it proves nothing. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { cruise } from 'dependency-cruiser';
import rules, { TEST } from '../.dependency-cruiser.mjs';
import { isMain, root } from './setup.mjs';

/** @typedef {import('dependency-cruiser').ICruiseResult} Result */

const folders = ['contract/src', 'matching/src', 'server/src', 'web/src'];

/**
 * @param {string} baseDir
 * @param {import('dependency-cruiser').ICruiseOptions} choice
 */
async function read(baseDir, choice) {
  const options = { ...rules.options, ...choice, baseDir, validate: true };
  const { output } = await cruise(folders, options);
  return /** @type {Result} */ (output);
}

/** @param {Result} result */
function violations({ summary }) {
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle?.length ? [from, ...cycle.map(({ name }) => name)] : [from, to];
    return `${rule.name}: ${path.join(' → ')}`;
  });
}

/**
 * What is wrong in the tree below a folder, a line each.
 * @param {string} baseDir
 */
export async function findings(baseDir) {
  const all = await read(baseDir, {
    ruleSet: { forbidden: rules.forbidden.filter(({ scope }) => scope !== 'folder') },
  });
  // A test may reach across features; that makes no circle of them.
  const production = await read(baseDir, {
    exclude: { path: TEST },
    ruleSet: { forbidden: rules.forbidden.filter(({ scope }) => scope === 'folder') },
  });
  const known = new Set(all.modules.map(({ source }) => source));
  const files = folders.flatMap((folder) =>
    readdirSync(join(baseDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const missed = files.filter((file) => !known.has(file)).map((file) => `not read: ${file}`);
  return { problems: [...violations(all), ...violations(production), ...missed], files };
}

if (isMain(import.meta.url)) {
  const { problems, files } = await findings(root);
  console.log(problems.join('\n') || `${files.length} files import only what they may.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
