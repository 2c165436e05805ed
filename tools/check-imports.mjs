/** Who may import whom. Fails too when it read fewer modules than there are files: then it proves nothing. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { cruise } from 'dependency-cruiser';
import rules, { TEST } from '../.dependency-cruiser.mjs';
import { folderCircles, moduleCircles } from './circles.mjs';
import { isMain, root } from './setup.mjs';

const folders = ['contract/src', 'matching/src', 'server/src', 'web/src'];

/** @param {string} baseDir */
async function read(baseDir) {
  const { output } = await cruise(folders, {
    ...rules.options,
    ruleSet: { forbidden: rules.forbidden },
    // It would look for circles in any case.
    skipAnalysisNotInRules: true,
    baseDir,
    validate: true,
  });
  return /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
}

/** @param {import('dependency-cruiser').IModule[]} modules */
function circles(modules) {
  const isTest = (/** @type {string} */ path) => new RegExp(TEST).test(path);
  // A test may reach across features; that makes no circle of them.
  const production = modules
    .filter(({ source }) => !isTest(source))
    .map(({ source, dependencies }) => ({
      source,
      dependencies: dependencies.filter(({ resolved }) => !isTest(resolved)),
    }));
  return [
    ...moduleCircles(modules).map((path) => `no-cycles: ${path.join(' → ')}`),
    ...folderCircles(production).map((path) => `no-folder-cycles: ${path.join(' → ')}`),
  ];
}

/**
 * What is wrong in the tree below a folder, a line each.
 * @param {string} baseDir
 */
export async function findings(baseDir) {
  const { modules, summary } = await read(baseDir);
  const violations = summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
  const known = new Set(modules.map(({ source }) => source));
  const files = folders.flatMap((folder) =>
    readdirSync(join(baseDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const missed = files.filter((file) => !known.has(file)).map((file) => `not read: ${file}`);
  return { problems: [...violations, ...circles(modules), ...missed], files };
}

if (isMain(import.meta.url)) {
  const { problems, files } = await findings(root);
  console.log(problems.join('\n') || `${files.length} files import only what they may.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
