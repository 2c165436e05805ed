import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith } from './temporary.mjs';
import { countPlaywright, countReport, countVitest } from './test-counts.mjs';

describe('countVitest', () => {
  test('names what failed, and a file that could not be read as one failure', () => {
    const failed = {
      status: 'failed',
      fullName: 'EV-05 an event',
      failureMessages: ['\u001B[31mno\u001B[39m\n    at x'],
    };
    const report = {
      numPassedTests: 5,
      testResults: [
        { name: 'a', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'one' }] },
        { name: 'b', status: 'failed', assertionResults: [failed] },
        { name: 'c', status: 'failed', message: 'Cannot find it', assertionResults: [] },
      ],
    };

    expect(countVitest(report)).toEqual({
      passed: 5,
      failures: ['b EV-05 an event\n    no\n        at x', 'c\n    Cannot find it'],
    });
  });
});

describe('countPlaywright', () => {
  test('adds errors outside tests, and leaves skipped tests out', () => {
    const results = [{}, { error: { message: 'Too wide' } }];
    const suites = [
      {
        specs: [{ title: 'fine', ok: true, file: 'a', tests: [] }],
        suites: [{ specs: [{ title: 'a screen', ok: false, file: 'a', tests: [{ results }] }] }],
      },
    ];
    const stats = { expected: 7, flaky: 1 };

    expect(countPlaywright({ stats, errors: [{ message: 'No browser' }], suites })).toEqual({
      passed: 8,
      failures: ['a a screen\n    Too wide', 'outside a test\n    No browser'],
    });
  });
});

describe('countReport', () => {
  const count = (/** @type {import('./test-counts.mjs').Counts} */ report) => report;
  const reportOf = (/** @type {object} */ content) =>
    join(folderWith({ 'report.json': JSON.stringify(content) }), 'report.json');

  test('believes a runner that fails without a failed test', () => {
    const file = reportOf({ passed: 3, failures: [] });

    expect(countReport(file, count, false).failures).toHaveLength(1);
    expect(countReport(file, count, true)).toEqual({ passed: 3, failures: [] });
  });

  test('does not take no test for a success', () => {
    const file = reportOf({ passed: 0, failures: [] });

    expect(countReport(file, count, true)).toEqual({ passed: 0, failures: ['It ran no test.'] });
  });

  test('counts a runner that wrote no report as failed, whatever its exit', () => {
    const file = join(folderWith({}), 'report.json');

    for (const isGood of [false, true])
      expect(countReport(file, count, isGood).failures).toHaveLength(1);
  });
});
