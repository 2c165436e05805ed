import { randomInt } from 'node:crypto';
import { isStrongPassword } from '@saath/contract/accounts/accounts/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const { isEasyToGuess } = createPasswords({ host: 'helpers.lahore.example' });
const aisha = { name: 'Aisha Khan', email: 'aisha.k1990@gmail.com' };
const isEasy = (password: string) => isEasyToGuess(password, aisha);

test.each([
  ...['Passw0rd@1', 'Saath@2026', 'Admin@123', 'P@ssw0rd', 'Pa$$w0rd1', 'Welcome1!', 'Qwerty@123'],
  ...['Dragon77!', '$unshine1!', '2026@Saath', 'Volunteer1!', 'Organiser2026!', 'SaathAdmin1!'],
  ...[
    'AishaKhan1!',
    'Khan@2026',
    'A1sha!123',
    'Aishak@1990',
    'Lahore@2026',
    'Helpers1!',
    '1234@5678a',
  ],
])('AU-01 %s is easy to guess', (password) => {
  expect(isEasy(password)).toBe(true);
});

test('AU-01 whatever of the list of leaked passwords keeps to the rule of the specification is refused', () => {
  const top = dictionary['passwords-common'].filter(
    (password) => password.length >= 8 && isStrongPassword(password),
  );
  expect(top.length).toBeGreaterThan(9);
  expect(top.filter((password) => !isEasy(password))).toEqual([]);
});

test('AU-01 the first five hundred with a digit and a sign, in capitals and with signs for letters, are refused', () => {
  const words = dictionary['passwords-common']
    .slice(0, 500)
    .filter((word) => /^[a-z]+$/.test(word));
  const dressed = words.flatMap((word) => [
    `${word}1!`,
    `${word[0]?.toUpperCase()}${word.slice(1)}@2026`,
    `${word.replaceAll('o', '0').replaceAll('a', '@')}7!`,
  ]);
  expect(dressed.filter((password) => !isEasy(password))).toEqual([]);
});

test('AU-01 three hundred random passphrases are accepted', () => {
  const words = dictionary['diceware-common'];
  const word = () => words[randomInt(words.length)]?.replace(/[^a-z]/gi, '') ?? '';
  const phrases = Array.from({ length: 300 }, () => {
    const [first = '', ...rest] = [word(), word(), word(), word()];
    return `${first}${rest.map((each) => each && each[0]?.toUpperCase() + each.slice(1)).join('')}${randomInt(10)}!`;
  });
  expect(phrases.filter((phrase) => isEasy(phrase))).toEqual([]);
});

test('AU-01 an ordinary word with signs around it is not on the list', () => {
  expect(['Sunrise7!', 'Mangoes7!', 'Moonlight8!', 'Correct1horse!'].filter(isEasy)).toEqual([]);
});
