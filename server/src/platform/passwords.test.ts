import { expect, test } from 'vitest';
import { openCounters } from './counters.ts';
import { createGuesses } from './guesses.ts';
import { createPasswords, noPassword } from './passwords.ts';

// The limit of guesses is tried elsewhere.
const passwords = createPasswords({ guesses: createGuesses(openCounters({ factor: 1000 })) });
const account = { email: 'aisha@example.org' };

test('ASVS 11.4.2 a password is kept as argon2id with the parameters of OWASP, with a salt of its own', async () => {
  const [one, two] = [
    await passwords.hash('Correct1horse!'),
    await passwords.hash('Correct1horse!'),
  ];
  const [, m, t, p, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(one) ?? [];
  expect(Number(m)).toBeGreaterThanOrEqual(19_456);
  expect(Number(t)).toBeGreaterThanOrEqual(2);
  expect(Number(p)).toBeGreaterThanOrEqual(1);
  expect(Buffer.from(salt, 'base64')).toHaveLength(16);
  expect(Buffer.from(tag, 'base64')).toHaveLength(32);
  expect(two).not.toBe(one);
});

test('ASVS 6.2.8 6.2.9 all of a long password counts, letter by letter', async () => {
  const long = `${'Correct1horse!'.repeat(9)}Zz`;
  expect(long).toHaveLength(128);
  const stored = await passwords.hash(long);
  expect(await passwords.verify(long, stored, account)).toBe(true);
  for (const other of [long.slice(0, -1), `${long} `, long.toLowerCase(), ` ${long}`, ''])
    expect(await passwords.verify(other, stored, account), other).toBe(false);
});

test('ASVS 11.2.2 what was kept with other parameters still fits', async () => {
  const stored =
    '$argon2id$v=19$m=8192,t=1,p=1$' +
    'c2FsdHNhbHRzYWx0c2FsdA$gZONjQbCtGiuP8Z+nbPU68naYXoOpReqJnH71aPxmow';
  expect(await passwords.verify('Correct1horse!', stored, account)).toBe(true);
});

test('AU-06 without a password of its own no text opens an account', async () => {
  for (const stored of [noPassword, 'none', '', undefined])
    for (const text of [noPassword, 'none', ''])
      expect(await passwords.verify(text, stored, account)).toBe(false);
});
