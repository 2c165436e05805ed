/** Everything that the score and the reasons are made of. Only what is here can move a score. */
import { type FreeTime, freeTimeDuring } from './availability.ts';
import { amountOf, type Past, pastOf } from './history.ts';
import { type InterestMatch, interestMatcher } from './interests.ts';
import type { Knowledge } from './knowledge.ts';
import { type Nearness, nearnessTo } from './nearby.ts';
import type { Candidate, Interval, RoleNeed } from './need.ts';
import { type SkillMatch, skillMatcher } from './skill-coverage.ts';

export type Evidence = {
  readonly isBusy: boolean;
  readonly isAway: boolean;
  /** One for each asked skill; empty when the role asks for none. */
  readonly skills: readonly SkillMatch[];
  readonly skillCount: number;
  readonly interest: InterestMatch | undefined;
  /** Undefined when the person's week is not known. */
  readonly freeTime: FreeTime | undefined;
  readonly experienceYears: number;
  readonly area: string;
  /** Undefined when it is not known where the person lives. */
  readonly nearness: Nearness | undefined;
  /** Undefined when it is not to be used. */
  readonly past: Past | undefined;
};

/**
 * A function that gathers what speaks for and against one person. What depends on the role
 * alone is worked out once, here.
 *
 * @throws RangeError for an unknown time zone, or for times that are no numbers
 */
export function evidenceFor(
  need: RoleNeed,
  { now, knowledge }: { now: number; knowledge: Knowledge },
): (candidate: Candidate) => Evidence {
  if (!Number.isFinite(now)) throw new RangeError(`"now" is no moment: ${now}.`);
  requireMoments(need.event);

  const matchSkills = skillMatcher(need.skills, knowledge.learned);
  const matchInterests = interestMatcher(need);
  const freeTimeOf = freeTimeDuring(need.event);
  const nearnessOf = nearnessTo({ words: need.event.place, point: need.event.point });

  return (candidate) => ({
    isBusy: candidate.busy.some((interval) => overlap(interval, need.event)),
    isAway: candidate.away?.some((interval) => overlap(interval, need.event)) ?? false,
    skills: matchSkills(candidate.skills),
    skillCount: candidate.skills.length,
    interest: matchInterests(candidate.interests),
    freeTime: freeTimeOf(candidate.availability),
    experienceYears: amountOf(candidate.experienceYears),
    area: candidate.area,
    nearness: nearnessOf({ words: candidate.area, point: candidate.point }),
    past: candidate.history ? pastOf(candidate.history, now) : undefined,
  });
}

/** False for intervals without length: nothing happens in them. */
function overlap(a: Interval, b: Interval): boolean {
  return Math.max(a.startsAt, b.startsAt) < Math.min(a.endsAt, b.endsAt);
}

function requireMoments({ startsAt, endsAt }: Interval): void {
  if (Number.isFinite(startsAt) && Number.isFinite(endsAt)) return;
  throw new RangeError(`The event has no proper times: ${startsAt} to ${endsAt}.`);
}
