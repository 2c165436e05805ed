/** Groups of parts of which one person can have one only. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cliqueCover, cliquesOf } from './cliques.ts';

/** Any conflicts between up to eight parts; each with itself. */
const conflicts = fc.integer({ min: 0, max: 8 }).chain((size) =>
  fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size }).map((pairs) => ({
    size,
    are: (one: number, other: number) =>
      one === other || pairs[Math.min(one, other) * size + Math.max(one, other)] === true,
  })),
);
type Conflict = (one: number, other: number) => boolean;
const isGroup = (parts: readonly number[], are: Conflict) =>
  parts.every((one) => parts.every((other) => are(one, other)));
const everyPart = (size: number) => Array.from({ length: size }, (_, part) => part);

test('MT-04 in a group each part is in conflict with each other, and no part could be added', () => {
  fc.assert(
    fc.property(conflicts, ({ size, are }) => {
      for (const group of cliquesOf(size, are)) {
        expect(isGroup(group, are)).toBe(true);
        const others = everyPart(size).filter((part) => !group.includes(part));
        for (const part of others) expect(isGroup([...group, part], are)).toBe(false);
      }
    }),
  );
});

test('MT-04 every part is in a group, or is in conflict with the same others as one that is', () => {
  fc.assert(
    fc.property(conflicts, ({ size, are }) => {
      const groups = cliquesOf(size, are);
      const seen = new Set(groups.flat());
      const rowOf = (part: number) =>
        everyPart(size)
          .map((other) => are(part, other))
          .join();
      const rows = new Set([...seen].map(rowOf));
      expect(everyPart(size).filter((part) => !seen.has(part) && !rows.has(rowOf(part)))).toEqual(
        [],
      );
      expect(new Set(groups.map((group) => group.join())).size).toBe(groups.length);
    }),
  );
});

test('MT-04 a cover holds each part exactly once, in groups', () => {
  fc.assert(
    fc.property(conflicts, ({ size, are }) => {
      const cover = cliqueCover(size, are);
      expect(cover.flat().toSorted((a, b) => a - b)).toEqual(everyPart(size));
      for (const group of cover) {
        expect(group.length).toBeGreaterThan(0);
        expect(isGroup(group, are)).toBe(true);
      }
    }),
  );
});

test('MT-04 an event without shifts is one group, and parts one after the other are one each', () => {
  expect(cliquesOf(4, () => true)).toEqual([[0, 1, 2, 3]]);
  expect(cliqueCover(4, () => true)).toEqual([[0, 1, 2, 3]]);
  const alone: Conflict = (one, other) => one === other;
  expect(cliquesOf(3, alone)).toEqual([[0], [1], [2]]);
  expect(cliqueCover(3, alone)).toEqual([[0], [1], [2]]);
});
