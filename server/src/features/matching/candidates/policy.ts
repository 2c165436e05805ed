/** What may be used about a person: they say so themselves (migration 0035). */
import type { MatchingInput } from '@saath/contract/matching/suggest/rules';
import type { Candidate } from '@saath/matching/need';

/** What stands for each input when nothing is known of it. */
const unknown = {
  skills: { skills: [] },
  interests: { interests: [] },
  experience: { experienceYears: 0 },
  freeTime: { availability: [] },
  area: { area: '', point: undefined },
  history: { history: null },
} as const satisfies Record<MatchingInput, Partial<Candidate>>;

/**
 * The person as the engine may see them. Days off and other places stay: they are no likings, they rule people out. The
 * number of open invitations goes with the history; fairness then counts none.
 */
export function withoutWhatIsOff<Seen extends Omit<Candidate, 'busy' | 'history'>>(
  candidate: Seen,
  off: readonly MatchingInput[],
): Seen {
  return Object.assign({}, candidate, ...off.map((input) => unknown[input]));
}
