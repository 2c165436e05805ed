import { expect, test } from 'vitest';
import { type Feature, forEachFeature, neutral } from '../features.ts';
import { dayZero, type Head } from '../model.ts';
import { logOf, ODD } from '../testing/outcome-log.ts';
import { fairlyWeighed } from './fair-weights.ts';
import { fitHead } from './head.ts';
import { isProved, measure } from './held-out.ts';
import { labelledFor, type Outcome } from './outcome.ts';
import { train } from './train.ts';

const prior = dayZero.good;
const goodOf = (outcomes: readonly Outcome[]) => labelledFor('good', outcomes);
/** Skills are as unsure as all else, so that nothing but the weighing holds an organiser back. */
const unsure = { ...prior, variances: dayZero.attend.variances };
const skillsWeight = (outcomes: readonly Outcome[], weighed = fairlyWeighed) =>
  fitHead(weighed(goodOf(outcomes), unsure), unsure).weights.skills;
const MONTH = 30.44 * 86_400_000;

test('MT-13 where the first day is the truth, hardly a version is used', () => {
  const used = Array.from({ length: 40 }, (_, seed) =>
    train(logOf(seed, { count: [100, 200][seed % 2] ?? 0 }), { active: dayZero }),
  ).filter(({ isBetter }) => isBetter);
  // Five in a hundred are allowed; the bench takes 200 trainings.
  expect(used.length).toBeLessThanOrEqual(3);
});

test('MT-13 an organiser with a third of the log who rates against skills moves their weight by a tenth at most', () => {
  for (const seed of [1, 2, 3]) {
    const log = logOf(seed, { count: 900, odd: 1 / 3 });
    const others = log.filter(({ organiserId }) => organiserId !== ODD);
    const moved = Math.abs(skillsWeight(log) / skillsWeight(others) - 1);
    expect(moved).toBeLessThanOrEqual(0.1);
    // As it was: nothing stood in the way.
    const before = skillsWeight(log, (outcomes) => [...outcomes]);
    expect(Math.abs(before / skillsWeight(others) - 1)).toBeGreaterThan(0.3);
  }
});

test('MT-13 one organiser counts for a fifth at most, and where there are fewer than five, for an equal part', () => {
  const partOf = (organisers: readonly string[]) => {
    const log = organisers.map((organiserId, at) => ({
      ...{ at, roleId: 'r', organiserId, features: neutral },
      good: at % 2 === 0,
    }));
    const weighed = fairlyWeighed(goodOf(log), prior);
    const sum = (each: typeof weighed) => each.reduce((all, { weight }) => all + weight, 0);
    return sum(weighed.filter(({ organiserId }) => organiserId === 'a')) / sum(weighed);
  };
  const many = (name: string, count: number) => Array.from({ length: count }, () => name);
  const others = ['b', 'c', 'd', 'e', 'f'].flatMap((name) => many(name, 20));
  expect(partOf([...many('a', 300), ...others])).toBeCloseTo(0.2, 2);
  expect(partOf([...many('a', 10), ...others])).toBeCloseTo(1 / 11, 2);
  expect(partOf([...many('a', 90), ...many('b', 10)])).toBeCloseTo(0.5, 2);
  expect(partOf(many('a', 50))).toBe(1);
});

test('MT-13 an outcome counts half after 18 months, whatever the head', () => {
  const [one] = logOf(1, { count: 1 });
  if (!one) throw new Error('No outcome');
  const weights = labelledFor('good', [
    { ...one, at: 0 },
    { ...one, at: 18 * MONTH },
    { ...one, at: 36 * MONTH },
  ]).map(({ weight }) => weight);
  expect(weights.map((weight) => Math.round(weight * 1_000) / 1_000)).toEqual([0.25, 0.5, 1]);
});

test('MT-13 after the world has changed, what is new counts more than what is old', () => {
  const lone = (feature: Feature, value: number) => ({
    ...forEachFeature((each) => neutral[each]),
    [feature]: value,
  });
  const log = (years: number) =>
    Array.from({ length: 400 }, (_, index): Outcome => {
      const isOld = index < 200;
      const value = (index % 10) / 9;
      return {
        at: index + (isOld ? 0 : years * 12 * MONTH),
        roleId: `r${Math.floor(index / 10)}`,
        organiserId: `o${index % 7}`,
        features: lone('interest', value),
        good: isOld ? value < 0.5 : value >= 0.5,
      };
    });
  const weight = (years: number) => fitHead(goodOf(log(years)), prior).weights.interest;
  expect(weight(6)).toBeGreaterThan(weight(0) + 0.5);
});

test('MT-13 what orders people of one role worse is not used, however well it tells how many come', () => {
  // One of six is good, always the one with the most skills. The first day thinks that more are, and has their order right.
  const log = Array.from({ length: 240 }, (_, index): Outcome => {
    const skills = (index % 6) / 5;
    return {
      at: index,
      roleId: `r${Math.floor(index / 6)}`,
      organiserId: `o${index % 7}`,
      features: { ...neutral, skills },
      good: index % 6 === 5,
    };
  });
  const first = { ...prior, intercept: 2 };
  const humbler = { ...prior, intercept: -2 };
  const reversed = { ...humbler, weights: { ...prior.weights, skills: -0.1 } };
  const outcomes = goodOf(log);
  const lossOf = (head: Head) => measure(head, outcomes)?.logLoss ?? 0;
  // Both tell how many come far better than the first day does.
  expect(lossOf(first) - lossOf(humbler)).toBeGreaterThan(0.2);
  expect(lossOf(first) - lossOf(reversed)).toBeGreaterThan(0.2);
  expect(isProved(outcomes, { candidate: humbler, first })).toBe(true);
  expect(isProved(outcomes, { candidate: reversed, first })).toBe(false);
});
