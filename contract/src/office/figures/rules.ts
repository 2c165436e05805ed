/** What the figures of the dashboard may be said to mean. Pure functions only. */

/** Less than this is too little to compare with, or to draw an average from. */
export const ENOUGH = 5;

/** A count now and as many days ago as `TREND_DAYS` says. */
export type Compared = { readonly now: number; readonly before: number };

/** Days between the two counts of a trend. */
export const TREND_DAYS = 30;

/** Days that the key metrics look back. */
export const METRIC_DAYS = 90;

/** By how many per cent a count grew, as a whole number; undefined when there was too little to compare with. */
export function trendOf({ now, before }: Compared): number | undefined {
  if (before < ENOUGH) return undefined;
  // No `-0`, which would be written with its sign.
  return Math.round(((now - before) / before) * 100) || 0;
}

/** The share of places that were taken, from 0 to 1; undefined for too few places. */
export function fillRateOf({ filled, places }: { filled: number; places: number }) {
  return places < ENOUGH ? undefined : filled / places;
}
