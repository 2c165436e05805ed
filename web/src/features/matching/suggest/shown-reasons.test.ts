import type { Reason } from '@saath/contract/matching/suggest/schema';
import { expect, it } from 'vitest';
import { shownReasons } from './shown-reasons.ts';

const inFavour = ['a', 'b', 'c', 'd'].map((text): Reason => ({ text, tone: 'for' }));
const against = (text: string, isCaveat?: boolean): Reason => ({
  text,
  tone: 'against',
  ...(isCaveat ? { isCaveat } : {}),
});
const texts = (reasons: readonly Reason[]) => shownReasons(reasons).map(({ text }) => text);

it('MT-05 three that speak for somebody, and what is not to be overlooked', () => {
  expect(texts([...inFavour, against('x'), against('y', true)])).toEqual(['a', 'b', 'c', 'y']);
  expect(texts([against('busy', true), ...inFavour])).toEqual(['a', 'b', 'c', 'busy']);
});

it('MT-05 what speaks against stays behind Why?, unless there is nothing else', () => {
  expect(texts([...inFavour.slice(0, 1), against('x')])).toEqual(['a']);
  expect(texts([against('x'), against('y')])).toEqual(['x']);
  expect(texts([])).toEqual([]);
});
