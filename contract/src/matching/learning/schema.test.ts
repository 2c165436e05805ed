/** What Admins can set about learning, and what a version of it can say of itself. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchLearningMessages } from './messages.ts';
import { matchSettingsBody, matchVersionSchema, switchBody } from './schema.ts';

const id = '01890000-0000-7000-8000-000000000000';
const problem = (body: object) => {
  const [issue] = matchSettingsBody.safeParse({ isAutomatic: true, ...body }).error?.issues ?? [];
  return issue && [issue.path[0], issue.message];
};

test('MT-03 how far people who are asked already give way is any share, and nothing beyond one', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (fairness) => {
      const isShare = fairness >= 0 && fairness <= 1;
      expect(problem({ fairness }) === undefined).toBe(isShare);
    }),
    { examples: [[0], [1], [-Number.MIN_VALUE], [1 + Number.EPSILON], [Infinity]] },
  );
  for (const fairness of [undefined, null, Number.NaN, '0.5', -1, 2])
    expect(problem({ fairness })).toEqual(['fairness', matchLearningMessages.fairness]);
});

test('MT-03 whether better versions are used at once is said, not taken for granted', () => {
  for (const isAutomatic of [undefined, null, 'true', 1])
    expect(problem({ fairness: 0, isAutomatic })?.[0]).toBe('isAutomatic');
});

test('MT-03 a version is switched to by its id, and day 0 by none; leaving it out is neither', () => {
  expect(switchBody.parse({ id })).toEqual({ id });
  expect(switchBody.parse({ id: null })).toEqual({ id: null });
  for (const wrong of [{}, { id: '' }, { id: '7' }, { id: 7 }])
    expect(switchBody.safeParse(wrong).error?.issues).toMatchObject([
      { path: ['id'], message: matchLearningMessages.version },
    ]);
});

test('MT-03 a version that learned from skills alone says nothing of outcomes it had not seen', () => {
  const fromSkills = {
    ...{ id, version: 1, madeAt: '2026-12-01T00:00:00.000Z', state: 'ready' },
    ...{ outcomes: 0, profiles: 40, heldOut: null, comparison: null, taughtBy: null },
  };
  expect(matchVersionSchema.parse(fromSkills)).toEqual(fromSkills);
  const { comparison: _, ...untold } = fromSkills;
  for (const wrong of [untold, { ...fromSkills, state: 'used' }, { ...fromSkills, taughtBy: 'me' }])
    expect(matchVersionSchema.safeParse(wrong).success).toBe(false);
});
