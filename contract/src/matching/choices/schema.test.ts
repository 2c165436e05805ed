import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { matchingInputs } from '../suggest/rules.ts';
import { matchingChoiceSchema } from './schema.ts';

test('MT-05 what is left out stays as it is; an empty area is one that is not told any more', () => {
  expect(matchingChoiceSchema.parse({})).toEqual({});
  expect(matchingChoiceSchema.parse({ area: '  ', mapPoint: '' })).toEqual({
    ...{ area: '', mapPoint: null },
  });
});

test('MT-05 each input can be switched off once, and no other', () => {
  const off = (given: readonly unknown[]) => matchingChoiceSchema.safeParse({ off: given });
  expect(off([...matchingInputs]).data?.off).toEqual([...matchingInputs]);
  expect(off(['area', 'area']).data?.off).toEqual(['area']);
  expect(off(['name']).success).toBe(false);
  expect(off(Array(matchingInputs.length + 1).fill('area')).success).toBe(false);
  const area = 'x'.repeat(limits.area.max + 1);
  expect(matchingChoiceSchema.safeParse({ area }).success).toBe(false);
});
