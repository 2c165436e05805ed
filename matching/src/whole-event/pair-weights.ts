/** What each person is worth in a role, as the solver wants it: a whole number, 0 for who cannot or should not. */
import { evidenceFor } from '../evidence.ts';
import { obstaclesOf } from '../explain.ts';
import { givingWay, turnsFor } from '../fairness.ts';
import { chanceOf, contributionsOf, logOdds } from '../model.ts';
import type { Candidate, RoleNeed } from '../need.ts';
import { papersOf } from '../papers.ts';
import type { Moment } from '../rank-candidates.ts';
import { featuresOf, isCovered } from '../score.ts';
import type { SkillMatch } from '../skill-coverage.ts';

/** Why a pair is not possible; `none`: it is. */
export type PairObstacle = 'none' | 'no-time' | 'no-skill';

export type Pair = { readonly weight: number; readonly obstacle: PairObstacle };

const SCALE = 100_000;

/**
 * A function that weighs one person for the role: 100,000 x P(accepts) x P(comes) x score, rounded, at least 1
 * (design/matching.md §6). Anyone who asked for the role accepts for certain. Not possible for those without time, and for those
 * who have nothing near one of the asked skills, or not each paper that is asked for, unless they asked for this role.
 *
 * What depends on the role alone is worked out once. `fairness` lowers the score as in `rankCandidates`.
 *
 * @throws RangeError as `rankCandidates`
 */
export function pairWeigher(
  need: RoleNeed,
  { fairness, ...moment }: Moment & { fairness: number },
): (candidate: Candidate, asked: 'this' | 'any' | 'no') => Pair {
  const turns = turnsFor(fairness, need);
  const evidenceOf = evidenceFor(need, moment);
  const papers = papersOf(need.skills);
  const isCoveredOrNoPaper = (match: SkillMatch) => isCovered(match) || !papers.has(match.asked);
  const { good, accept, attend } = moment.knowledge.model;
  return (candidate, asked) => {
    const evidence = evidenceOf(candidate);
    if (obstaclesOf(evidence).length > 0) return { weight: 0, obstacle: 'no-time' };
    const { skills } = evidence;
    const isSuited =
      skills.length === 0 || (skills.some(isCovered) && skills.every(isCoveredOrNoPaper));
    if (!isSuited && asked !== 'this') return { weight: 0, obstacle: 'no-skill' };
    const features = featuresOf(evidence);
    const score = chanceOf(good, contributionsOf(good, features));
    const quality = chance(logOdds(score) - givingWay(candidate, turns));
    const accepts = asked === 'no' ? chanceOf(accept, contributionsOf(accept, features)) : 1;
    const comes = chanceOf(attend, contributionsOf(attend, features));
    const weight = Math.max(1, Math.round(SCALE * accepts * comes * quality));
    return { weight, obstacle: 'none' };
  };
}

function chance(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
