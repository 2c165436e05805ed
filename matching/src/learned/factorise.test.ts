import { expect, test } from 'vitest';
import { randomNumbers } from '../assignment/random-numbers.ts';
import type { SparseMatrix } from './association.ts';
import { factorise } from './factorise.ts';
import { symmetricEigen } from './symmetric-eigen.ts';

const SIZE = 40;
const RANK = 3;

/** F Fᵀ for random F: symmetric, of rank 3, with no negative value. */
function lowRank(): Float64Array {
  const random = randomNumbers(3);
  const factor = Float64Array.from({ length: SIZE * RANK }, () => random() - 0.5);
  const at = (row: number, k: number) => factor[row * RANK + k] ?? 0;
  return Float64Array.from({ length: SIZE * SIZE }, (_, place) => {
    const [row, column] = [Math.floor(place / SIZE), place % SIZE];
    return [0, 1, 2].reduce((sum, k) => sum + at(row, k) * at(column, k), 0);
  });
}

function sparse(dense: Float64Array): SparseMatrix {
  return {
    size: SIZE,
    starts: Uint32Array.from({ length: SIZE + 1 }, (_, row) => row * SIZE),
    columns: Uint32Array.from({ length: SIZE * SIZE }, (_, place) => place % SIZE),
    values: dense,
  };
}

const product = (vectors: Float64Array, width: number, one: number, other: number) =>
  Array.from(
    { length: width },
    (_, k) => (vectors[one * width + k] ?? 0) * (vectors[other * width + k] ?? 0),
  ).reduce((sum, each) => sum + each, 0);

test('MT-06 the vectors give a matrix of low rank back: both sides are equal, so the sum counts twice', () => {
  const matrix = lowRank();
  const vectors = factorise(sparse(matrix), { rank: 8, seed: 1 });
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++)
      expect(product(vectors, 8, row, column) / 4).toBeCloseTo(matrix[row * SIZE + column] ?? 0, 8);
});

test('MT-06 eigenvectors stand at right angles, and the matrix stretches them by their values', () => {
  const matrix = lowRank();
  const { values, vectors } = symmetricEigen(matrix, SIZE);
  expect([...values]).toEqual([...values].sort((a, b) => b - a));
  expect(values[RANK]).toBeCloseTo(0, 10);
  const column = (k: number) =>
    Array.from({ length: SIZE }, (_, row) => vectors[row * SIZE + k] ?? 0);
  for (const k of [0, 1, 2]) {
    const vector = column(k);
    const length = vector.reduce((sum, each) => sum + each * each, 0);
    expect(length).toBeCloseTo(1, 10);
    for (let row = 0; row < SIZE; row++) {
      const stretched = vector.reduce(
        (sum, each, j) => sum + (matrix[row * SIZE + j] ?? 0) * each,
        0,
      );
      expect(stretched).toBeCloseTo((values[k] ?? 0) * (vector[row] ?? 0), 10);
    }
  }
});

test('MT-06 an empty matrix has no vectors, and one of zeros has vectors of zeros', () => {
  const nothing = new Uint32Array();
  const empty = {
    size: 0,
    starts: Uint32Array.of(0),
    columns: nothing,
    values: new Float64Array(),
  };
  expect(factorise(empty, { rank: 4, seed: 1 })).toHaveLength(0);
  const zeros = { ...empty, size: 2, starts: new Uint32Array(3) };
  expect([...factorise(zeros, { rank: 2, seed: 1 })]).toEqual([0, 0, 0, 0]);
});
