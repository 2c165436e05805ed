/**
 * Who fits a role best, and why. Pure arithmetic over plain values: no database, no clock, no
 * randomness, so the same input always gives the same order.
 */
import { type Evidence, evidenceFor } from './evidence.ts';
import { obstaclesOf, reasonsOf } from './explain.ts';
import type { Candidate, RoleNeed } from './need.ts';
import type { Reason } from './reasons.ts';
import { contributionsOf, scoreOf } from './score.ts';

export type Match = {
  readonly candidateId: string;
  /** Between 0 and 1; more fits better. An order, not yet a probability. */
  readonly score: number;
  /** What speaks for the person, strongest first, then what speaks against. */
  readonly reasons: readonly Reason[];
};

/**
 * The candidates who can take the role, best first; equal scores are ordered by id (by UTF-16
 * code unit). Left out are those who are confirmed elsewhere during the event, and those whose
 * stated week holds not one minute of it. A candidate given twice is listed once.
 *
 * Costs O(candidates × (their tags + slots + busy intervals) + n log n). Each distinct tag is
 * looked up once, whoever has it.
 *
 * @param now the moment that 'recently' is measured from, in epoch milliseconds
 * @param limit how many to return at most; all when left out
 * @throws RangeError for an unknown time zone, or event times or `now` that are no moments
 */
export function rankCandidates(
  need: RoleNeed,
  candidates: readonly Candidate[],
  { now, limit = Number.POSITIVE_INFINITY }: { now: number; limit?: number },
): Match[] {
  const evidenceOf = evidenceFor(need, now);
  const best = candidates
    .flatMap((candidate) => scored(candidate, evidenceOf(candidate)))
    .sort(bestFirst);
  // Evidence is gathered again for those who are shown: keeping it for all costs more.
  return withoutRepeats(best)
    .slice(0, Math.max(0, limit))
    .map(({ candidate }) => matchOf(candidate, evidenceOf(candidate)));
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
  { now }: { now: number },
): Explanation {
  return explanationOf(candidate, evidenceFor(need, now)(candidate));
}

export type Explanation = Match & { readonly obstacles: readonly Reason[] };

/** The same for many people, in their order; what depends on the role alone is worked out once. */
export function explainCandidates(
  need: RoleNeed,
  candidates: readonly Candidate[],
  { now }: { now: number },
): Explanation[] {
  const evidenceOf = evidenceFor(need, now);
  return candidates.map((candidate) => explanationOf(candidate, evidenceOf(candidate)));
}

function explanationOf(candidate: Candidate, evidence: Evidence): Explanation {
  return { ...matchOf(candidate, evidence), obstacles: obstaclesOf(evidence) };
}

type Scored = { readonly candidate: Candidate; readonly score: number };

/** Nothing for a candidate who cannot take the role. */
function scored(candidate: Candidate, evidence: Evidence): Scored | [] {
  if (obstaclesOf(evidence).length > 0) return [];
  return { candidate, score: scoreOf(contributionsOf(evidence)) };
}

function matchOf(candidate: Candidate, evidence: Evidence): Match {
  const contributions = contributionsOf(evidence);
  return {
    candidateId: candidate.id,
    score: scoreOf(contributions),
    reasons: reasonsOf(evidence, contributions),
  };
}

function bestFirst(a: Scored, b: Scored): number {
  if (a.score !== b.score) return b.score - a.score;
  if (a.candidate.id === b.candidate.id) return 0;
  return a.candidate.id < b.candidate.id ? -1 : 1;
}

/** Keeps the first, hence best, of each id. */
function withoutRepeats(best: readonly Scored[]): Scored[] {
  const seen = new Set<string>();
  return best.filter(({ candidate }) => {
    const isNew = !seen.has(candidate.id);
    seen.add(candidate.id);
    return isNew;
  });
}
