/** The files that belong to the project, for tests that read all of them. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** What is not the project's own, where there is no git to ask. */
const foreign =
  /(^|\/)(node_modules|build|paraglide|data|\.[\w-]+|test-results|playwright-report)\//;

/** Paths from the root, with `/`: what git knows, or, in a copy without git, what lies there and is not generated. */
function projectFiles() {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (git.status === 0) return git.stdout.split('\0').filter(Boolean);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !foreign.test(path));
}

/**
 * The texts of the project's files, by path; a file that was deleted and not committed yet is left out.
 * @param {RegExp} which
 * @returns {Map<string, string>}
 */
export function projectTexts(which) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const path of projectFiles().filter((each) => which.test(each))) {
    try {
      texts.set(path, readFileSync(join(root, path), 'utf8'));
    } catch {}
  }
  return texts;
}
