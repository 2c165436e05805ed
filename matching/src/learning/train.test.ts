import { describe, expect, test } from 'vitest';
import { type Feature, features, forEachFeature, neutral } from '../features.ts';
import { dayZero, headNames, type Model } from '../model.ts';
import { type Outcome, train } from './train.ts';

/** Like chance, the same every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Outcomes of a place where nothing counts but the features named, the first day being wrong about them. */
function outcomesWhere(
  weights: Partial<Record<Feature, number>>,
  { count, seed = 1 }: { count: number; seed?: number },
): Outcome[] {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, index) => {
    const values = forEachFeature(next);
    let logit = 0;
    for (const feature of features)
      logit += (weights[feature] ?? 0) * (values[feature] - neutral[feature]);
    const happens = next() < 1 / (1 + Math.exp(-logit));
    return {
      at: index,
      roleId: `r${Math.floor(index / 6)}`,
      features: values,
      accepted: happens,
      attended: happens ? next() < 0.8 : undefined,
      good: happens,
    };
  });
}

describe('learning', () => {
  test('MT-03 finds out what counts, and is better than the first day on outcomes it has not seen', () => {
    const outcomes = outcomesWhere({ experience: 4, interest: -3 }, { count: 1_200 });
    const { model, better, isBetter, heldOut, counts } = train(outcomes, { active: dayZero });
    expect(isBetter && better.good && better.accept).toBe(true);
    expect(counts.good).toBe(1_200);
    expect(heldOut.candidate.good?.outcomes).toBe(240);
    expect(heldOut.candidate.good?.logLoss).toBeLessThan(heldOut.dayZero.good?.logLoss ?? 0);
    expect(model.good.weights.experience).toBeGreaterThan(2.5);
    expect(model.good.weights.interest).toBeLessThan(-1);
    expect(model.good.variances.experience).toBeLessThan(dayZero.good.variances.experience);
  });

  test('MT-13 what skills are worth hardly moves: mostly people who have them are asked', () => {
    const outcomes = outcomesWhere({ experience: 4, skills: -3 }, { count: 1_200 });
    const { model, better } = train(outcomes, { active: dayZero });
    expect(better.good).toBe(true);
    expect(model.good.weights.skills).toBeGreaterThan(0.75 * dayZero.good.weights.skills);
  });

  test('MT-03 says by how much more pairs are in the right order than by counting skills', () => {
    const { comparison } = train(outcomesWhere({ experience: 6 }, { count: 1_500 }), {
      active: dayZero,
    });
    expect(comparison?.outcomes).toBe(200);
    expect(comparison?.skillCountRightlyOrdered).toBeCloseTo(0.5, 0);
    expect(comparison?.betterBy).toBeGreaterThan(0.2);
  });

  test('MT-03 nothing to learn from, or too little to judge by, changes nothing', () => {
    for (const outcomes of [[], outcomesWhere({}, { count: 4 })]) {
      const { model, isBetter, heldOut, comparison } = train(outcomes, { active: dayZero });
      expect(isBetter).toBe(false);
      expect(model).toEqual(dayZero);
      expect(heldOut.candidate).toEqual({ good: null, accept: null, attend: null });
      expect(comparison).toBeNull();
    }
  });

  test('MT-03 what is worse on the newest outcomes than the first day is not taken', () => {
    const next = numbers(3);
    // First an interest harms, and in the newest fifth it helps again, as the first day has it.
    const turned = Array.from({ length: 600 }, (_, at): Outcome => {
      const values = forEachFeature((feature) =>
        feature === 'interest' ? next() : neutral[feature],
      );
      const isKeen = values.interest > 0.5;
      return { at, roleId: 'r', features: values, good: at < 480 ? !isKeen : isKeen };
    });
    const { model, better, isBetter, heldOut } = train(turned, { active: dayZero });
    expect(heldOut.candidate.good?.logLoss).toBeGreaterThan(heldOut.dayZero.good?.logLoss ?? 0);
    expect(better).toEqual({ good: false, accept: false, attend: false });
    expect(isBetter).toBe(false);
    expect(model.good).toBe(dayZero.good);
  });

  test('MT-03 what is worse than the active head is not taken, though better than the first day', () => {
    const outcomes = outcomesWhere({ experience: 24, skills: -16 }, { count: 150 });
    const knowing: Model = {
      ...dayZero,
      good: {
        ...dayZero.good,
        intercept: 0,
        weights: { ...forEachFeature(() => 0), experience: 24, skills: -16 },
      },
    };
    const { model, better, heldOut } = train(outcomes, { active: knowing });
    expect(heldOut.candidate.good?.logLoss).toBeLessThan(heldOut.dayZero.good?.logLoss ?? 0);
    expect(better.good).toBe(false);
    expect(model.good).toBe(knowing.good);
  });

  test('MT-03 learning again from the same outcomes does not turn down what it had just learned', () => {
    const outcomes = outcomesWhere({ experience: 3, load: -2 }, { count: 800 });
    const first = train(outcomes, { active: dayZero });
    const again = train(outcomes, { active: first.model });
    expect(again.better.good).toBe(true);
    expect(again.model.good).toEqual(first.model.good);
  });

  test('MT-03 labels that are all the same give finite weights', () => {
    for (const label of [true, false]) {
      const outcomes = outcomesWhere({}, { count: 200 }).map((one) => ({
        ...one,
        accepted: label,
        attended: label,
        good: label,
      }));
      const { model, heldOut } = train(outcomes, { active: dayZero });
      expect(heldOut.candidate.good?.areaUnderCurve).toBeNull();
      for (const name of headNames)
        for (const value of [model[name].intercept, ...Object.values(model[name].weights)])
          expect(Number.isFinite(value)).toBe(true);
    }
  });

  test('MT-03 what nobody has answered yet teaches nothing', () => {
    const [one] = outcomesWhere({}, { count: 1 });
    const open = Array.from(
      { length: 50 },
      (_, at): Outcome => ({
        at,
        roleId: 'r',
        features: one?.features ?? neutral,
      }),
    );
    expect(train(open, { active: dayZero }).counts).toEqual({ good: 0, accept: 0, attend: 0 });
  });

  test('MT-03 what was passed over far down a list counts less than what was passed over first', () => {
    const passed = (position: number) =>
      outcomesWhere({}, { count: 100 }).map((one) => ({ ...one, accepted: false, position }));
    const fit = (position: number) =>
      train(passed(position), { active: dayZero }).model.accept.intercept;
    expect(fit(1)).toBeLessThan(fit(20));
    expect(fit(20)).toBeLessThan(dayZero.accept.intercept);
  });
});

describe('any input', () => {
  test('MT-03 the same outcomes give the same bytes, in any order', () => {
    const outcomes = outcomesWhere({ skills: 2 }, { count: 300 });
    const first = train(outcomes, { active: dayZero });
    expect(JSON.stringify(train(outcomes, { active: dayZero }))).toBe(JSON.stringify(first));
    expect(JSON.stringify(train(outcomes.toReversed(), { active: dayZero }))).toBe(
      JSON.stringify(first),
    );
  });

  test('MT-03 features that are missing or no numbers, moments that are none and places below 1 are refused', () => {
    const [one] = outcomesWhere({}, { count: 1 });
    const { skills: _, ...rest } = one?.features ?? neutral;
    const bad: Partial<Outcome>[] = [
      { features: rest as Outcome['features'] },
      { features: { ...neutral, skills: Number.NaN } },
      { features: { ...neutral, load: 1.5 } },
      { at: Number.NaN },
      { position: 0 },
    ];
    for (const wrong of bad) {
      const outcome = { at: 0, roleId: 'r', features: neutral, good: true, ...wrong };
      expect(() => train([outcome], { active: dayZero })).toThrow(RangeError);
    }
  });
});
