import { expect, it } from 'vitest';
import { failureLine } from './failure-line.ts';

const at = new Date('2026-11-30T08:00:00Z');

it('ASVS 16.2.4 16.4.1 a page that failed is one line of JSON, whatever its message holds', () => {
  const text = failureLine(new TypeError('one\n{"level":30,"msg":"forged"}\r\n    at nowhere'), at);
  expect(text.trimEnd()).not.toMatch(/[\r\n]/);
  expect(JSON.parse(text)).toMatchObject({
    level: 50,
    time: '2026-11-30T08:00:00.000Z',
    service: 'saath',
    error: 'TypeError',
    msg: 'page failed',
  });
});

it('ASVS 16.2.5 what the database says about a row is not told', () => {
  const error = Object.assign(new Error('Key (email)=(aisha@example.org) exists'), {
    severity: 'ERROR',
  });
  expect(failureLine(error, at)).not.toContain('aisha');
});

it('what is no error is told as well', () => {
  expect(JSON.parse(failureLine('gone', at))).toMatchObject({ message: 'gone' });
});
