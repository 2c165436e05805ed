/** NT-03: where a reader of the log stands comes back from strangers, and goes into SQL. */
import { describe, expect, test } from 'vitest';
import { isAhead, positionText, readPosition } from './position.ts';

const at = (snapshot: string) => ({ takenAt: 1_780_000_000_000, snapshot });

describe('NT-03 the place in the log', () => {
  test.each(['1:1:', '100:104:', '100:104:101,103', '100:104:100', '1:9223372036854775807:5'])(
    'NT-03 %s comes back as it went out',
    (snapshot) => {
      expect(readPosition(positionText(at(snapshot)))).toEqual(at(snapshot));
    },
  );

  test.each([
    ['0:4:', 'begins with 0'],
    ['104:100:', 'ends before it begins'],
    ['100:104:99', 'names what is over'],
    ['100:104:104', 'names what has not begun'],
    ['100:104:103,101', 'is out of order'],
    ['100:104:101,101', 'names one twice'],
    ['100:104:101,', 'ends in the middle'],
    ["100:104:' or true", 'is no snapshot'],
    ['', 'is not there'],
  ])('NT-03 API8 %j is not taken: it %s', (snapshot) => {
    expect(readPosition(positionText(at(snapshot)))).toBe(undefined);
  });

  test('NT-03 API8 nor is a time that no server of ours has written', () => {
    for (const text of ['100:104:', '.100:104:', 'ZZ.100:104:', 'abcdefghijk.100:104:'])
      expect(readPosition(text), text).toBe(undefined);
  });

  test('NT-03 one is ahead of another that ends before it, by value and not by its letters', () => {
    expect(isAhead(at('5:100:'), at('5:99:'))).toBe(true);
    expect(isAhead(at('5:99:'), at('5:100:'))).toBe(false);
    expect(isAhead(at('7:99:8'), at('5:99:'))).toBe(false);
  });
});
