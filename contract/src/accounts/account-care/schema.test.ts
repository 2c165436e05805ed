/** What people send about their own accounts. */
import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import {
  changeEmailSchema,
  firstPasswordSchema,
  leaveSchema,
  linkBody,
  resetPasswordSchema,
} from './schema.ts';

type Schema = {
  safeParse: (value: unknown) => {
    error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
  };
};
const problems = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => String(path[0])) ?? [];

const password = 'Correct1horse!';

describe('AU-08 a new password', () => {
  test('AU-08 comes with the token of its link, whose blanks at the ends do not count', () => {
    const given = { token: ' abc ', password };
    expect(resetPasswordSchema.parse(given)).toEqual({ token: 'abc', password });
    expect(problems(resetPasswordSchema, { password })).toEqual(['token']);
    expect(problems(resetPasswordSchema, { token: 'x'.repeat(201), password })).toEqual(['token']);
  });

  test('AU-08 keeps to the rule of all passwords, also by a link', () => {
    for (const weak of ['short1!', 'x'.repeat(limits.password.max + 1), ''])
      expect(problems(resetPasswordSchema, { token: 'abc', password: weak })).toContain('password');
  });

  test('WI-05 the first one comes with a yes to the terms, and with nothing less than that', () => {
    expect(problems(firstPasswordSchema, { password, terms: true })).toEqual([]);
    for (const terms of [false, 'true', 1, undefined])
      expect(problems(firstPasswordSchema, { password, terms })).toEqual(['terms']);
  });
});

describe('AU-08 another address', () => {
  test('AU-08 is asked for with the present password', () => {
    const email = 'aisha@gmail.com';
    expect(problems(changeEmailSchema, { email, currentPassword: 'old' })).toEqual([]);
    expect(problems(changeEmailSchema, { email, currentPassword: '' })).toEqual([
      'currentPassword',
    ]);
    expect(problems(changeEmailSchema, { email: 'aisha', currentPassword: 'old' })).toEqual([
      'email',
    ]);
  });
});

test('SE-08 who has a password leaves with it, who has none without', () => {
  expect(problems(leaveSchema, {})).toEqual([]);
  expect(problems(leaveSchema, { currentPassword: 'old' })).toEqual([]);
  expect(problems(leaveSchema, { currentPassword: '' })).toEqual(['currentPassword']);
});

test('G15 a link is looked at as one of the kinds that have a page, and as no other', () => {
  expect(problems(linkBody, { token: 'abc', kind: 'sign_in' })).toEqual([]);
  for (const kind of ['organiser', '', undefined])
    expect(problems(linkBody, { token: 'abc', kind })).toEqual(['kind']);
});
