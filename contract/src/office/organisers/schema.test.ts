import { expect, test } from 'vitest';
import { signupMessages } from '../../accounts/accounts/messages.ts';
import { limits } from '../../limits.ts';
import { askSchema, declineSchema } from './schema.ts';

test('AU-11 who wants to be an organiser says why, in a sentence at least', () => {
  const { min, max } = limits.organiserText;
  const asked = (text: unknown) => askSchema.safeParse({ text });
  expect(asked(`  ${'x'.repeat(min)} `).data).toEqual({ text: 'x'.repeat(min) });
  for (const text of ['x'.repeat(min - 1), `x${' '.repeat(min)}`, '', undefined])
    expect(asked(text).error?.issues).toMatchObject([{ message: signupMessages.whyOrganise }]);
  expect(asked('x'.repeat(max)).success).toBe(true);
  expect(asked('x'.repeat(max + 1)).success).toBe(false);
});

test('AU-11 a decline can go without a word', () => {
  expect(declineSchema.parse({})).toEqual({ answer: '' });
  expect(declineSchema.parse({ answer: ' Not yet. ' })).toEqual({ answer: 'Not yet.' });
  const tooLong = 'x'.repeat(limits.joinNote.max + 1);
  expect(declineSchema.safeParse({ answer: tooLong }).success).toBe(false);
});
