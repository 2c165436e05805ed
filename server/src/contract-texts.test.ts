import { readdirSync } from 'node:fs';
import { fill, type Values } from '@saath/contract/language-in-use';
import { inUrdu } from '@saath/contract/urdu';
import { expect, test } from 'vitest';

const folder = new URL('../../contract/src/', import.meta.url);
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(^|\/|-)messages\.ts$/.test(path),
);
const modules: Record<string, Record<string, unknown>>[] = await Promise.all(
  paths.map(async (path) => await import(new URL(path, folder).href)),
);

/** Each text by its code: of errors the code itself, of all others the name of their table and their key. */
const texts = modules
  .flatMap((module) => Object.values(module))
  .filter((table) => typeof table === 'object')
  .flatMap(({ $, ...table }) =>
    Object.entries(table).map(([key, text]) =>
      typeof text === 'string'
        ? { code: `${$}.${key}`, english: text }
        : { code: key, english: (text as { message: string }).message },
    ),
  );

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const urduOf = (code: string, values?: Values) => inUrdu(code, values, fill) ?? '';

test('EC-06 the texts of the contract are found, each under a code of its own', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(new Set(texts.map(({ code }) => code)).size).toBe(texts.length);
});

test('EC-06 every text with all its values comes out in both languages', () => {
  const wrong = texts.filter(({ code, english }) => {
    const values = Object.fromEntries(placeholders(english).map((name) => [name, '٤٢']));
    const both = [fill(english, values), urduOf(code, values)];
    return both.some((text) => text === '' || /[{}]|undefined/.test(text));
  });
  expect(wrong).toEqual([]);
});

test('EC-06 every translation is in Urdu letters and holds each value once', () => {
  // The part of the calendar is one of four, and has a text for each.
  const others = texts.filter(({ code }) => code !== 'calendar.none');
  const wrong = others.filter(({ code, english }) => {
    const names = placeholders(english);
    const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    const urdu = urduOf(code, values);
    const isThere = names.every((name) => urdu.split(`<${name}>`).length === 2);
    return !isThere || !/\p{Script=Arabic}/u.test(urdu);
  });
  expect(wrong).toEqual([]);
});

test('EC-06 nobody knows a code that is none, and values stay as people wrote them', () => {
  expect(inUrdu('constructor', undefined, fill)).toBeUndefined();
  expect(inUrdu('nobody.knows', undefined, fill)).toBeUndefined();
  expect(urduOf('named_role.duplicate', { name: 'Full {name} $&' })).toContain('Full {name} $&');
});

test('EC-06 in Urdu what runs the other way keeps to itself, and lengths of time are told in Urdu', () => {
  const values = { name: 'Aisha (2)', title: 'صفائی', duration: 280 };
  expect(urduOf('board_problem.tooFar', values)).toBe(
    '\u2068Aisha (2)\u2069 کے پاس ”صفائی“ میں پہلے سے ایک ذمہ داری ہے، جو تقریباً 4 گھنٹے 40 منٹ کے فاصلے پر ہے: آنے جانے کا وقت نہیں بچتا۔',
  );
  expect(urduOf('why_not.tooFar', { duration: 40 })).toContain('تقریباً 40 منٹ کے');
});
