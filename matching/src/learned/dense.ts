/** Tall matrices of few columns, row by row. */

/**
 * Makes the columns stand at right angles and gives them length 1, in place; a column that depends on those before it
 * becomes 0. Modified Gram-Schmidt, twice, which is exact to the last digits. O(size × width²).
 */
export function orthonormalise(matrix: Float64Array, size: number, width: number): void {
  const columns = Array.from({ length: width }, (_, column) =>
    Float64Array.from({ length: size }, (_, row) => matrix[row * width + column] ?? 0),
  );
  for (const [index, column] of columns.entries()) {
    const before = columns.slice(0, index);
    const length = Math.sqrt(dot(column, column));
    for (const other of [...before, ...before]) subtract(column, other, dot(column, other));
    const left = Math.sqrt(dot(column, column));
    const scale = left > 1e-10 * length ? 1 / left : 0;
    for (let row = 0; row < size; row++) {
      column[row] = (column[row] ?? 0) * scale;
      matrix[row * width + index] = column[row] ?? 0;
    }
  }
}

/** Transposed matrix × matrix: `width` × `width`. */
export function gram(matrix: Float64Array, size: number, width: number): Float64Array {
  const result = new Float64Array(width * width);
  for (let row = 0; row < size; row++) {
    for (let i = 0; i < width; i++) {
      const value = matrix[row * width + i] ?? 0;
      for (let j = 0; j < width; j++)
        result[i * width + j] =
          (result[i * width + j] ?? 0) + value * (matrix[row * width + j] ?? 0);
    }
  }
  return result;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
}

function subtract(from: Float64Array, other: Float64Array, factor: number): void {
  for (let k = 0; k < from.length; k++) from[k] = (from[k] ?? 0) - factor * (other[k] ?? 0);
}
