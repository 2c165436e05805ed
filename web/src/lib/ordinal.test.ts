import { expect, it } from 'vitest';
import { ordinal } from './ordinal.ts';

it('JO-02 places in a line are counted as people say them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 113].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '102nd',
    '113th',
  ]);
});
