import { expect, test } from 'vitest';
import { ratingBody } from './schema.ts';

const problem = (rating: unknown) => ratingBody.safeParse({ rating }).error?.issues[0]?.message;

test('PF-03 a rating is one to five whole stars, and null takes it back', () => {
  for (const stars of [1, 2, 3, 4, 5, null]) expect(problem(stars)).toBeUndefined();
});

test.each([0, 6, -1, 3.5, '4', undefined, Number.NaN])('PF-03 %j is no rating', (stars) => {
  expect(problem(stars)).toBe('Please choose 1 to 5 stars.');
});
