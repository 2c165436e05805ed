import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { guardianMessages } from './messages.ts';
import { guardianAnswerBody, namedGuardianSchema } from './schema.ts';

const roleId = '01890000-0000-7000-8000-000000000000';
const named = (name: string) =>
  namedGuardianSchema.safeParse({ roleId, name, email: 'abida@example.com' }).error?.issues[0];

describe('EL-03 the name of a guardian, which stands in a mail to an address that anybody may name', () => {
  test.each(['Abida Parveen', 'عابدہ پروین', 'Dr. M. O’Neill-Khan', "D'Souza", 'زینب‌النساء'])(
    'EL-03 %s is a name',
    (name) => {
      expect(named(name)).toBeUndefined();
    },
  );

  test.each([
    'spam.example',
    'www.spam',
    'Call 0300',
    'a/b',
    'See: me',
    'a@b',
    '<b>',
    'Abida\nKhan',
  ])('EL-03 %j is none: it could be read as an address, a number or markup', (name) => {
    expect(named(name)).toMatchObject({ path: ['name'], message: guardianMessages.letters });
  });

  test('EL-03 is needed, and no longer than a signature', () => {
    for (const name of [' ', 'F', 'ف.']) expect(named(name)?.message).toBe(guardianMessages.name);
    expect(named('x'.repeat(limits.agreement.signer))).toBeUndefined();
    expect(named('x'.repeat(limits.agreement.signer + 1))).toBeDefined();
  });
});

describe('EL-03 the answer of a guardian', () => {
  const version = { id: roleId, version: 1 };
  const answers = (body: unknown) => guardianAnswerBody.safeParse(body).success;

  test('EL-03 to agree takes a name as a signature, to refuse takes nothing', () => {
    expect(answers({ answer: 'refuse' })).toBe(true);
    expect(answers({ answer: 'consent' })).toBe(false);
    for (const name of ['.', 'F', 'ف']) expect(answers({ answer: 'consent', name })).toBe(false);
    expect(guardianAnswerBody.parse({ answer: 'consent', name: ' Abida ' })).toEqual({
      ...{ answer: 'consent', name: 'Abida', agreements: [] },
    });
  });

  test('EL-03 signs no more texts than a role can ask for, and says nothing else', () => {
    const signs = (count: number) =>
      answers({ answer: 'consent', name: 'Abida', agreements: Array(count).fill(version) });
    expect(signs(limits.agreement.perRole)).toBe(true);
    expect(signs(limits.agreement.perRole + 1)).toBe(false);
    expect(guardianAnswerBody.safeParse({ answer: 'maybe' }).error?.issues[0]?.message).toBe(
      guardianMessages.answer,
    );
  });
});
