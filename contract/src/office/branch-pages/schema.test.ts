/** The address of a branch's page as it is typed, and what can be written on that page. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginMessages } from '../../accounts/accounts/messages.ts';
import { limits } from '../../limits.ts';
import { branchMessages } from '../branches/messages.ts';
import { addressFor } from './rules.ts';
import { branchAddressSchema, branchPageChangeSchema } from './schema.ts';

test('OR-08 whatever a branch is called, the address that is proposed for it is one, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      const address = addressFor(name);
      expect(branchAddressSchema.parse(address)).toBe(address);
      expect(addressFor(address)).toBe(address);
    }),
    { examples: [['Straße 7'], ['ﬁrst — Aid'], ['کراچی'], [`${'a'.repeat(70)} b c d`]] },
  );
});

test('OR-08 capitals and blanks around an address are put right, and everything else is said', () => {
  expect(branchAddressSchema.parse(' Lahore-North ')).toBe('lahore-north');
  const longest = 'a'.repeat(limits.branch.name);
  expect(branchAddressSchema.parse(longest)).toBe(longest);
  for (const wrong of ['', 'lahore north', 'a--b', '-a', 'a-', 'lahore/north', `${longest}a`, 7])
    expect(branchAddressSchema.safeParse(wrong).error?.issues[0]?.message, `${wrong}`).toBe(
      branchMessages.address,
    );
});

test('OR-08 a page says whom to write to, or nobody', () => {
  const changed = (contactEmail: string, about = ' By the river. ') =>
    branchPageChangeSchema.safeParse({ contactEmail, about });
  expect(changed('').data).toEqual({ contactEmail: '', about: 'By the river.' });
  expect(changed(' north@example.org ').data?.contactEmail).toBe('north@example.org');
  for (const wrong of ['north@', 'north', 'a@b@example.org', 'a@example.org, b@example.org'])
    expect(changed(wrong).error?.issues).toMatchObject([
      { path: ['contactEmail'], message: loginMessages.emailInvalid },
    ]);
  const tooLong = 'x'.repeat(limits.organisation.about + 1);
  expect(changed('', tooLong).error?.issues).toMatchObject([{ path: ['about'] }]);
});
