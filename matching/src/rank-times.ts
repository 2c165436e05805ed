/** Who fits a role that is done at several times: each person is judged by the time that suits them best. */
import { rankBy, turnsFor } from './fairness.ts';
import type { Candidate, RoleNeed } from './need.ts';
import {
  type Explanation,
  explainCandidate,
  explainCandidates,
  type Match,
  type Moment,
  rankCandidates,
} from './rank-candidates.ts';

/**
 * As `rankCandidates`, over several times of one role: the candidates who can take it at one of them at least, each
 * once. Costs as much for each of the times.
 *
 * @param needs the role at each of its times
 */
export function rankAtBestTime(
  needs: readonly RoleNeed[],
  candidates: readonly Candidate[],
  options: Parameters<typeof rankCandidates>[2],
): Match[] {
  const [only, ...others] = needs;
  if (only && others.length === 0) return rankCandidates(only, candidates, options);
  const { fairness = 0, limit = Number.POSITIVE_INFINITY } = options;
  const rankOf = rankBy(options.knowledge.model, turnsFor(fairness, needs[0] ?? { places: 1 }));
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate] as const));
  const best = new Map<string, { match: Match; rank: number }>();
  // Whoever is among the best over all times is among the best of their own best time.
  for (const match of needs.flatMap((need) => rankCandidates(need, candidates, options))) {
    const candidate = byId.get(match.candidateId);
    const before = best.get(match.candidateId);
    if (!candidate) continue;
    const rank = rankOf(candidate, match.features);
    if (!before || rank > before.rank) best.set(candidate.id, { match, rank });
  }
  return [...best.values()]
    .sort((a, b) => b.rank - a.rank || (a.match.candidateId < b.match.candidateId ? -1 : 1))
    .slice(0, Math.max(0, limit))
    .map(({ match }) => match);
}

/** As `explainCandidates`: each at the time that nothing rules out, else at the one that fits best. */
export function explainAtBestTime(
  needs: readonly RoleNeed[],
  candidates: readonly Candidate[],
  moment: Moment,
): Explanation[] {
  const [first = [], ...others] = needs.map((need) => explainCandidates(need, candidates, moment));
  return first.map((explanation, index) =>
    others
      .flatMap((explanations) => explanations[index] ?? [])
      .reduce((best, other) => (isBetter(other, best) ? other : best), explanation),
  );
}

/** The time that suits one person best, as `explainAtBestTime` judges. */
export function bestTimeFor(
  needs: readonly [RoleNeed, ...RoleNeed[]],
  candidate: Candidate,
  moment: Moment,
): RoleNeed {
  const [first, ...others] = needs;
  if (others.length === 0) return first;
  const explained = needs.map((need) => ({
    need,
    explanation: explainCandidate(need, candidate, moment),
  }));
  return explained.reduce((best, other) =>
    isBetter(other.explanation, best.explanation) ? other : best,
  ).need;
}

function isBetter(one: Explanation, other: Explanation): boolean {
  const [isFree, wasFree] = [one, other].map(({ obstacles }) => obstacles.length === 0);
  return isFree === wasFree ? one.score > other.score : isFree === true;
}
