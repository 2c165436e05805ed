import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith } from './temporary.mjs';
import { countPlaywright, countReport, countVitest, sum } from './test-counts.mjs';

describe('countVitest', () => {
  test('counts a file that could not be read as one failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    };

    expect(countVitest(report)).toEqual({ passed: 5, failed: 2 });
  });
});

describe('countPlaywright', () => {
  test('adds errors outside tests, and leaves skipped tests out', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] };

    expect(countPlaywright(report)).toEqual({ passed: 8, failed: 2 });
  });
});

describe('countReport', () => {
  const count = (/** @type {{ passed: number, failed: number }} */ report) => report;

  test('believes a runner that fails without a failed test', () => {
    const file = join(folderWith({ 'report.json': '{"passed":3,"failed":0}' }), 'report.json');

    expect(countReport(file, count, false)).toEqual({ passed: 3, failed: 1 });
    expect(countReport(file, count, true)).toEqual({ passed: 3, failed: 0 });
  });

  test('does not take no test for a success', () => {
    const file = join(folderWith({ 'report.json': '{"passed":0,"failed":0}' }), 'report.json');

    expect(countReport(file, count, true)).toEqual({ passed: 0, failed: 1 });
  });

  test('counts a runner that wrote no report as failed, whatever its exit', () => {
    const file = join(folderWith({}), 'report.json');

    expect(countReport(file, count, false)).toEqual({ passed: 0, failed: 1 });
    expect(countReport(file, count, true)).toEqual({ passed: 0, failed: 1 });
  });
});

test('sum adds up what each step counted', () => {
  const all = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 2 },
  ];

  expect(sum(all)).toEqual({ passed: 21, failed: 2 });
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});
