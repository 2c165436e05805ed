/** What would really come of a person in a role. The engine never sees this. */
import { distanceBetween } from './places.ts';
import type { TameRole } from './roles.ts';
import type { Volunteer } from './volunteers.ts';

export type Truth = {
  /** Chances. */
  readonly accepts: number;
  readonly shows: number;
  /** 0 to 1. */
  readonly quality: number;
};

/** @param turns that the person already has in the four weeks around the event */
export function truthOf(volunteer: Volunteer, role: TameRole, turns: number): Truth {
  const { organiser } = role;
  const taste = 0.75 * at(volunteer.tastes, role.cause) + 0.25 * at(volunteer.tastes, role.domain);
  const distance = distanceBetween(volunteer.home, role.place);
  const busy = volunteer.freeParts.has(role.part) ? 0 : 1;
  const experience = Math.min(1, Math.log1p(volunteer.experienceYears) / Math.log1p(15));
  const manner = sigmoid(1.5 * volunteer.manner);
  const { experienceCounts, mannerCounts } = organiser;
  return {
    accepts: sigmoid(
      0.2 +
        1.6 * taste +
        0.8 * volunteer.willingness +
        organiser.pull -
        2.5 * distance -
        2.5 * busy -
        0.3 * turns,
    ),
    shows: sigmoid(1.6 + 1.1 * volunteer.reliability - 0.8 * distance + 0.2 * taste),
    quality:
      abilityIn(volunteer, role) *
      (1 - experienceCounts - mannerCounts + experienceCounts * experience + mannerCounts * manner),
  };
}

/** What a ranking should put first. */
export function worthOf({ accepts, shows, quality }: Truth): number {
  return accepts * shows * quality;
}

/** The mean over what the role asks for. */
function abilityIn({ abilities }: Volunteer, { need, domain }: TameRole): number {
  const levels = need.skills.map((skill) => abilities[domain]?.get(skill) ?? 0);
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0;
}
