/** Values and vectors of a small symmetric matrix. */

/** Rounds over all pairs; some eight are enough for any matrix of this size. */
const MOST_SWEEPS = 30;

/**
 * Eigenvalues, largest first, and unit eigenvectors in the columns (row by row, size × size), by cyclic Jacobi rotations
 * (Golub and Van Loan, Matrix Computations, 8.5). O(size³) each sweep.
 *
 * @param matrix symmetric, row by row; it is not changed
 */
export function symmetricEigen(
  matrix: Float64Array,
  size: number,
): { values: Float64Array; vectors: Float64Array } {
  const rest = Float64Array.from(matrix);
  const vectors = new Float64Array(size * size);
  for (let i = 0; i < size; i++) vectors[i * size + i] = 1;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let turned = false;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) turned = turn(rest, vectors, { size, p, q }) || turned;
    }
    if (!turned) break;
  }
  return inOrder(rest, vectors, size);
}

/** Makes the entry (p, q) 0 by turning both axes; false when it is as good as 0. */
function turn(
  rest: Float64Array,
  vectors: Float64Array,
  { size, p, q }: { size: number; p: number; q: number },
): boolean {
  const off = rest[p * size + q] ?? 0;
  const one = rest[p * size + p] ?? 0;
  const other = rest[q * size + q] ?? 0;
  if (Math.abs(off) <= 1e-15 * Math.sqrt(Math.abs(one * other)) || off === 0) return false;
  const ratio = (other - one) / (2 * off);
  const tangent = (ratio >= 0 ? 1 : -1) / (Math.abs(ratio) + Math.sqrt(ratio * ratio + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (let k = 0; k < size; k++) mix(rest, k * size + p, k * size + q, cosine, sine);
  for (let k = 0; k < size; k++) mix(rest, p * size + k, q * size + k, cosine, sine);
  for (let k = 0; k < size; k++) mix(vectors, k * size + p, k * size + q, cosine, sine);
  return true;
}

function mix(
  matrix: Float64Array,
  first: number,
  second: number,
  cosine: number,
  sine: number,
): void {
  const a = matrix[first] ?? 0;
  const b = matrix[second] ?? 0;
  matrix[first] = cosine * a - sine * b;
  matrix[second] = sine * a + cosine * b;
}

function inOrder(
  rest: Float64Array,
  vectors: Float64Array,
  size: number,
): { values: Float64Array; vectors: Float64Array } {
  const diagonal = Array.from({ length: size }, (_, index) => ({
    index,
    value: rest[index * size + index] ?? 0,
  })).sort((a, b) => b.value - a.value || a.index - b.index);
  const sorted = new Float64Array(size * size);
  for (const [column, { index }] of diagonal.entries()) {
    for (let row = 0; row < size; row++)
      sorted[row * size + column] = vectors[row * size + index] ?? 0;
  }
  return { values: Float64Array.from(diagonal, ({ value }) => value), vectors: sorted };
}
