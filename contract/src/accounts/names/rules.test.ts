import fc from 'fast-check';
import { expect, test } from 'vitest';
import { personKey } from './rules.ts';

test.each([
  ['Zoë', 'zoe'],
  ['  Émile   Zola ', 'emile zola'],
  ['Łukasz Đorđe Ø', 'lukasz dorde o'],
  ['Straße', 'strasse'],
  ['Ægir Þór', 'aegir thor'],
  ['ﬁnn', 'finn'],
  // As it is typed on an Arabic keyboard, and on an Urdu one.
  ['علي', 'علی'],
  ['كنول', 'کنول'],
  ['فاطمة', 'فاطمہ'],
  ['مُحَمَّد', 'محمد'],
  ['محـــمد', 'محمد'],
  ['Ai\u00adsha\u200b', 'aisha'],
  ['Aisha\n\tKhan', 'aisha khan'],
])('AD-02 %j is found as %j', (name, key) => {
  expect(personKey(name)).toBe(key);
  expect(personKey(key)).toBe(key);
});

test('AD-02 letters that are others stay others', () => {
  expect(new Set(['Sara', 'Zara', 'سارہ', 'زارا'].map(personKey)).size).toBe(4);
  expect(personKey('O’Neill')).not.toBe(personKey('ONeill'));
});

test('AD-02 only a name of nothing but spaces and signs has none', () => {
  expect(personKey(' \u0640\u200d\u0301 ')).toBe('');
  const letter = fc.constantFrom(...'aZéßчあعکہ', '1');
  fc.assert(fc.property(fc.string(), letter, (rest, one) => personKey(rest + one) !== ''));
});
