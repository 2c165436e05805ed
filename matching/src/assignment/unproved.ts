/** Which lists are too short for the proof. */
import type { Problem } from './problem.ts';

/**
 * Roles for which somebody who is not on the list might improve the plan. A person of weight w would keep w - price in a role,
 * and everybody keeps 0 or more as it is. Anyone who is not listed weighs no more than the last one listed: if that
 * is not above the price, the prices prove the plan for them too. O(roles).
 *
 * @param isWhole whether the list of a role misses nobody
 */
export function unprovedRoles(
  { pairs: { start, weight }, bonuses }: Problem,
  prices: Float64Array,
  isWhole: (roleIndex: number) => boolean,
): number[] {
  return bonuses.flatMap((places, role) => {
    if (places.length === 0 || isWhole(role)) return [];
    const end = start[role + 1] as number;
    const isEmpty = start[role] === end;
    return isEmpty || (weight[end - 1] as number) > (prices[role] as number) ? [role] : [];
  });
}
