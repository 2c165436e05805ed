/** How many tests passed and failed, from the runners' own JSON reports. */
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * A report that was not written counts as one failure.
 * @param {string} file
 * @param {(report: any) => Counts} read
 * @returns {Counts}
 */
function fromReport(file, read) {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };
}

/** @param {string} file */
export function countVitest(file) {
  return fromReport(file, (report) => ({
    passed: report.numPassedTests,
    // A file that cannot even be read has no tests to fail.
    failed: report.numFailedTests || report.numFailedTestSuites,
  }));
}

/** @param {string} file */
export function countPlaywright(file) {
  return fromReport(file, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}
