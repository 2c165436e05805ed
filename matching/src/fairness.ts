/** How far those who are asked often give way to others. */
import { type Features, forEachFeature } from './features.ts';
import { countOf } from './history.ts';
import { type Head, logOddsOf, type Model } from './model.ts';
import type { Candidate, RoleNeed } from './need.ts';

/**
 * In log-odds, by the logarithm of how often somebody was asked, because a first invitation makes a difference and a
 * twentieth hardly does. Both numbers were chosen in worlds 1 to 6 of the simulator: invitations become 40 % more even, and
 * no fewer places are filled. Figure 16 of docs/matching.md is of other worlds.
 */
const PER_LOG_INVITATION = 2.2;
const LEAN = 0.83;

/** So many are suggested at a time; beyond this share of them, roles count as equally hard to fill. */
const SUGGESTED = 10;
const HARDEST = 0.6;

/** What fairness comes to for one role. */
export type Turns = {
  /** 0 to 1: how far those who were asked often give way. */
  readonly way: number;
  /** How much the head `accept` counts besides `good`, from 0. */
  readonly lean: number;
};

/**
 * The more places a role has, the more of those who are asked have to say yes. So people give way less there, and of those
 * who come up in their place the ones go first who are likelier to say yes.
 *
 * @param fairness from 0 to 1
 * @throws RangeError for any other, NaN too
 */
export function turnsFor(fairness: number, { places }: Pick<RoleNeed, 'places'>): Turns {
  requireFairness(fairness);
  const hardness = Math.min(HARDEST, Math.max(1, countOf(places)) / SUGGESTED);
  return {
    way: fairness * (1 - hardness),
    lean: fairness * LEAN * hardness,
  };
}

/** With NaN nobody would stand before anybody. */
function requireFairness(fairness: number): void {
  if (fairness >= 0 && fairness <= 1) return;
  throw new RangeError(`Fairness is 0 to 1, not ${fairness}.`);
}

/** What people are ordered by, before they give way. */
export function orderingHead(
  { good, accept }: Model,
  { lean }: Pick<Turns, 'lean'>,
): Pick<Head, 'intercept' | 'weights'> {
  if (lean === 0) return good;
  const weights = forEachFeature(
    (feature) => good.weights[feature] + lean * accept.weights[feature],
  );
  return { intercept: good.intercept, weights };
}

/**
 * How far somebody stands back for others, in log-odds, from 0: by how often they were asked, where invitations of coming
 * events count whether or not they were answered. It grows with `way` in proportion.
 */
export function givingWay(
  { history }: Pick<Candidate, 'history'>,
  { way }: Pick<Turns, 'way'>,
): number {
  if (!history) return 0;
  const asked = countOf(history.asked) + countOf(history.openInvitations);
  return way * PER_LOG_INVITATION * Math.log1p(asked);
}

/** A function that tells where a person stands in the order for a role, in log-odds: more comes first. */
export function rankBy(
  model: Model,
  turns: Turns,
): (candidate: Pick<Candidate, 'history'>, values: Features) => number {
  const head = orderingHead(model, turns);
  return (candidate, values) => logOddsOf(head, values) - givingWay(candidate, turns);
}
