import { expect, test } from 'vitest';
import { emptyReasonOf, type FillPart, withinBudget } from './policy.ts';

const part = (places: number, missing: number) => ({ places, missing, keptFree: 0 }) as FillPart;
const figures = ({ places, missing, keptFree }: FillPart) => [places, missing, keptFree];

test('MT-04 a plan gives no more places than one save can: what is needed at least first', () => {
  const parts = [part(5, 1), part(4, 3)];
  expect(withinBudget(parts, 9).map(figures)).toEqual(parts.map(figures));
  expect(withinBudget(parts, 6).map(figures)).toEqual([
    [3, 1, 2],
    [3, 3, 1],
  ]);
  expect(withinBudget(parts, 2).map(figures)).toEqual([
    [1, 1, 4],
    [1, 1, 3],
  ]);
  expect(withinBudget(parts, 0).map(figures)).toEqual([
    [0, 0, 5],
    [0, 0, 4],
  ]);
});

test('MT-04 the reason for an empty place is the one that is nearest to being filled', () => {
  const tally = { none: 0, 'no-time': 0, 'no-skill': 0, 'not-eligible': 0 };
  expect(emptyReasonOf(tally, 0)).toBe('nobody');
  expect(emptyReasonOf({ ...tally, 'no-time': 2 }, 0)).toBe('nobody_free');
  expect(emptyReasonOf({ ...tally, 'no-time': 2, 'no-skill': 1 }, 0)).toBe('nobody_fits');
  expect(emptyReasonOf({ ...tally, 'no-skill': 1, 'not-eligible': 1 }, 0)).toBe('none_eligible');
  expect(emptyReasonOf({ ...tally, none: 1, 'no-skill': 1 }, 0)).toBe('too_few_fit');
  expect(emptyReasonOf({ ...tally, none: 2 }, 1)).toBe('taken_elsewhere');
});
