/** Events that nobody has found this week come up a little, so that all fill: the idea of design/matching.md §5d. */

/**
 * In log score. Of 25 forms and strengths compared in the worlds for choosing, by what a week of visits can be expected to bring
 * (bench/matching/browsing.ts), 0.1 for the logarithm of all connections, as before, brought 13 % more roles a connection and lost 1.1 %
 * of all connections, in harder worlds 1.2 %; 0.07 and 0.1 of this form brought 10 and 12 %, and lost 0.3 and 0.5, there 0.7 and 0.9 %.
 * This lies between the two. It is the first connection that a role needs.
 */
const PER_FOUND = 0.08;

/**
 * What to order by when somebody browses, most first: ln(score), less 0.08 for what somebody has found. So a fit that is better by a
 * twelfth is never pushed down.
 *
 * @param score above 0
 * @param isFound whether anybody asked for it, or was given it, in the last seven days
 */
export function exposureRank(score: number, isFound: boolean): number {
  return Math.log(score) - (isFound ? PER_FOUND : 0);
}
