/** F1: what passes by itself is told from what is wrong. */
import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const coded = (code: string, message = 'No.') => Object.assign(new Error(message), { code });

test.each([
  ['08006', 'the connection broke'],
  ['57P01', 'an operator ended it'],
  ['57P05', 'it was idle for too long'],
  ['53300', 'there are too many connections'],
  ['25006', 'it is read-only after a switchover'],
  ['40003', 'nobody knows whether it was committed'],
  ['ECONNREFUSED', 'nobody listens there'],
  ['EAI_AGAIN', 'its name is not found for now'],
])('F1 %s passes by itself: %s', (code) => {
  expect(isDatabaseAway(coded(code))).toBe(true);
});

test.each([
  ['23505', 'a row that is there already'],
  ['42P01', 'a table that is not there'],
  ['40001', 'a conflict, which is tried again by itself'],
  ['57014', 'a statement that was cancelled'],
  ['ENOENT', 'a file that is not there'],
])('F1 %s does not: %s', (code) => {
  // The words alone are not believed where there is a code.
  expect(isDatabaseAway(coded(code, 'Connection terminated'))).toBe(false);
});

test('F1 the driver says some of it in words alone', () => {
  for (const words of [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'timeout expired',
  ])
    expect(isDatabaseAway(new Error(words)), words).toBe(true);
  expect(isDatabaseAway(new Error('The event timeout expired'))).toBe(false);
});

test('F1 what is no error at all is nothing that passes', () => {
  for (const thrown of [undefined, null, 'Connection terminated', { code: '08006' }])
    expect(isDatabaseAway(thrown)).toBe(false);
});
