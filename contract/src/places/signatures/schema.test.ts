import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { signatureMessages } from './messages.ts';
import { signedNameSchema, signingSchema } from './schema.ts';

const problem = (name: string) => signedNameSchema.safeParse(name).error?.issues[0]?.message;

test.each(['Sana Malik', 'سناء ملک', 'Dr. O’Neill-Khan', 'Łukasz', 'Ng', 'प्रिया'])(
  'EL-01 %s is a name to sign with',
  (name) => {
    expect(problem(name)).toBeUndefined();
  },
);

test.each([
  ['', signatureMessages.name],
  ['  ', signatureMessages.name],
  ['...', signatureMessages.name],
  ['F', signatureMessages.name],
  ['F.', signatureMessages.name],
  ['ف', signatureMessages.name],
  ['-’-', signatureMessages.name],
  ['Sana 2', signatureMessages.letters],
  ['sana@example.org', signatureMessages.letters],
  ['<Sana>', signatureMessages.letters],
  ['Sana 🙂', signatureMessages.letters],
])('EL-01 %j is none: %s', (name, message) => {
  expect(problem(name)).toBe(message);
});

test('EL-01 a signature says which version was read, and is kept without blanks around it', () => {
  expect(signingSchema.parse({ version: 2, name: ' Sana ' })).toEqual({ version: 2, name: 'Sana' });
  expect(signingSchema.safeParse({ name: 'Sana' }).success).toBe(false);
  expect(signingSchema.safeParse({ version: 1.5, name: 'Sana' }).success).toBe(false);
  expect(problem('x'.repeat(limits.agreement.signer))).toBeUndefined();
  expect(problem('x'.repeat(limits.agreement.signer + 1))).toBeDefined();
});
