/** What the server refuses of an account's fields, and whose account is still anybody's who has the mailbox. */
import { skillOptions } from '@saath/contract/accounts/accounts/rules';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../platform/domain-error.ts';
import { noPassword } from '../../../platform/passwords.ts';
import { isGuest, isOpenToItsMailbox, requireGoodChange, requireHardToGuess } from './policy.ts';
import type { UserRow } from './queries.ts';

const settings = { emailDomains: [], phoneRegion: 'PK' } as const;
const before = {
  contactNumber: '03001234567',
  experienceYears: 3,
  skills: ['First Aid', 'Über-Organisation!'],
} as unknown as UserRow;

/** The field at which a change is refused; undefined when it is taken. */
function refusedAt(
  change: Parameters<typeof requireGoodChange>[0],
  account: Partial<UserRow> = {},
): string | undefined {
  try {
    requireGoodChange(change, { before: { ...before, ...account }, settings });
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.keys(error.fields ?? {})[0];
  }
}

describe('PF-02 a phone number', () => {
  test('PF-02 that is new must be a mobile number of the region', () => {
    expect(refusedAt({ contactNumber: '03331234567' })).toBeUndefined();
    expect(refusedAt({ contactNumber: '12345' })).toBe('contactNumber');
    expect(refusedAt({ contactNumber: '+4915112345678' })).toBe('contactNumber');
  });

  test('PF-02 that was told before goes along as it is, whatever the rules are today', () => {
    const contactNumber = '+4915112345678';
    expect(refusedAt({ contactNumber }, { contactNumber })).toBeUndefined();
  });

  test('PF-02 is not taken away; an account that never had one does without', () => {
    expect(refusedAt({ contactNumber: '' })).toBe('contactNumber');
    expect(refusedAt({ contactNumber: '' }, { contactNumber: '' })).toBeUndefined();
    expect(refusedAt({})).toBeUndefined();
  });
});

test('PF-02 years of experience are believed up to fifty, and more only of those who said so before', () => {
  expect(refusedAt({ experienceYears: 50 })).toBeUndefined();
  expect(refusedAt({ experienceYears: 51 })).toBe('experienceYears');
  expect(refusedAt({ experienceYears: 60 }, { experienceYears: 60 })).toBeUndefined();
  expect(refusedAt({ experienceYears: 61 }, { experienceYears: 60 })).toBe('experienceYears');
});

describe('PF-04 skills', () => {
  test('PF-04 are each there once, whatever their case', () => {
    expect(refusedAt({ skills: ['Cooking', 'cooking'] })).toBe('skills');
    expect(refusedAt({ skills: ['Cooking', 'First Aid'] })).toBeUndefined();
  });

  test('PF-04 that are new keep to the rules of the form; old ones and offered ones need not', () => {
    expect(refusedAt({ skills: ['x'] })).toBe('skills');
    expect(refusedAt({ skills: ['Drum & Bass!'] })).toBe('skills');
    expect(refusedAt({ skills: ['über-organisation!'] })).toBeUndefined();
    expect(refusedAt({ skills: [...skillOptions] })).toBeUndefined();
  });

  test('PF-04 may all be taken away', () => {
    expect(refusedAt({ skills: [] })).toBeUndefined();
  });
});

test('AU-01 a password is refused when it is easy to guess for this person, and only then', () => {
  const asked: unknown[] = [];
  const passwords = {
    isEasyToGuess: (password: string, person: unknown) => {
      asked.push(person);
      return password === 'aisha-khan-1';
    },
  };
  const person = { name: 'Aisha Khan', email: 'aisha@gmail.com' };
  expect(() => requireHardToGuess(passwords, 'aisha-khan-1', person)).toThrow(DomainError);
  expect(() => requireHardToGuess(passwords, 'Correct1horse!', person)).not.toThrow();
  expect(asked).toEqual([person, person]);
});

describe('WI-05 whose account it is', () => {
  const at = new Date('2026-11-30T08:00:00Z');
  const account = { role: 'Volunteer', activatedAt: at, leavingAt: null, passwordHash: 'hash' };
  type Standing = Parameters<typeof isGuest>[0];
  const standing = (change: Partial<Standing>) => ({ ...account, ...change }) as Standing;

  test.each<[string, Partial<Standing>, boolean, boolean]>([
    ['somebody with a password', {}, false, false],
    ['a guest', { passwordHash: noPassword }, true, true],
    ['a guest who leaves', { passwordHash: noPassword, leavingAt: at }, false, false],
    ['somebody brought in', { activatedAt: null, passwordHash: noPassword }, false, true],
    ['somebody who never opened the link', { activatedAt: null }, false, true],
    ['an Admin', { role: 'Admin' }, false, false],
    ['an Admin without a password', { role: 'Admin', passwordHash: noPassword }, false, false],
    ['an Admin who was never there', { role: 'Admin', activatedAt: null }, false, false],
  ])('WI-05 %s', (_who, change, guest, open) => {
    expect([isGuest(standing(change)), isOpenToItsMailbox(standing(change))]).toEqual([
      guest,
      open,
    ]);
  });
});
