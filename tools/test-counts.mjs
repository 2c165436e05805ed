/** How many tests passed, and which failed, from the runners' own JSON reports. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failures: string[] }} Counts `failures`: a line or more each, its name first */
/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ numPassedTests: number, testResults: { name: string, status: string, message?: string, assertionResults: VitestTest[] }[] }} VitestReport */
/** @typedef {{ specs?: { title: string, ok: boolean, file: string, tests: { results: { error?: { message?: string } }[] }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ stats: { expected: number, flaky: number }, errors: { message?: string }[], suites: PlaywrightSuite[] }} PlaywrightReport */

/**
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot even be read has no test to fail.
    if (status === 'failed' && failed.length === 0) return [inWords(name, message)];
    return failed.map((test) => inWords(`${name} ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: numPassedTests, failures };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors, suites }) {
  const failures = [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map(({ message }) => inWords('outside a test', message)),
  ];
  return { passed: stats.expected + stats.flaky, failures };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresOfSuite({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      inWords(
        `${file} ${title}`,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
      ),
    );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/**
 * @param {string} name
 * @param {string} [message]
 */
function inWords(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12);
  return [name, ...lines].join('\n    ').trim();
}

/**
 * What a runner did. One that fails without a failed test (it crashed), or that ran no test, is a failure as well.
 * @template Report
 * @param {string} file its report, if it came to write one
 * @param {(report: Report) => Counts} count
 * @param {boolean} isGood its exit
 * @returns {Counts}
 */
export function countReport(file, count, isGood) {
  if (!existsSync(file)) return { passed: 0, failures: ['It ended without a report.'] };
  const { passed, failures } = count(JSON.parse(readFileSync(file, 'utf8')));
  if (failures.length > 0) return { passed, failures };
  if (!isGood) return { passed, failures: ['It ended with an error outside its tests.'] };
  return { passed, failures: passed > 0 ? [] : ['It ran no test.'] };
}
