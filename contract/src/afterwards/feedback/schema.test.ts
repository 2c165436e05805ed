import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { newFeedbackSchema } from './schema.ts';

const good = { rating: 4, message: 'Good team.' };
const problems = (change: Record<string, unknown>) =>
  newFeedbackSchema.safeParse({ ...good, ...change }).error?.issues.map(({ path }) => path[0]) ??
  [];

test('VO-04 feedback is stars with words, about an event or about none', () => {
  expect(newFeedbackSchema.parse({ ...good, message: '  Good team.  ' })).toEqual(good);
  expect(problems({ eventId: null })).toEqual([]);
  expect(problems({ eventId: '00000000-0000-4000-8000-000000000001' })).toEqual([]);
  expect(problems({ eventId: 'the beach' })).toEqual(['eventId']);
});

test('VO-04 neither stars nor words can be left out, and blanks are no words', () => {
  expect(problems({ rating: 0 })).toEqual(['rating']);
  expect(problems({ rating: 6 })).toEqual(['rating']);
  expect(problems({ rating: 2.5 })).toEqual(['rating']);
  expect(problems({ rating: undefined, message: '   ' })).toEqual(['rating', 'message']);
});

test('VO-04 as many words as the field takes are taken, and not one letter more', () => {
  expect(problems({ message: 'x'.repeat(limits.feedback.max) })).toEqual([]);
  expect(problems({ message: 'x'.repeat(limits.feedback.max + 1) })).toEqual(['message']);
});
