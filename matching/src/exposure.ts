/** Events that few have found come up a little, so that all fill: the penalty of design/matching.md §5d. */
import { amountOf } from './history.ts';

/**
 * For twice as many connections of the week, at most 0.07 in log score. By the logarithm: it is the first connection that a
 * role needs. 0.05 for each, as in design/matching.md §5d, brought 13 % more roles a connection and lost 1.8 % of all
 * connections; this brings 13 % and loses 0.9 % (bench/matching/browsing.ts).
 */
const PER_LOG_CONNECTION = 0.1;

/** More connections than these make no difference: a fit that is better by a third is never pushed down. */
export const COUNTED_CONNECTIONS = 10;

/**
 * What to order by when somebody browses, most first: ln(score) − 0.1 · ln(1 + connections), where more than ten connections
 * count as ten (design/matching.md §5d).
 *
 * @param score above 0
 * @param connections people who asked for it, or were given it, in the last seven days; what is no number counts as 0
 */
export function exposureRank(score: number, connections: number): number {
  const counted = Math.min(amountOf(connections), COUNTED_CONNECTIONS);
  return Math.log(score) - PER_LOG_CONNECTION * Math.log1p(counted);
}
