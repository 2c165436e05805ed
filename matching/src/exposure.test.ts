/** Events that nobody has found come up a little when somebody browses, and never before one that fits clearly better. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exposureRank } from './exposure.ts';

const score = fc.double({ min: 1e-6, max: 1, noNaN: true });

test('MT-08 of two that fit alike the one that nobody has found comes first', () => {
  fc.assert(
    fc.property(score, (fit) => {
      expect(exposureRank(fit, false)).toBeGreaterThan(exposureRank(fit, true));
    }),
  );
});

test('MT-08 a fit that is better by a twelfth is never pushed down', () => {
  fc.assert(
    fc.property(score, fc.boolean(), fc.boolean(), (fit, one, other) => {
      expect(exposureRank((fit * 13) / 12, one)).toBeGreaterThan(exposureRank(fit, other));
    }),
    { examples: [[0.5, true, false]] },
  );
});

test('MT-08 of two that both are found, or both are not, the better fit comes first', () => {
  fc.assert(
    fc.property(score, score, fc.boolean(), (one, other, isFound) => {
      const lead = exposureRank(one, isFound) - exposureRank(other, isFound);
      expect(Math.sign(lead)).toBe(Math.sign(Math.log(one) - Math.log(other)));
    }),
  );
});
