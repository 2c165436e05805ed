/**
 * Proof that a plan is the best one. It trusts no solver: anybody can check it with the problem, the plan and one price a role.
 *
 * For any prices, no plan is worth more than
 *
 *     sum over people of max(0, max over their roles of weight - price)
 *   + sum over places of max(0, bonus + price)
 *
 * because a person placed for weight w in a place with bonus b at price p adds w + b = (w - p) + (b + p), and each bracket is at
 * most the corresponding term (weak duality of linear programming). If a plan is worth just as much, nothing can be better.
 */
import { FREE, GONE, type Problem, type Solution } from './problem.ts';

export type Certificate = {
  /** What the plan is worth: weights and bonuses. */
  readonly primal: number;
  /** What no plan is worth more than. */
  readonly dual: number;
};

/**
 * O(pairs + places).
 *
 * @throws RangeError when it is no plan: an impossible pair, a role with more people than places, a price that is no number
 */
export function checkCertificate(problem: Problem, { roleOf, prices }: Solution): Certificate {
  const { people, start, person, weight } = problem.pairs;
  const kept = new Float64Array(people);
  let pairsFound = 0;
  let primal = 0;
  let dual = 0;
  for (const [role, bonuses] of problem.bonuses.entries()) {
    const price = prices[role] as number;
    if (!Number.isFinite(price)) throw new RangeError(`No price for role ${role}`);
    let filled = 0;
    for (let pair = start[role] as number; pair < (start[role + 1] as number); pair++) {
      const someone = person[pair] as number;
      if (roleOf[someone] === GONE) continue;
      kept[someone] = Math.max(kept[someone] as number, (weight[pair] as number) - price);
      if (roleOf[someone] !== role) continue;
      primal += weight[pair] as number;
      filled++;
    }
    if (filled > bonuses.length) throw new RangeError(`More people than places in role ${role}`);
    pairsFound += filled;
    for (const [place, bonus] of bonuses.entries()) {
      if (place < filled) primal += bonus;
      dual += Math.max(0, bonus + price);
    }
  }
  const placed = roleOf.reduce(
    (count, role) => (role === FREE || role === GONE ? count : count + 1),
    0,
  );
  if (placed !== pairsFound) throw new RangeError('Somebody is in a role that is not possible');
  for (const gain of kept) dual += gain;
  return { primal, dual };
}
