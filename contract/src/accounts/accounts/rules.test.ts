import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availabilityOn, isMobileNumber, isStrongPassword } from './rules.ts';

describe('AU-01 a password', () => {
  const letters = fc.stringMatching(/^[A-Za-z]{1,10}$/);
  const digits = fc.stringMatching(/^\d{1,10}$/);
  const signs = fc.stringMatching(/^[@$!%*?&]{1,5}$/);
  const shuffled = (parts: readonly string[]) => {
    const characters = parts.join('').split('');
    const all = { minLength: characters.length, maxLength: characters.length };
    return fc.shuffledSubarray(characters, all).map((each) => each.join(''));
  };

  test('AU-01 is strong with a letter, a digit and a sign, in any order', () => {
    const strong = fc.tuple(letters, digits, signs).chain(shuffled);
    fc.assert(fc.property(strong, (password) => isStrongPassword(password)));
  });

  test('AU-01 is weak when one of the three is missing', () => {
    const weak = fc
      .oneof(fc.tuple(letters, digits), fc.tuple(letters, signs), fc.tuple(digits, signs))
      .chain(shuffled);
    fc.assert(fc.property(weak, (password) => !isStrongPassword(password)));
  });

  test('AU-01 holds nothing else: no space, no other sign, no letter of another alphabet', () => {
    for (const character of [' ', '#', '-', '_', '.', 'é', 'ا', '٣', '\n', '\u0000'])
      for (const password of [`${character}Mango7!`, `Mango7!${character}`, `Man${character}go7!`])
        expect([password, isStrongPassword(password)]).toEqual([password, false]);
  });
});

describe('AU-01 a mobile number', () => {
  test.each([
    '03001234567',
    '0300-1234567',
    '0300 1234567',
    '+923001234567',
    '923001234567',
    '+92 300 1234567',
    '+92-300-1234567',
  ])('AU-01 of Pakistan may be written %s', (number) => {
    expect(isMobileNumber(number, 'PK')).toBe(true);
    expect(isMobileNumber(number, 'any')).toBe(true);
  });

  test.each([
    ['one digit short', '0300123456'],
    ['one digit long', '030012345678'],
    ['a land line', '04212345678'],
    ['without the prefix', '3001234567'],
    ['two zeros', '00923001234567'],
    ['letters', '0300123456a'],
    ['nothing', ''],
    ['something before it', 'x03001234567'],
  ])('AU-01 of Pakistan is not one with %s', (_, number) => {
    expect(isMobileNumber(number, 'PK')).toBe(false);
  });

  test('AU-01 of any country has seven to fifteen digits, with or without a plus', () => {
    const digits = fc.stringMatching(/^\d{1,20}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom('', '+'), (number, plus) => {
        const isOne = number.length >= 7 && number.length <= 15;
        expect(isMobileNumber(`${plus}${number}`, 'any')).toBe(isOne);
      }),
    );
    for (const length of [6, 7, 15, 16])
      expect([length, isMobileNumber('1'.repeat(length), 'any')]).toEqual([
        length,
        length === 7 || length === 15,
      ]);
    for (const wrong of ['++4912345678', '49(0)12345678', '4912345678+'])
      expect(isMobileNumber(wrong, 'any')).toBe(false);
  });
});

test('PF-03 who has told hours is available, on a day off away, and nobody knows of who told nothing', () => {
  const today = '2026-12-05';
  const told = [{ weekday: 0, from: 0, to: 60 }];
  expect(availabilityOn({ weekly: told, daysOff: [], today })).toBe('available');
  expect(availabilityOn({ weekly: told, daysOff: ['2026-12-04', '2026-12-06'], today })).toBe(
    'available',
  );
  expect(availabilityOn({ weekly: [], daysOff: [], today })).toBe('unknown');
  for (const weekly of [told, []])
    expect(availabilityOn({ weekly, daysOff: [today], today })).toBe('away');
});
