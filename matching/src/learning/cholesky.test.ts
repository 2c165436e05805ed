/** The factor of a matrix, what is solved with it, and what is no such matrix. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cholesky, inverseDiagonal, solve } from './cholesky.ts';

const SIZE = 4;
const numbers = (length: number) =>
  fc
    .array(fc.integer({ min: -40, max: 40 }), { minLength: length, maxLength: length })
    .map((all) => Float64Array.from(all, (each) => each / 8));
/** M Mᵀ + 1 is symmetric and positive definite whatever M is. */
const matrices = numbers(SIZE * SIZE).map((rows) => {
  const product = multiplied(rows, transposed(rows));
  for (let i = 0; i < SIZE; i++) product[i * SIZE + i] = (product[i * SIZE + i] ?? 0) + 1;
  return product;
});

function transposed(matrix: Float64Array): Float64Array {
  return matrix.map((_, at) => matrix[(at % SIZE) * SIZE + Math.floor(at / SIZE)] ?? 0);
}

function multiplied(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((_, at) => {
    const [row, column] = [Math.floor(at / SIZE), at % SIZE];
    let sum = 0;
    for (let k = 0; k < SIZE; k++)
      sum += (one[row * SIZE + k] ?? 0) * (other[k * SIZE + column] ?? 0);
    return sum;
  });
}

const isNear = (one: Float64Array, other: Float64Array) => {
  for (const [at, value] of one.entries()) expect(value).toBeCloseTo(other[at] ?? Number.NaN, 6);
};

test('MT-03 the factor times itself is the matrix, and nothing lies above its diagonal', () => {
  fc.assert(
    fc.property(matrices, (matrix) => {
      const { lower } = cholesky(matrix, SIZE);
      isNear(multiplied(lower, transposed(lower)), matrix);
      for (let row = 0; row < SIZE; row++)
        for (let column = row + 1; column < SIZE; column++)
          expect(lower[row * SIZE + column]).toBe(0);
    }),
  );
});

test('MT-03 what is solved with it, multiplied again, is what was asked; the question stays as it was', () => {
  fc.assert(
    fc.property(matrices, numbers(SIZE), (matrix, right) => {
      const before = Float64Array.from(right);
      const x = solve(cholesky(matrix, SIZE), right);
      expect(right).toEqual(before);
      const again = right.map((_, row) =>
        x.reduce((sum, value, k) => sum + (matrix[row * SIZE + k] ?? 0) * value, 0),
      );
      isNear(again, right);
    }),
  );
});

test('MT-03 the diagonal of the inverse is that of the columns that are solved one by one', () => {
  expect(inverseDiagonal(cholesky(Float64Array.of(4, 0, 0, 16), 2))).toEqual(
    Float64Array.of(0.25, 0.0625),
  );
  const diagonal = inverseDiagonal(cholesky(Float64Array.of(2, 1, 1, 2), 2));
  isNear(diagonal, Float64Array.of(2 / 3, 2 / 3));
});

test.each([
  ['zero', [0, 0, 0, 0]],
  ['negative', [-1, 0, 0, 1]],
  ['of rank one', [1, 1, 1, 1]],
  ['with a large corner', [1, 2, 2, 1]],
  ['no number', [Number.NaN, 0, 0, 1]],
])('MT-03 a matrix that is %s has none', (_, values) => {
  expect(() => cholesky(Float64Array.from(values), 2)).toThrow(RangeError);
});
