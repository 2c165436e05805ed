/** From evidence to the features of the model. */
import type { Evidence } from './evidence.ts';
import {
  acceptancePrior,
  attendancePrior,
  type Features,
  neutral,
  ratingPrior,
} from './features.ts';
import type { Share } from './history.ts';
import { hasSkill, type SkillMatch } from './skill-coverage.ts';

/** From here on more makes no difference. */
const EXPERIENCED_YEARS = 15;
/** After so many days without a turn, more rest makes no difference. */
export const RESTED_DAYS = 60;
const BUSY_TURNS = 8;
const MANY_SKILLS = 20;
const MOST_STARS = 5;

/** From here on, what somebody offers covers an asked skill (design/matching.md §6). */
const COVERED = 0.45;

/** Each between 0 and 1; what is unknown or not to be used has the neutral value. */
export function featuresOf(evidence: Evidence): Features {
  const { skills, interest, freeTime, nearness, past } = evidence;
  return {
    skills: meanOf(skills, 'skills', ({ similarity }) => similarity),
    sameSkills: meanOf(skills, 'sameSkills', (match) => Number(hasSkill(match))),
    coveredSkills: meanOf(skills, 'coveredSkills', (match) => Number(isCovered(match))),
    learnedSkills: meanOf(skills, 'learnedSkills', ({ learned }) => learned),
    interest: interest?.strength ?? neutral.interest,
    freeTime: freeTime ? freeTime.freeMinutes / freeTime.eventMinutes : neutral.freeTime,
    experience: experienceShare(evidence.experienceYears),
    attendance: past ? smoothed(past.attendance, attendancePrior) : neutral.attendance,
    acceptance: past ? smoothed(past.acceptance, acceptancePrior) : neutral.acceptance,
    nearby: nearness?.share ?? neutral.nearby,
    sameOrganiser: familiarity(past?.sameOrganiser ?? 0),
    sameRole: familiarity(past?.sameRole ?? 0),
    sameFamily: familiarity(past?.sameFamily ?? 0),
    rating: past
      ? (past.rating.stars + ratingPrior.stars) / (past.rating.of + ratingPrior.of) / MOST_STARS
      : neutral.rating,
    rest: rest(evidence),
    load: past ? Math.min(1, past.recentTurns / BUSY_TURNS) : neutral.load,
    skillCount: Math.min(1, Math.log1p(evidence.skillCount) / Math.log1p(MANY_SKILLS)),
  };
}

/** Whether an offered skill is near enough to count as the asked one: a similarity above 0.45 (design/matching.md §6). */
export function isCovered({ similarity }: SkillMatch): boolean {
  return similarity > COVERED;
}

/** The first years teach most, so the logarithm. @param years from 0 @returns 0 to 1 */
export function experienceShare(years: number): number {
  return Math.min(1, Math.log1p(years) / Math.log1p(EXPERIENCED_YEARS));
}

/** The mean over the asked skills; neutral for a role that asks for none. */
function meanOf(
  skills: readonly SkillMatch[],
  feature: 'skills' | 'sameSkills' | 'coveredSkills' | 'learnedSkills',
  pick: (match: SkillMatch) => number,
): number {
  if (skills.length === 0) return neutral[feature];
  return skills.reduce((sum, match) => sum + pick(match), 0) / skills.length;
}

/** Mean of the Beta distribution that begins with the prior. */
function smoothed(share: Share, prior: Share): number {
  return (share.yes + prior.yes) / (share.of + prior.of);
}

/** Each time halves what is still to be learned. */
function familiarity(times: number): number {
  return 1 - 0.5 ** times;
}

/** Anyone who has not had a turn for long goes before who had one last week, other things equal. */
function rest({ past }: Evidence): number {
  if (!past?.lastTurn) return neutral.rest;
  return past.lastTurn.isNew ? 1 : Math.min(1, past.lastTurn.days / RESTED_DAYS);
}
