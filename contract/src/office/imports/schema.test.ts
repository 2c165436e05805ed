/** What an import is asked to do: a form knows text only, and what it does not say is refused. */
import { expect, test } from 'vitest';
import { signupMessages } from '../../accounts/accounts/messages.ts';
import { importBody, importPersonSchema, welcomeSchema } from './schema.ts';

const asked = { digest: 'abc', invite: 'true', leaveOutErrors: 'false' };

test('OR-04 a form says yes and no as text, a program as what they are', () => {
  const meant = { digest: 'abc', invite: true, leaveOutErrors: false, language: 'en' };
  expect(importBody.parse(asked)).toEqual(meant);
  expect(importBody.parse({ ...asked, invite: true, leaveOutErrors: false })).toEqual(meant);
  expect(importBody.parse({ ...asked, language: 'ur' }).language).toBe('ur');
});

test.each(['on', 'yes', '1', '', 'TRUE', 1, 0, null, undefined])(
  'OR-04 whether people are invited, and rows left out, is never guessed from %j',
  (wrong) => {
    for (const part of ['invite', 'leaveOutErrors'])
      expect(importBody.safeParse({ ...asked, [part]: wrong }).success, part).toBe(false);
  },
);

test('OR-04 an import names the preview that it was decided by', () => {
  for (const digest of [undefined, 7, 'x'.repeat(101)])
    expect(importBody.safeParse({ ...asked, digest }).success).toBe(false);
});

test('OR-04 organisers bring in people of any domain; what is wrong with a row is told as on the profile', () => {
  const person = { email: ' sana@elsewhere.example ', skills: '["Cooking", "cooking"]' };
  expect(importPersonSchema.parse(person)).toEqual({
    ...{ email: 'sana@elsewhere.example', skills: ['cooking'] },
  });
  expect(importPersonSchema.safeParse({ name: 'Sana' }).error?.issues[0]?.path).toEqual(['email']);
  // A file sets nobody's password and no role.
  const more = { ...person, password: 'Correct1horse!', role: 'Admin' };
  expect(Object.keys(importPersonSchema.parse(more)).sort()).toEqual(['email', 'skills']);
});

test('OR-04 who was brought in begins with a password of their own, once the terms are agreed to', () => {
  const given = { token: ' abc ', password: 'Correct1horse!', terms: true };
  expect(welcomeSchema.parse(given)).toEqual({ ...given, token: 'abc' });
  const wrong = (change: object) =>
    welcomeSchema.safeParse({ ...given, ...change }).error?.issues.map(({ message }) => message);
  for (const terms of [false, undefined]) expect(wrong({ terms })).toEqual([signupMessages.terms]);
  expect(wrong({ password: 'correcthorse' })).toEqual([signupMessages.passwordMix]);
  expect(wrong({ token: 'x'.repeat(201) })).toEqual(['Token Expired or Invalid']);
});
