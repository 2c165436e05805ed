/** How good chances and orders are, against what happened. Chances lie between 0 and 1, labels say what happened. */

/** Equal bands of chances; ten are usual (Guo, Pleiss, Sun and Weinberger 2017). */
const BINS = 10;

/** A chance of exactly 0 or 1 that turns out wrong would cost infinitely much. */
const SURE = 1e-12;

/**
 * The mean of -ln(the chance given to what happened); 0 is perfect, 0.693 is a coin.
 * Good 1952, "Rational decisions". O(n).
 *
 * @throws RangeError when there is nothing to measure, or not as many labels as chances
 */
export function logLoss(chances: readonly number[], labels: readonly boolean[]): number {
  return meanOver(chances, labels, (chance, label) => {
    const given = label ? chance : 1 - chance;
    return -Math.log(Math.min(1, Math.max(SURE, given)));
  });
}

/** The mean squared distance from chance to 0 or 1; 0 is perfect, 0.25 is a coin. Brier 1950. O(n). @throws RangeError as `logLoss` */
export function brier(chances: readonly number[], labels: readonly boolean[]): number {
  return meanOver(chances, labels, (chance, label) => (chance - Number(label)) ** 2);
}

/** What was said and what happened, for chances from `from` (included) to `to` (excluded, but for 1). */
export type CalibrationBin = {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** The mean of the chances, and the share that came true; null when no chance fell into the bin. */
  readonly meanChance: number | null;
  readonly share: number | null;
};

/** The points of a reliability diagram: bins of equal width, all of them, also empty ones. O(n). @throws RangeError for other than as many labels as chances */
export function calibrationBins(
  chances: readonly number[],
  labels: readonly boolean[],
  bins = BINS,
): CalibrationBin[] {
  requireSameLength(chances, labels);
  const counts = Array.from({ length: bins }, () => ({ count: 0, chances: 0, happened: 0 }));
  for (const [index, chance] of chances.entries()) {
    const bin = counts[Math.min(bins - 1, Math.floor(chance * bins))];
    if (!bin) throw new RangeError(`${chance} is no chance.`);
    bin.count += 1;
    bin.chances += chance;
    bin.happened += Number(labels[index]);
  }
  return counts.map(({ count, chances: sum, happened }, index) => ({
    from: index / bins,
    to: (index + 1) / bins,
    count,
    meanChance: count > 0 ? sum / count : null,
    share: count > 0 ? happened / count : null,
  }));
}

/**
 * How far chances are from what happens, over bins of equal width, each by its share of all:
 * sum of count / n x |mean chance - share|. 0 is perfect. Naeini, Cooper and Hauskrecht 2015. O(n).
 *
 * @throws RangeError as `logLoss`
 */
export function expectedCalibrationError(
  chances: readonly number[],
  labels: readonly boolean[],
  bins = BINS,
): number {
  requireSome(chances);
  let error = 0;
  for (const { count, meanChance, share } of calibrationBins(chances, labels, bins)) {
    if (meanChance !== null && share !== null) error += count * Math.abs(meanChance - share);
  }
  return error / chances.length;
}

/**
 * How often somebody for whom it came true had the higher chance, of all pairs with somebody for whom it did not; equal
 * chances count half. 0.5 is guessing. By the sum of ranks (Mann and Whitney 1947; Hanley and McNeil 1982). O(n log n).
 *
 * @returns null when all labels are the same: there is no pair
 * @throws RangeError for other than as many labels as chances
 */
export function areaUnderCurve(
  chances: readonly number[],
  labels: readonly boolean[],
): number | null {
  requireSameLength(chances, labels);
  const positives = labels.filter(Boolean).length;
  const negatives = labels.length - positives;
  if (positives === 0 || negatives === 0) return null;
  let ranks = 0;
  for (const { from, to, members } of tiedGroups(chances).toReversed()) {
    // Ranks count from the lowest: those of one group share the middle of their ranks.
    const middle = labels.length - (from + to - 1) / 2;
    for (const index of members) if (labels[index]) ranks += middle;
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}

/**
 * How much of the gain of the best order its first `top` places hold, each place k from 1 worth 1 / log2(k + 1): 1 is the
 * best order (Järvelin and Kekäläinen 2002, with the gain as it is rather than 2^gain - 1). Anyone who has the same score shares
 * the mean gain of the places (McSherry and Najork 2008), so no order of the input helps. O(n log n).
 *
 * @param scores more comes first
 * @param gains from 0, in the same order
 * @returns null when nobody has a gain
 * @throws RangeError for other than as many gains as scores
 */
export function ndcg(scores: readonly number[], gains: readonly number[], top = 10): number | null {
  requireSameLength(scores, gains);
  const best = gains.toSorted((a, b) => b - a).slice(0, top);
  const ideal = best.reduce((sum, gain, place) => sum + gain * discount(place), 0);
  if (!(ideal > 0)) return null;
  let reached = 0;
  for (const { from, to, members } of tiedGroups(scores)) {
    if (from >= top) break;
    const mean = members.reduce((sum, index) => sum + (gains[index] ?? 0), 0) / members.length;
    for (let place = from; place < Math.min(to, top); place++) reached += mean * discount(place);
  }
  return reached / ideal;
}

/**
 * How unequally something is shared: 0 when all have the same, towards 1 when one has everything. Half the mean
 * difference of all pairs over the mean (Gini 1912), by ranks. O(n log n).
 *
 * @param amounts from 0
 * @returns 0 when nobody has anything
 */
export function gini(amounts: readonly number[]): number {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return 0;
  const count = amounts.length;
  const weighed = amounts
    .toSorted((a, b) => a - b)
    .reduce((sum, amount, index) => sum + (2 * index + 1 - count) * amount, 0);
  return weighed / (count * total);
}

type Group = { readonly from: number; readonly to: number; readonly members: readonly number[] };

/** Indexes by score, highest first; those with the same score together, in places `from` to before `to`. */
function tiedGroups(scores: readonly number[]): Group[] {
  const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const groups: Group[] = [];
  let from = 0;
  for (let to = 1; to <= order.length; to++) {
    if (to < order.length && scores[order[to] ?? 0] === scores[order[from] ?? 0]) continue;
    groups.push({ from, to, members: order.slice(from, to) });
    from = to;
  }
  return groups;
}

/** @param place from 0 */
function discount(place: number): number {
  return 1 / Math.log2(place + 2);
}

function meanOver(
  chances: readonly number[],
  labels: readonly boolean[],
  cost: (chance: number, label: boolean) => number,
): number {
  requireSome(chances);
  requireSameLength(chances, labels);
  return (
    chances.reduce((sum, chance, index) => sum + cost(chance, labels[index] ?? false), 0) /
    chances.length
  );
}

function requireSome(chances: readonly number[]): void {
  if (chances.length === 0) throw new RangeError('There is nothing to measure.');
}

function requireSameLength(one: readonly unknown[], other: readonly unknown[]): void {
  if (one.length !== other.length)
    throw new RangeError(`${one.length} and ${other.length} do not belong together.`);
}
