/** Events that few have found come up a little when somebody browses, and never before one that fits much better. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTED_CONNECTIONS, exposureRank } from './exposure.ts';

const score = fc.double({ min: 1e-6, max: 1, noNaN: true });
const connections = fc.integer({ min: 0, max: 100_000 });

test('MT-08 of two that fit alike the one with fewer connections comes first, up to ten of them', () => {
  fc.assert(
    fc.property(score, connections, connections, (fit, one, other) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)];
      const isCounted = few < Math.min(many, COUNTED_CONNECTIONS);
      const lead = exposureRank(fit, few) - exposureRank(fit, many);
      if (isCounted) expect(lead).toBeGreaterThan(0);
      else expect(lead).toBe(0);
    }),
    {
      examples: [
        [0.5, 10, 11],
        [0.5, 9, 10],
        [0.5, 0, 1],
      ],
    },
  );
});

test('MT-08 twice as many connections cost at most seven hundredths', () => {
  fc.assert(
    fc.property(score, connections, (fit, count) => {
      expect(exposureRank(fit, count) - exposureRank(fit, 2 * count)).toBeLessThanOrEqual(0.07);
    }),
  );
});

test('MT-08 a fit that is better by a third is never pushed down', () => {
  fc.assert(
    fc.property(score, connections, connections, (fit, one, other) => {
      expect(exposureRank((fit * 4) / 3, one)).toBeGreaterThan(exposureRank(fit, other));
    }),
    { examples: [[0.5, 100_000, 0]] },
  );
});

test.each([Number.NaN, -1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])(
  'MT-08 a count that is none counts as nobody: %d',
  (count) => expect(exposureRank(0.5, count)).toBe(exposureRank(0.5, 0)),
);
