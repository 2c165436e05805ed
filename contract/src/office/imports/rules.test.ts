import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fieldOfHeader,
  headerOf,
  importFields,
  plainDigits,
  sampleCsv,
  tagsOf,
  unescapeCell,
} from './rules.ts';

describe('OR-04 the columns of a table', () => {
  test('OR-04 are found by our own names, whatever their case, spaces, hyphens and colons', () => {
    const noise = fc.constantFrom('', ' ', '-', '_', ':', '*', '\u200f', '\ufeff', '‑');
    fc.assert(
      fc.property(fc.constantFrom(...importFields), noise, noise, (field, before, after) => {
        const header = `${before}${headerOf(field).toUpperCase().split('').join(after)}${before}`;
        expect(fieldOfHeader(header)).toBe(field);
      }),
    );
  });

  test.each([
    ['full_name', 'name'],
    ['E-mail address', 'email'],
    ['WhatsApp', 'contactNumber'],
    ['Years of experience', 'experienceYears'],
    ['About me', 'description'],
    ['Causes', 'interests'],
    ['مہارتیں', 'skills'],
    ['ای میل', 'email'],
    // As an Arabic keyboard writes it.
    ['اي ميل', 'email'],
    ['فون نمبر', 'contactNumber'],
  ])('OR-04 %s is about %s', (header, field) => {
    expect(fieldOfHeader(header)).toBe(field);
  });

  test('OR-04 what we do not know is no field, and no name stands for two of them', () => {
    for (const header of ['', '  ', 'Shoe size', 'constructor', '__proto__', 'Names of pets'])
      expect([header, fieldOfHeader(header)]).toEqual([header, undefined]);
    expect(new Set(importFields.map(headerOf)).size).toBe(importFields.length);
  });

  test('OR-04 the sample has all of them in their order, and no more cells in a row than columns', () => {
    const [head = '', ...rows] = sampleCsv.trimEnd().split('\r\n');
    expect(head.split(',').map(fieldOfHeader)).toEqual([...importFields]);
    for (const row of rows) expect(row.split(',')).toHaveLength(importFields.length);
  });
});

describe('OR-04 the cells of a table', () => {
  test('OR-04 lose the mark that our own exports put before what looks like a formula, and nothing else', () => {
    const cell = fc.string();
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '＝'), cell, (first, rest) => {
        expect(unescapeCell(`'${first}${rest}`)).toBe(`${first}${rest}`);
        expect(unescapeCell(`${first}${rest}`)).toBe(`${first}${rest}`);
      }),
    );
    for (const kept of ["'", "'t Hooft", "O'Neil", '', "''=1"])
      expect(unescapeCell(kept)).toBe(kept);
  });

  test('OR-04 hold several tags between the signs that people use, without blanks', () => {
    expect(tagsOf(' First aid; Cooking ,Driving|Urdu، Weaving؛Tea\r\nSalt\n ; ')).toEqual([
      ...['First aid', 'Cooking', 'Driving', 'Urdu', 'Weaving', 'Tea', 'Salt'],
    ]);
    expect(tagsOf('')).toEqual([]);
    const tag = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8})?$/);
    fc.assert(
      fc.property(fc.array(tag), fc.constantFrom(',', ';', '|', '\n', '، '), (tags, sign) => {
        expect(tagsOf(tags.join(sign))).toEqual(tags);
      }),
    );
  });

  test('OR-04 are read with the digits of Urdu and of Arabic as with ours', () => {
    expect(plainDigits('۰۳۰۰-۱۲۳۴۵۶۷')).toBe('0300-1234567');
    expect(plainDigits('٠١٢٣٤٥٦٧٨٩ and ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 and 0123456789');
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const urdu = String(number).replace(/\d/g, (digit) =>
          String.fromCodePoint(0x6f0 + Number(digit)),
        );
        expect(plainDigits(urdu)).toBe(String(number));
      }),
    );
  });
});
