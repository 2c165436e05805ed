/** What the browser sends while somebody signs in by the organisation's provider. */
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { signupMessages } from '../accounts/messages.ts';
import { connectBody, finishBody, joinBody, startBody, ticketBody } from './schema.ts';

const form = { ticket: 'abc', name: 'Sana Malik', terms: true };
const problem = (change: object) => {
  const [issue] = joinBody.safeParse({ ...form, ...change }).error?.issues ?? [];
  return issue && [issue.path[0], issue.message];
};

test('EC-05 an account is made with a name of one’s own, once the terms are agreed to', () => {
  expect(joinBody.parse({ ...form, name: ' Sana Malik ' })).toEqual({ ...form, language: 'en' });
  expect(joinBody.parse({ ...form, language: 'ur' }).language).toBe('ur');
  for (const terms of [false, undefined, 'true', 1])
    expect(problem({ terms })).toEqual(['terms', signupMessages.terms]);
  // The provider tells names in other forms as well; nobody joins with one that sign-up would refuse.
  for (const name of ['', 'S', 'sana@example.org', 'x'.repeat(limits.personName.max + 1)])
    expect(problem({ name })).toEqual(['name', signupMessages.name]);
});

test('EC-05 what the provider sent is handed on as it is, up to a length', () => {
  const search = `?code=${'x'.repeat(limits.providerAnswer.max - 6)}`;
  expect(finishBody.parse({ search })).toEqual({ search });
  expect(finishBody.safeParse({ search: `${search}x` }).success).toBe(false);
  expect(finishBody.safeParse({}).success).toBe(false);
  for (const ticket of ['x'.repeat(201), 7, undefined]) {
    expect(ticketBody.safeParse({ ticket }).success).toBe(false);
    expect(problem({ ticket })?.[0]).toBe('ticket');
  }
});

test('EC-05 one may come back to no page, or to one whose address is no novel', () => {
  const returnTo = `/${'x'.repeat(limits.ownPath.max - 1)}`;
  expect(startBody.parse({})).toEqual({});
  expect(startBody.parse({ returnTo })).toEqual({ returnTo });
  expect(startBody.safeParse({ returnTo: `${returnTo}x` }).success).toBe(false);
});

test('EC-05 who has no password connects without; one that is given is not empty', () => {
  expect(connectBody.parse({})).toEqual({});
  expect(connectBody.safeParse({ currentPassword: '' }).success).toBe(false);
  const tooLong = 'x'.repeat(limits.password.max + 1);
  expect(connectBody.safeParse({ currentPassword: tooLong }).success).toBe(false);
});
