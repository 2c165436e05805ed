/** The best of everybody for a role, proved, while only a few hundred are read. */
import { rankBy, turnsFor } from '../fairness.ts';
import type { Candidate } from '../need.ts';
import type { Match } from '../rank-candidates.ts';
import { rankAtBestTime } from '../rank-times.ts';
import type { CandidateIndex, IndexQuery } from './candidate-index.ts';

export type BestOf = {
  /** As `rankCandidates` over everybody would give them. */
  readonly matches: Match[];
  /** False when so many were read that the search was given up: somebody else may belong there. */
  readonly isProved: boolean;
  /** How many people were read. */
  readonly compared: number;
};

type Options = {
  readonly limit: number;
  readonly fairness?: number;
  /** What the engine has to know of the people, in any order; without those who are gone or may not be suggested. */
  readonly read: (ids: readonly string[]) => Promise<readonly Candidate[]>;
  /** How many are read first; each time after that, as many again as there are. */
  readonly batch?: number;
  readonly most?: number;
};

const BATCH = 200;
const MOST_READ = 3_200;

/**
 * Reads those whose score may be highest and ranks them with the real engine, until the last of the best stands higher
 * than anybody who was not read can. Correct because a bound of the index is never below the score (Fagin, Lotem and
 * Naor 2003: the threshold algorithm).
 *
 * @throws RangeError as `rankCandidates` does
 */
export async function bestOf(
  index: CandidateIndex,
  query: Omit<IndexQuery, 'limit' | 'fairness'>,
  { limit, fairness = 0, read, batch = BATCH, most = MOST_READ }: Options,
): Promise<BestOf> {
  const { needs, now, knowledge } = query;
  const rankedBy = rankBy(knowledge.model, turnsFor(fairness, needs[0]));
  const known = new Map<string, Candidate>();
  const seen = new Set<string>();
  for (let size = Math.max(batch, 2 * limit); ; size *= 2) {
    const found = index.query({ ...query, fairness, limit: size });
    const fresh = found.best.map(({ id }) => id).filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    for (const candidate of await read(fresh)) known.set(candidate.id, candidate);
    const options = { now, knowledge, fairness, limit };
    const matches = rankAtBestTime(needs, [...known.values()], options);
    const last = matches.length < limit ? undefined : matches.at(-1);
    const lowest = last ? rankOf(last) : Number.NEGATIVE_INFINITY;
    const isProved = lowest > found.rest || found.rest === Number.NEGATIVE_INFINITY;
    // Of a limit that is no number nothing is reached.
    if (isProved || !(size < most)) return { matches, isProved, compared: seen.size };
  }

  function rankOf({ candidateId, features }: Match): number {
    const candidate = known.get(candidateId);
    return candidate ? rankedBy(candidate, features) : Number.NEGATIVE_INFINITY;
  }
}
