import { expect, test } from 'vitest';
import { personStatusOf } from './rules.ts';

const at = new Date('2026-12-05T09:00:00Z');

test('AD-02 whoever asked to go is leaving, also before the account was ever in use', () => {
  expect(personStatusOf({ activatedAt: null, leavingAt: null })).toBe('waiting');
  expect(personStatusOf({ activatedAt: at, leavingAt: null })).toBe('active');
  expect(personStatusOf({ activatedAt: at, leavingAt: at })).toBe('leaving');
  expect(personStatusOf({ activatedAt: null, leavingAt: at })).toBe('leaving');
});
