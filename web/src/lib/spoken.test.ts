import { inUrdu } from '@saath/contract/urdu';
import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { learn, spoken } from './spoken.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

it('EC-06 what the server says is told in the language of the page', () => {
  learn(inUrdu);
  expect(spoken('This role is full.')).toBe('This role is full.');
  overwriteGetLocale(() => 'ur');
  expect(spoken('This role is full.')).toBe(inUrdu('This role is full.'));
  expect(spoken('Free for 2 of 4 hours')).toBe('4 گھنٹوں میں سے 2 فارغ');
  expect(spoken('What people wrote')).toBe('What people wrote');
});
