/** What would really come of somebody in a role of a harder world. The engine never sees this. */
import type { Truth } from '../truth.ts';
import type { Family } from './family.ts';
import { kilometres } from './land.ts';
import type { Habits, Person } from './people.ts';
import type { HardRole } from './roles.ts';

export type Circumstances = {
  readonly family: Family;
  readonly habits: Habits;
  readonly week: number;
  /** Turns, and requests, in the four weeks around the event. */
  readonly turns: number;
  readonly requests: number;
  readonly hasFriendThere: boolean;
};

/** So often people are asked without minding. */
const FREE_REQUESTS = 2;

export function truthOf(person: Person, role: HardRole, now: Circumstances): Truth {
  const { family, habits } = now;
  const taste = 0.75 * at(habits.tastes, role.cause) + 0.25 * at(habits.tastes, role.domain);
  const km = kilometres(person.home, role.spot);
  const distance = km / (km + habits.reachKm);
  const busy = person.freeParts.has(role.part) ? 0 : 1;
  const season = Math.cos((2 * Math.PI * (now.week - person.busiest)) / 26);
  const tired = now.turns + Math.max(0, now.requests - FREE_REQUESTS);
  return {
    accepts: sigmoid(
      1.1 +
        1.3 * taste +
        0.8 * habits.willingness +
        role.organiser.pull -
        4 * distance -
        2.5 * busy -
        family.fatigue * tired -
        family.season * season +
        (person.isFlaky ? 1 : 0) +
        (now.hasFriendThere ? family.friends : 0),
    ),
    shows: sigmoid(
      2.2 + 0.9 * habits.reliability - 1.4 * distance + 0.2 * taste - (person.isFlaky ? 2.5 : 0),
    ),
    quality: qualityOf(person, role),
  };
}

function qualityOf(
  { abilities, experienceYears, manner }: Person,
  { organiser: { counts }, domain, takes }: HardRole,
): number {
  const levels = takes.map((skill) => abilities[domain]?.[skill] ?? 0);
  const ability = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const experience = Math.min(1, Math.log1p(experienceYears) / Math.log1p(15));
  // Whoever cannot do it at all is no help, however pleasant.
  const others = counts.experience * experience + counts.manner * sigmoid(1.5 * manner);
  return counts.ability * ability + others * Math.min(1, ability / 0.4);
}

function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0;
}
