import { describe, expect, test } from 'vitest';
import { uncertaintyOf, WORTH_TRYING, withExploration } from './explore.ts';
import { type Features, forEachFeature, neutral } from './features.ts';
import { dayZero } from './model.ts';

const { good } = dayZero;
/** Nobody differs but by the features that are given. */
const match = (id: string, change: Partial<Features> = {}) => ({
  candidateId: id,
  features: { ...neutral, ...change },
});
const crowd = (size: number) => Array.from({ length: size }, (_, index) => match(`p${index}`));

describe('the slot for trying', () => {
  test('MT-03 the tenth of ten goes to the one of the best fifty that the model is least sure about', () => {
    const ranked = crowd(60);
    ranked[30] = match('unusual', { load: 1, skillCount: 1 });
    ranked[55] = match('too far down', { load: 1, skillCount: 1, rest: 1 });
    const shown = withExploration(ranked, good, 10);
    expect(shown.map(({ candidateId }) => candidateId)).toEqual([
      ...ranked.slice(0, 9).map(({ candidateId }) => candidateId),
      'unusual',
    ]);
    expect(shown.filter(({ explored }) => explored).map(({ candidateId }) => candidateId)).toEqual([
      'unusual',
    ]);
    expect(WORTH_TRYING).toBe(50);
  });

  test('MT-03 who stands among the ten anyway is not tried, and of equal ones the better fit is', () => {
    const ranked = crowd(20);
    ranked[3] = match('known anyway', { load: 1 });
    expect(withExploration(ranked, good, 10)[9]).toMatchObject({
      candidateId: 'p10',
      explored: true,
    });
    expect(withExploration(ranked, good, 10)[3]?.explored).toBe(false);
  });

  test('MT-03 nobody is tried where nobody is left out, nor in a short list', () => {
    for (const [size, count] of [
      [0, 10],
      [10, 10],
      [30, 5],
      [30, 0],
      [7, 10],
    ] as const) {
      const shown = withExploration(crowd(size), good, count);
      expect(shown).toHaveLength(Math.min(size, count));
      expect(shown.some(({ explored }) => explored)).toBe(false);
    }
  });

  test('MT-03 what was learned makes the model surer', () => {
    const values = { ...neutral, attendance: 1, skills: 0 };
    const unsure = { variances: forEachFeature(() => 1) };
    const surer = {
      variances: forEachFeature((feature) => (feature === 'skills' ? 0.1 : 1)),
    };
    expect(uncertaintyOf(unsure, neutral)).toBe(0);
    expect(uncertaintyOf(unsure, values)).toBeCloseTo(0.25 + 0.2 ** 2, 10);
    expect(uncertaintyOf(surer, values)).toBeLessThan(uncertaintyOf(unsure, values));
  });
});
