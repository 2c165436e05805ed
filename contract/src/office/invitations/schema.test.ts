import { expect, test } from 'vitest';
import { loginMessages, signupMessages } from '../../accounts/accounts/messages.ts';
import { acceptSchema, inviteSchema } from './schema.ts';

test('AU-09 an Admin is invited at an address of any domain, in a language that there is', () => {
  expect(inviteSchema.parse({ email: ' sana@charity.example ' })).toEqual({
    ...{ email: 'sana@charity.example', language: 'en' },
  });
  expect(inviteSchema.safeParse({ email: 'sana@charity.example', language: 'fr' }).success).toBe(
    false,
  );
  for (const [email, message] of [
    ['', loginMessages.emailRequired],
    ['sana', loginMessages.emailInvalid],
    ['sana@charity.example, bilal@charity.example', loginMessages.emailInvalid],
  ])
    expect(inviteSchema.safeParse({ email }).error?.issues).toMatchObject([{ message }]);
});

test('AU-09 whoever accepts has the address of the invitation, whatever else they send', () => {
  const accepted = { token: 'abc', name: 'Sana Malik', password: 'Correct1horse!' };
  const more = { email: 'somebody@else.example', role: 'Admin' };
  expect(acceptSchema.parse({ ...accepted, ...more })).toEqual(accepted);
});

test('AU-09 an Admin’s password is as strong as everybody’s', () => {
  const given = { token: 'abc', name: 'Sana Malik' };
  for (const [password, message] of [
    ['Sho1!', signupMessages.passwordShort],
    ['correcthorse1', signupMessages.passwordMix],
    [undefined, signupMessages.passwordShort],
  ])
    expect(acceptSchema.safeParse({ ...given, password }).error?.issues).toMatchObject([
      { path: ['password'], message },
    ]);
});
