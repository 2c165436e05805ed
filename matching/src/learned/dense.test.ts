/** Columns that stand at right angles, whatever they were before. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gram, orthonormalise } from './dense.ts';

const [SIZE, WIDTH] = [6, 3];
const values = fc
  .array(fc.integer({ min: -50, max: 50 }), { minLength: SIZE * WIDTH, maxLength: SIZE * WIDTH })
  .map((all) => Float64Array.from(all));
const column = (matrix: Float64Array, at: number) =>
  Array.from({ length: SIZE }, (_, row) => matrix[row * WIDTH + at] ?? 0);

test('MT-06 each column has length 1 or is nothing, and stands at right angles to the others', () => {
  fc.assert(
    fc.property(values, (matrix) => {
      orthonormalise(matrix, SIZE, WIDTH);
      const product = gram(matrix, SIZE, WIDTH);
      for (let i = 0; i < WIDTH; i++)
        for (let j = 0; j < WIDTH; j++) {
          const value = product[i * WIDTH + j] ?? Number.NaN;
          if (i !== j) expect(value).toBeCloseTo(0, 9);
          else expect(Math.min(Math.abs(value), Math.abs(value - 1))).toBeLessThan(1e-9);
        }
    }),
  );
});

test('MT-06 a column that depends on those before it becomes nothing, and they do not change for it', () => {
  const matrix = new Float64Array(SIZE * WIDTH);
  for (let row = 0; row < SIZE; row++) {
    matrix.set([row + 1, 3 * (row + 1), row % 2], row * WIDTH);
  }
  orthonormalise(matrix, SIZE, WIDTH);
  const length = Math.sqrt(91);
  for (const [row, value] of column(matrix, 0).entries())
    expect(value).toBeCloseTo((row + 1) / length, 12);
  expect(column(matrix, 1).every((value) => value === 0)).toBe(true);
  expect(column(matrix, 2).some((value) => value !== 0)).toBe(true);
});

test('MT-06 the product of a matrix with itself is that of each two of its columns', () => {
  fc.assert(
    fc.property(values, (matrix) => {
      const product = gram(matrix, SIZE, WIDTH);
      for (let i = 0; i < WIDTH; i++)
        for (let j = 0; j < WIDTH; j++) {
          const other = column(matrix, j);
          const sum = column(matrix, i).reduce(
            (all, value, row) => all + value * (other[row] ?? 0),
            0,
          );
          expect(product[i * WIDTH + j]).toBe(sum);
        }
    }),
  );
});
