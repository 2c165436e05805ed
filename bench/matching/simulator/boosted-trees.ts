/**
 * Regression by gradient boosting (Friedman 2001) over binned features: a flexible model that shows how much the features
 * can tell at most. It is fitted to the hidden truth, which nobody has, so it is no part of the product.
 */

export type Table = {
  /** A row a person, all of the same length, each number from 0 to 1. */
  readonly rows: readonly Float64Array[];
  readonly targets: Float64Array;
};

const TREES = 200;
const DEPTH = 6;
const LEARNING_RATE = 0.1;
const BINS = 64;
const SMALLEST_LEAF = 30;

/** A complete binary tree, level by level; a node without a feature is a leaf. */
type Tree = {
  readonly feature: Int16Array;
  readonly upTo: Uint8Array;
  readonly value: Float64Array;
};

/** O(rows × columns × depth × trees). @returns the prediction for a row */
export function fitTrees({ rows, targets }: Table): (row: Float64Array) => number {
  const columns = rows[0]?.length ?? 0;
  const cuts = Array.from({ length: columns }, (_, column) => cutsOf(rows, column));
  const binned = cuts.map((cut, column) =>
    Uint8Array.from(rows, (row) => binOf(cut, row[column] as number)),
  );
  const base = targets.reduce((sum, target) => sum + target, 0) / targets.length;
  const residuals = targets.map((target) => target - base);
  const trees: Tree[] = [];
  for (let count = 0; count < TREES; count++) trees.push(grow(binned, residuals));
  return (row) => {
    const bins = cuts.map((cut, column) => binOf(cut, row[column] as number));
    return trees.reduce((sum, tree) => sum + valueAt(tree, bins), base);
  };
}

/** Fits the residuals, and takes what it explains away from them. */
function grow(binned: readonly Uint8Array[], residuals: Float64Array): Tree {
  const size = 2 ** (DEPTH + 1) - 1;
  const tree = {
    feature: new Int16Array(size).fill(-1),
    upTo: new Uint8Array(size),
    value: new Float64Array(size),
  };
  let level: { node: number; members: Int32Array }[] = [
    { node: 0, members: Int32Array.from(residuals.keys()) },
  ];
  for (let depth = 0; level.length > 0; depth++) {
    level = level.flatMap(({ node, members }) => {
      const split = depth < DEPTH ? bestSplit(binned, residuals, members) : undefined;
      if (!split) {
        const value = (LEARNING_RATE * sumOf(residuals, members)) / members.length;
        tree.value[node] = value;
        for (const member of members) residuals[member] = (residuals[member] as number) - value;
        return [];
      }
      tree.feature[node] = split.column;
      tree.upTo[node] = split.bin;
      const bins = binned[split.column] as Uint8Array;
      const isLow = (member: number) => (bins[member] as number) <= split.bin;
      return [
        { node: 2 * node + 1, members: members.filter(isLow) },
        { node: 2 * node + 2, members: members.filter((member) => !isLow(member)) },
      ];
    });
  }
  return tree;
}

/** The split that explains most of the variance; undefined when none leaves enough on both sides. */
function bestSplit(
  binned: readonly Uint8Array[],
  residuals: Float64Array,
  members: Int32Array,
): { column: number; bin: number } | undefined {
  const total = sumOf(residuals, members);
  let best: { column: number; bin: number } | undefined;
  let most = total ** 2 / members.length + 1e-12;
  const sums = new Float64Array(BINS);
  const counts = new Int32Array(BINS);
  for (const [column, bins] of binned.entries()) {
    sums.fill(0);
    counts.fill(0);
    for (const member of members) {
      const bin = bins[member] as number;
      sums[bin] = (sums[bin] as number) + (residuals[member] as number);
      counts[bin] = (counts[bin] as number) + 1;
    }
    let sum = 0;
    let count = 0;
    for (let bin = 0; bin < BINS - 1; bin++) {
      sum += sums[bin] as number;
      count += counts[bin] as number;
      const rest = members.length - count;
      if (count < SMALLEST_LEAF || rest < SMALLEST_LEAF) continue;
      const explained = sum ** 2 / count + (total - sum) ** 2 / rest;
      if (explained > most) [most, best] = [explained, { column, bin }];
    }
  }
  return best;
}

function valueAt({ feature, upTo, value }: Tree, bins: readonly number[]): number {
  let node = 0;
  for (;;) {
    const column = feature[node] as number;
    if (column < 0) return value[node] as number;
    node = 2 * node + ((bins[column] as number) <= (upTo[node] as number) ? 1 : 2);
  }
}

/** Upper ends of bins that hold about as many rows each. */
function cutsOf(rows: readonly Float64Array[], column: number): Float64Array {
  const values = Float64Array.from(rows, (row) => row[column] as number).sort();
  const cuts = Array.from(
    { length: BINS - 1 },
    (_, bin) => values[Math.floor(((bin + 1) * (values.length - 1)) / BINS)] as number,
  );
  return Float64Array.from(new Set(cuts));
}

/** The first bin whose upper end is not below the value. */
function binOf(cuts: Float64Array, value: number): number {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sumOf(residuals: Float64Array, members: Int32Array): number {
  let sum = 0;
  for (const member of members) sum += residuals[member] as number;
  return sum;
}
