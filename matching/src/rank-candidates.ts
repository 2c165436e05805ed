/**
 * Who fits a role best, and why. Pure arithmetic over plain values: no database, no clock, no
 * randomness, so the same input always gives the same order.
 */
import { type Evidence, evidenceFor } from './evidence.ts';
import { obstaclesOf, reasonsOf } from './explain.ts';
import { rankBy, turnsFor } from './fairness.ts';
import type { Features } from './features.ts';
import type { Knowledge } from './knowledge.ts';
import { chanceOf, contributionsOf, fitOf, type HeadName, type Model } from './model.ts';
import type { Candidate, RoleNeed } from './need.ts';
import type { Reason } from './reasons.ts';
import { featuresOf } from './score.ts';

export type Match = {
  readonly candidateId: string;
  /** How well the person fits, strictly between 0 and 1, see `fitOf`. */
  readonly score: number;
  /** That the person comes and is of help; accepts when asked; and comes, having accepted. */
  readonly chances: Readonly<Record<HeadName, number>>;
  /** What the score was made of: kept with a decision, for learning from what came of it. */
  readonly features: Features;
  /** What speaks for the person, strongest first, then what speaks against. */
  readonly reasons: readonly Reason[];
  /** What moves the score most speaks against the person. */
  readonly hasCaveat: boolean;
};

export type Explanation = Match & {
  /** What rules the person out; empty for those who can take the role. */
  readonly obstacles: readonly Reason[];
};

export type Moment = {
  /** That 'recently' is measured from, in epoch milliseconds. */
  readonly now: number;
  readonly knowledge: Knowledge;
};

/**
 * The candidates who can take the role, best first; equal ones are ordered by id (by UTF-16
 * code unit). Left out are those who are confirmed elsewhere during the event, and those whose
 * stated week holds not one minute of it. A candidate given twice is listed once.
 *
 * Costs O(candidates × (their tags + slots + busy intervals) + n log n). Each distinct tag is
 * looked up once, whoever has it.
 *
 * @param fairness from 0 to 1: how far those who are asked often give way to others
 * @param limit how many to return at most; all when left out
 * @throws RangeError for an unknown time zone, event times or `now` that are no moments, or another fairness
 */
export function rankCandidates(
  need: RoleNeed,
  candidates: readonly Candidate[],
  {
    fairness = 0,
    limit = Number.POSITIVE_INFINITY,
    ...moment
  }: Moment & { fairness?: number; limit?: number },
): Match[] {
  const evidenceOf = evidenceFor(need, moment);
  const { model } = moment.knowledge;
  const rankOf = rankBy(model, turnsFor(fairness, need));
  const best = candidates
    .flatMap((candidate) => ranked(candidate, evidenceOf(candidate), rankOf))
    .sort(bestFirst);
  // Evidence is gathered again for those who are shown: keeping it for all costs more.
  return withoutRepeats(best)
    .slice(0, Math.max(0, limit))
    .map(({ candidate }) => matchOf(candidate, evidenceOf(candidate), model));
}

/**
 * How one named person fits, with the same score as in `rankCandidates`, also when they would be
 * left out there; `obstacles` then says why, and is empty otherwise.
 *
 * @throws RangeError as `rankCandidates` does
 */
export function explainCandidate(
  need: RoleNeed,
  candidate: Candidate,
  moment: Moment,
): Explanation {
  const evidence = evidenceFor(need, moment)(candidate);
  return explanationOf(candidate, evidence, moment.knowledge.model);
}

/** The same for many people, in their order; what depends on the role alone is worked out once. */
export function explainCandidates(
  need: RoleNeed,
  candidates: readonly Candidate[],
  moment: Moment,
): Explanation[] {
  const evidenceOf = evidenceFor(need, moment);
  return candidates.map((candidate) =>
    explanationOf(candidate, evidenceOf(candidate), moment.knowledge.model),
  );
}

function explanationOf(candidate: Candidate, evidence: Evidence, model: Model): Explanation {
  return { ...matchOf(candidate, evidence, model), obstacles: obstaclesOf(evidence) };
}

type Ranked = { readonly candidate: Candidate; readonly rank: number };

/** Nothing for a candidate who cannot take the role. */
function ranked(
  candidate: Candidate,
  evidence: Evidence,
  rankOf: ReturnType<typeof rankBy>,
): Ranked | [] {
  if (obstaclesOf(evidence).length > 0) return [];
  return { candidate, rank: rankOf(candidate, featuresOf(evidence)) };
}

function matchOf(candidate: Candidate, evidence: Evidence, { good, accept, attend }: Model): Match {
  const features = featuresOf(evidence);
  const contributions = contributionsOf(good, features);
  return {
    candidateId: candidate.id,
    score: fitOf(contributions),
    chances: {
      good: chanceOf(good, contributions),
      accept: chanceOf(accept, contributionsOf(accept, features)),
      attend: chanceOf(attend, contributionsOf(attend, features)),
    },
    features,
    ...reasonsOf(evidence, good, contributions),
  };
}

function bestFirst(a: Ranked, b: Ranked): number {
  if (a.rank !== b.rank) return b.rank - a.rank;
  if (a.candidate.id === b.candidate.id) return 0;
  return a.candidate.id < b.candidate.id ? -1 : 1;
}

/** Keeps the first, hence best, of each id. */
function withoutRepeats(best: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return best.filter(({ candidate }) => {
    const isNew = !seen.has(candidate.id);
    seen.add(candidate.id);
    return isNew;
  });
}
