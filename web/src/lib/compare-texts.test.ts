import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts, type Piece } from './compare-texts.ts';

const of = (pieces: readonly Piece[], kinds: readonly Piece['kind'][]) =>
  pieces
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('');

it('EL-01 a comparison shows which words went and which came, and leaves the others', () => {
  expect(compareTexts('We are kind.\nWe help.', 'We are always kind.\nWe help.')).toEqual([
    { kind: 'same', text: 'We are ' },
    { kind: 'added', text: 'always ' },
    { kind: 'same', text: 'kind.\nWe help.' },
  ]);
  expect(compareTexts('Same.', 'Same.')).toEqual([{ kind: 'same', text: 'Same.' }]);
  expect(compareTexts('', 'New.')).toEqual([{ kind: 'added', text: 'New.' }]);
});

it('EL-01 a sentence that was written anew stands there whole, not word by word between the old one', () => {
  expect(compareTexts('I tell the lead.', 'I ask all people.')).toEqual([
    { kind: 'same', text: 'I ' },
    { kind: 'removed', text: 'tell the lead.' },
    { kind: 'added', text: 'ask all people.' },
  ]);
});

it('EL-01 of any two texts the pieces make both again', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'کرم', ' ', '\n', '. '), { maxLength: 30 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = compareTexts(before, after);
      expect(of(pieces, ['same', 'removed'])).toBe(before);
      expect(of(pieces, ['same', 'added'])).toBe(after);
      if (before === after) expect(pieces.every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
});

it('EL-01 texts that have nothing in common stand one below the other, however long they are', () => {
  const words = (letter: string) => Array.from({ length: 5000 }, (_, at) => letter + at).join(' ');
  const pieces = compareTexts(words('a'), words('b'));
  expect(of(pieces, ['same', 'removed'])).toBe(words('a'));
  expect(of(pieces, ['same', 'added'])).toBe(words('b'));
});
