/** The few directions in which a large matrix says most. */
import { randomNumbers } from '../assignment/random-numbers.ts';
import type { SparseMatrix } from './association.ts';
import { gram, orthonormalise } from './dense.ts';
import { symmetricEigen } from './symmetric-eigen.ts';

/** Columns beyond those asked for, and rounds of refinement: both make the answer more exact. */
const OVERSAMPLING = 10;
const POWER_ROUNDS = 3;

/** Of entries that are mutual information, hence about 1, a smaller singular value is an error of the arithmetic. */
const LEAST_VALUE = 1e-6;

/**
 * One vector for each row of the matrix: its left singular vector and the right one, added, times the square root of
 * the singular value. That carries meaning better than the values themselves or one side alone (Levy, Goldberg and
 * Dagan 2015, 3.3); in a small vocabulary the sum also takes away what tells apart words of the same company.
 *
 * Truncated singular value decomposition by random projection (Halko, Martinsson and Tropp 2011, algorithms 4.4 and
 * 5.1). O((values + size × rank) × rank × rounds).
 *
 * @returns `matrix.size` rows of `rank` numbers; columns beyond the rank of the matrix are 0
 */
export function factorise(
  matrix: SparseMatrix,
  { rank, seed }: { rank: number; seed: number },
): Float64Array {
  const { size } = matrix;
  const width = Math.min(rank + OVERSAMPLING, size);
  let basis = times(matrix, randomSigns(size * width, seed), width);
  orthonormalise(basis, size, width);
  for (let round = 0; round < POWER_ROUNDS; round++) {
    const back = timesTransposed(matrix, basis, width);
    orthonormalise(back, size, width);
    basis = times(matrix, back, width);
    orthonormalise(basis, size, width);
  }
  // The small matrix B = Qᵀ A has the singular values of A, and B Bᵀ has their squares.
  const transposed = timesTransposed(matrix, basis, width);
  const { values, vectors } = symmetricEigen(gram(transposed, size, width), width);

  // Q V are the left vectors, Bᵀ V the right ones times the values.
  const result = new Float64Array(size * rank);
  for (let column = 0; column < Math.min(rank, width); column++) {
    const value = Math.sqrt(Math.max(0, values[column] ?? 0));
    if (value <= LEAST_VALUE) break;
    const root = Math.sqrt(value);
    for (let row = 0; row < size; row++) {
      let sum = 0;
      for (let k = 0; k < width; k++) {
        const at = row * width + k;
        const both = (basis[at] ?? 0) * root + (transposed[at] ?? 0) / root;
        sum += both * (vectors[k * width + column] ?? 0);
      }
      result[row * rank + column] = sum;
    }
  }
  return result;
}

/** 1 or -1: random signs project as well as normal numbers do (Achlioptas 2003). */
function randomSigns(count: number, seed: number): Float64Array {
  const next = randomNumbers(seed);
  return Float64Array.from({ length: count }, () => (next() < 0.5 ? -1 : 1));
}

/** Matrix × dense, `width` columns. */
function times(matrix: SparseMatrix, dense: Float64Array, width: number): Float64Array {
  const { size, starts, columns, values } = matrix;
  const result = new Float64Array(size * width);
  for (let row = 0; row < size; row++) {
    const to = row * width;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      addScaled(result, to, dense, (columns[at] ?? 0) * width, width, values[at] ?? 0);
    }
  }
  return result;
}

/** Transposed matrix × dense, `width` columns. */
function timesTransposed(matrix: SparseMatrix, dense: Float64Array, width: number): Float64Array {
  const { size, starts, columns, values } = matrix;
  const result = new Float64Array(size * width);
  for (let row = 0; row < size; row++) {
    const from = row * width;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      addScaled(result, (columns[at] ?? 0) * width, dense, from, width, values[at] ?? 0);
    }
  }
  return result;
}

function addScaled(
  to: Float64Array,
  toStart: number,
  from: Float64Array,
  fromStart: number,
  length: number,
  factor: number,
): void {
  for (let k = 0; k < length; k++)
    to[toStart + k] = (to[toStart + k] ?? 0) + factor * (from[fromStart + k] ?? 0);
}
