/** WI-02: how an organisation is named, and what of its settings can be true. */
import { describe, expect, test } from 'vitest';
import { imprintLink, initialOf, isRightToLeft, nameIn, nameWithin } from './rules.ts';
import { isDomain, isLink, isTimeZone } from './schema.ts';

const kitchen = { name: 'Edhi Kitchen', isNamed: true };
const unnamed = { name: 'Saath', isNamed: false };
const langar = { name: 'لنگر خانہ', isNamed: true };

describe('WI-02 the name', () => {
  test('WI-02 is hers in every language, and the product’s own in the letters of the reader', () => {
    expect([nameIn('en', kitchen), nameIn('ur', kitchen)]).toEqual([
      'Edhi Kitchen',
      'Edhi Kitchen',
    ]);
    expect([nameIn('en', unnamed), nameIn('ur', unnamed)]).toEqual(['Saath', 'ساتھ']);
  });

  test('WI-02 inside a sentence is kept together where it runs the other way, and only there', () => {
    expect(nameWithin('en', kitchen)).toBe('Edhi Kitchen');
    expect(nameWithin('ur', langar)).toBe('لنگر خانہ');
    expect(nameWithin('ur', kitchen)).toBe('\u2068Edhi Kitchen\u2069');
    expect(nameWithin('en', langar)).toBe('\u2068لنگر خانہ\u2069');
    expect(nameWithin('ur', unnamed)).toBe('ساتھ');
  });

  test('WI-02 has a sign where there is no logo: its first letter or digit, large, with its marks', () => {
    expect(['edhi', ' “Ärzte” ', '4 paws', 'لنگر', 'e\u0301cole'].map(initialOf)).toEqual([
      'E',
      'Ä',
      '4',
      'ل',
      'E\u0301',
    ]);
    expect(['', '…', '🌳'].map(initialOf)).toEqual(['S', 'S', 'S']);
  });

  test('WI-02 runs from right to left where any of its letters do', () => {
    expect(['Saath', '4 paws', ''].some(isRightToLeft)).toBe(false);
    expect(['ساتھ', 'Saath ساتھ', 'בית', 'ﷺ'].every(isRightToLeft)).toBe(true);
  });
});

describe('WI-02 settings', () => {
  test('WI-02 a zone is one that dates can be shown in', () => {
    for (const zone of ['Asia/Karachi', 'Europe/London', 'UTC'])
      expect(isTimeZone(zone)).toBe(true);
    for (const zone of ['', 'Karachi', 'Asia/Nowhere']) expect(isTimeZone(zone), zone).toBe(false);
  });

  test.each(['example.org', 'a.b.example.org', 'xn--mgbh0fb.xn--kgbechtv', '3m.com'])(
    'WI-02 %s is a domain',
    (text) => expect(isDomain(text)).toBe(true),
  );

  test.each([
    ['', 'nothing'],
    ['example', 'one label'],
    ['example.', 'an empty label'],
    ['Example.org', 'a large letter: it is compared as it is'],
    ['-a.org', 'a hyphen at the start'],
    ['a-.org', 'a hyphen at the end'],
    ['a_b.org', 'another sign'],
    ['example.7', 'an end that is a number'],
    ['example.o', 'an end of one letter'],
    [`${'a'.repeat(64)}.org`, 'a label that is too long'],
    [`${'a.'.repeat(126)}org`, 'too long as a whole'],
    ['a@example.org', 'an address'],
  ])('WI-02 %j is none: %s', (text) => expect(isDomain(text)).toBe(false));

  test('WI-02 ASVS 1.2.2 a link is nothing, a page or a mail address; never a script', () => {
    for (const text of ['', 'https://example.org/a?b=c', 'http://10.0.0.7', 'mailto:a@example.org'])
      expect(isLink(text), text).toBe(true);
    for (const text of [
      'javascript:alert(1)',
      'example.org',
      '//example.org',
      'https://',
      'https://example.org/ a',
      'https://example.org/"onload',
      'mailto:a',
      ' https://example.org',
    ])
      expect(isLink(text), text).toBe(false);
  });

  test('WI-02 an imprint that is nothing but an address is linked to, and any other is text', () => {
    expect(imprintLink('https://example.org/imprint')).toBe('https://example.org/imprint');
    for (const text of ['See https://example.org', 'javascript:alert(1)', 'mailto:a@b.org', ''])
      expect(imprintLink(text), text).toBe(undefined);
  });
});
