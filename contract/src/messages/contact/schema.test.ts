import { expect, test } from 'vitest';
import { loginMessages } from '../../accounts/accounts/messages.ts';
import { limits } from '../../limits.ts';
import { contactMessages } from './messages.ts';
import { contactSchema } from './schema.ts';

const written = { name: 'Sana', email: 'sana@example.org', message: 'May I bring my dog?' };
const problem = (change: object) => {
  const [issue] = contactSchema.safeParse({ ...written, ...change }).error?.issues ?? [];
  return issue && [issue.path[0], issue.message];
};

test('LP-06 a visitor says who they are, where an answer reaches them, and what it is about', () => {
  expect(problem({})).toBeUndefined();
  for (const empty of ['', ' \n ', undefined]) {
    expect(problem({ name: empty })).toEqual(['name', contactMessages.name]);
    expect(problem({ message: empty })).toEqual(['message', contactMessages.message]);
    expect(problem({ email: empty })).toEqual(['email', loginMessages.emailRequired]);
  }
  expect(problem({ email: 'sana@' })).toEqual(['email', loginMessages.emailInvalid]);
});

test('LP-06 nobody reaches others by the form: its address is one, and its words are of some length', () => {
  for (const email of [
    'a@b.org, c@d.org',
    'a@b.org;c@d.org',
    'A <a@b.org>',
    'a@b.org\nBcc: c@d.org',
  ])
    expect(problem({ email })).toEqual(['email', loginMessages.emailInvalid]);
  for (const part of ['name', 'message'] as const) {
    expect(problem({ [part]: 'x'.repeat(limits.contact[part]) })).toBeUndefined();
    expect(problem({ [part]: 'x'.repeat(limits.contact[part] + 1) })?.[0]).toBe(part);
  }
});
