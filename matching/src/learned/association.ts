/** How much more often than by chance two tags stand in the same profile. */

/** A square matrix that holds its values above 0 only, row by row. */
export type SparseMatrix = {
  readonly size: number;
  /** Where each row begins in the other two, and where the last one ends. */
  readonly starts: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float64Array;
};

/**
 * Positive pointwise mutual information of terms and the terms beside them: max(0, log P(a, b) / (P(a) P(b)^0.75)).
 * Raising the counts of the context to 0.75 keeps rare words from being near to everything (Levy, Goldberg and
 * Dagan 2015, 3.1). O(pairs + terms²).
 *
 * @param profiles numbers of terms, from 0 to below `size`, each once
 */
export function associations(profiles: readonly (readonly number[])[], size: number): SparseMatrix {
  const together = pairCounts(profiles, size);
  const counts = Float64Array.from({ length: size }, (_, row) =>
    total(together.subarray(row * size, (row + 1) * size)),
  );
  // x^0.75 by square roots, which are exact everywhere.
  const contexts = counts.map((count) => Math.sqrt(count) * Math.sqrt(Math.sqrt(count)));
  const allContexts = total(contexts);

  const starts = new Uint32Array(size + 1);
  const columns: number[] = [];
  const values: number[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const count = together[row * size + column] ?? 0;
      if (count === 0) continue;
      const chance = (counts[row] ?? 0) * ((contexts[column] ?? 0) / allContexts);
      if (count <= chance) continue;
      columns.push(column);
      values.push(Math.log(count / chance));
    }
    starts[row + 1] = columns.length;
  }
  return {
    size,
    starts,
    columns: Uint32Array.from(columns),
    values: Float64Array.from(values),
  };
}

/** Divisible by 1 to 16: whole figures add up to the same in any order. */
const WHOLE = 720_720;

/**
 * How often two terms stand together, size × size. A profile of n terms adds `WHOLE` / (n - 1) for each pair, the same
 * for each of its terms however long the list: who writes down fifty tags says no more about one of them than who
 * writes five.
 */
function pairCounts(profiles: readonly (readonly number[])[], size: number): Float64Array {
  const together = new Float64Array(size * size);
  for (const terms of profiles) {
    const part = Math.round(WHOLE / (terms.length - 1));
    for (const one of terms) {
      const row = one * size;
      for (const other of terms) {
        if (other !== one) together[row + other] = (together[row + other] ?? 0) + part;
      }
    }
  }
  return together;
}

function total(numbers: Float64Array): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
