/** Symmetric positive definite matrices, as their lower half, row after row (Golub and Van Loan 2013, §4.2). */

/** L with L Lᵀ = the matrix; what lies above the diagonal is 0. */
export type Factor = { readonly lower: Float64Array; readonly size: number };

/** O(size³ / 3). @throws RangeError when the matrix is not positive definite */
export function cholesky(matrix: Float64Array, size: number): Factor {
  const lower = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = at(matrix, i * size + j);
      for (let k = 0; k < j; k++) sum -= at(lower, i * size + k) * at(lower, j * size + k);
      if (i === j) {
        if (!(sum > 0)) throw new RangeError('The matrix is not positive definite.');
        lower[i * size + i] = Math.sqrt(sum);
      } else {
        lower[i * size + j] = sum / at(lower, j * size + j);
      }
    }
  }
  return { lower, size };
}

/** x with L Lᵀ x = `right`. O(size²). */
export function solve({ lower, size }: Factor, right: Float64Array): Float64Array {
  const x = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    let sum = at(x, i);
    for (let k = 0; k < i; k++) sum -= at(lower, i * size + k) * at(x, k);
    x[i] = sum / at(lower, i * size + i);
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = at(x, i);
    for (let k = i + 1; k < size; k++) sum -= at(lower, k * size + i) * at(x, k);
    x[i] = sum / at(lower, i * size + i);
  }
  return x;
}

/** The diagonal of the matrix's inverse. O(size³). */
export function inverseDiagonal(factor: Factor): Float64Array {
  const unit = new Float64Array(factor.size);
  return unit.map((_, index) =>
    at(
      solve(
        factor,
        unit.map((_zero, k) => Number(k === index)),
      ),
      index,
    ),
  );
}

function at(numbers: Float64Array, index: number): number {
  return numbers[index] as number;
}
