/** Who fits a role best, and why. Pure: the same input always gives the same order. */
import { type Evidence, evidenceFor } from './evidence.ts';
import { obstaclesFor, reasonsFor } from './explain.ts';
import type { Candidate, RoleNeed } from './need.ts';
import type { Reason } from './reasons.ts';
import { contributionsOf, scoreOf } from './score.ts';

export type Match = {
  readonly candidateId: string;
  /** Strictly between 0 and 1. An order, not yet a probability. */
  readonly score: number;
  readonly reasons: readonly Reason[];
};

/** One person's fit, and what rules them out in spite of it. */
export type Explained = Match & { readonly obstacles: readonly Reason[] };

type Options = {
  /** The present in epoch milliseconds. */
  readonly now: number;
};

/**
 * The candidates who can take the role, best first; equal scores in the order of their ids by code unit.
 *
 * Left out: who is confirmed elsewhere at that time, and who has said when they are free and not one minute of it falls
 * into the event. O(candidates × skills), each distinct tag resolved once.
 *
 * @param limit how many to return; all when absent
 * @throws RangeError for an unknown time zone, times that are no numbers, or a negative or broken limit
 */
export function rankCandidates(
  need: RoleNeed,
  candidates: readonly Candidate[],
  { now, limit = candidates.length }: Options & { readonly limit?: number },
): Match[] {
  if (!Number.isInteger(limit) || limit < 0)
    throw new RangeError(`"limit" must be a whole number from 0: ${limit}.`);
  const gather = evidenceFor(need, now);
  return candidates
    .map((candidate) => ({ id: candidate.id, evidence: gather(candidate) }))
    .filter(({ evidence }) => obstaclesFor(evidence).length === 0)
    .map((one) => ({ ...one, score: scoreOf(contributionsOf(one.evidence)) }))
    .sort((a, b) => b.score - a.score || compareIds(a.id, b.id))
    .slice(0, limit)
    .map(({ id, evidence }) => matchOf(id, evidence));
}

/**
 * The fit of one person, whether or not something stands in the way.
 *
 * @throws RangeError as `rankCandidates`
 */
export function explainCandidate(
  need: RoleNeed,
  candidate: Candidate,
  { now }: Options,
): Explained {
  const evidence = evidenceFor(need, now)(candidate);
  return { ...matchOf(candidate.id, evidence), obstacles: obstaclesFor(evidence) };
}

function matchOf(candidateId: string, evidence: Evidence): Match {
  const contributions = contributionsOf(evidence);
  return {
    candidateId,
    score: scoreOf(contributions),
    reasons: reasonsFor(evidence, contributions),
  };
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
