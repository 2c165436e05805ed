import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Top } from './top.ts';

/** Few scores, so that many are equal. */
const scores = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 });
const limit = fc.integer({ min: 1, max: 12 });

test('MA-01 keeps the best of many, in whatever order they come; of equals the lower row', () => {
  const given = fc.tuple(scores, limit).chain(([all, most]) =>
    fc.record({
      most: fc.constant(most),
      rows: fc.shuffledSubarray(
        all.map((score, row) => ({ row, score })),
        { minLength: all.length },
      ),
    }),
  );
  fc.assert(
    fc.property(given, ({ most, rows }) => {
      const top = new Top(most);
      for (const { row, score } of rows) top.offer(row, score);
      const best = rows.toSorted((a, b) => b.score - a.score || a.row - b.row).slice(0, most);
      expect(top.sorted()).toEqual(best);
      expect(top.isFull).toBe(rows.length >= most);
    }),
  );
});

test('MA-01 says what a newcomer has to exceed: the worst that is kept, and nothing while there is room', () => {
  fc.assert(
    fc.property(scores, limit, (all, most) => {
      const top = new Top(most);
      for (const [row, score] of all.entries()) {
        expect(top.threshold).toBe(top.isFull ? top.sorted().at(-1)?.score : -Infinity);
        const before = top.sorted();
        const isBetter = score > top.threshold;
        top.offer(row, score);
        // Rows come in order here: an equal one is a higher row, and changes nothing.
        if (!isBetter && before.length === most) expect(top.sorted()).toEqual(before);
        else expect(top.sorted()).toContainEqual({ row, score });
      }
    }),
  );
});
