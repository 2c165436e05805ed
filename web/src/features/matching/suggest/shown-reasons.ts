import type { Reason } from '@saath/contract/matching/suggest/schema';

const MOST = 3;

/**
 * What is shown of many reasons at first: the strongest that speak for somebody, and what is not to be overlooked; the
 * strongest of all where nothing speaks for them.
 *
 * @param reasons the strongest of each tone first
 */
export function shownReasons(reasons: readonly Reason[]): Reason[] {
  const inFavour = reasons.filter(({ tone }) => tone === 'for').slice(0, MOST);
  const caveats = reasons.filter(({ isCaveat }) => isCaveat);
  return inFavour.length + caveats.length > 0 ? [...inFavour, ...caveats] : reasons.slice(0, 1);
}
