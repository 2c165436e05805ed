/**
 * Who fits a role best, and why. Pure arithmetic over plain values: no database, no clock, no
 * randomness, so the same input always gives the same order.
 */
import { type Evidence, evidenceFor } from './evidence.ts';
import { obstaclesOf, reasonsOf } from './explain.ts';
import type { Candidate, RoleNeed } from './need.ts';
import type { Reason } from './reasons.ts';
import { contributionsOf, scoreOf } from './score.ts';
import type { Features } from './weights.ts';

export type Match = {
  readonly candidateId: string;
  /** Between 0 and 1; more fits better. An order, not yet a probability. */
  readonly score: number;
  /** What speaks for the person, strongest first, then what speaks against. */
  readonly reasons: readonly Reason[];
};

/** Judged but not yet put into words: only who is shown needs reasons. */
type Judgement = {
  readonly candidateId: string;
  readonly evidence: Evidence;
  readonly contributions: Features;
  readonly score: number;
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
  const able = candidates
    .map((candidate) => judge(candidate, evidenceOf(candidate)))
    .filter(({ evidence }) => obstaclesOf(evidence).length === 0)
    .sort(bestFirst);
  return withoutRepeats(able).slice(0, Math.max(0, limit)).map(matchOf);
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
): Match & { readonly obstacles: readonly Reason[] } {
  const evidence = evidenceFor(need, now)(candidate);
  return { ...matchOf(judge(candidate, evidence)), obstacles: obstaclesOf(evidence) };
}

function judge({ id: candidateId }: Candidate, evidence: Evidence): Judgement {
  const contributions = contributionsOf(evidence);
  return { candidateId, evidence, contributions, score: scoreOf(contributions) };
}

function matchOf({ candidateId, score, evidence, contributions }: Judgement): Match {
  return { candidateId, score, reasons: reasonsOf(evidence, contributions) };
}

function bestFirst(a: Judgement, b: Judgement): number {
  if (a.score !== b.score) return b.score - a.score;
  if (a.candidateId === b.candidateId) return 0;
  return a.candidateId < b.candidateId ? -1 : 1;
}

/** Keeps the first, hence best, of each id. */
function withoutRepeats(judgements: readonly Judgement[]): Judgement[] {
  const seen = new Set<string>();
  return judgements.filter(({ candidateId }) => {
    const isNew = !seen.has(candidateId);
    seen.add(candidateId);
    return isNew;
  });
}
