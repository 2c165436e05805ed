/** Which single skill would open more roles to a person. Pure, as `rank-events`. */
import { resolveTag } from './concepts.ts';
import { evidenceFor } from './evidence.ts';
import { obstaclesOf } from './explain.ts';
import type { Knowledge } from './knowledge.ts';
import type { Candidate, RoleNeed } from './need.ts';
import type { Moment } from './rank-candidates.ts';
import type { EventOffer, RoleOffer } from './rank-events.ts';
import { isCovered } from './score.ts';
import { skillMatcher } from './skill-coverage.ts';

export type SkillStep = {
  /** As most of the roles write it. */
  readonly skill: string;
  /** What it would open, in the order of the offers; never empty. */
  readonly roles: readonly { readonly eventId: string; readonly roleId: string }[];
};

type Missing = { readonly skill: string; readonly eventId: string; readonly roleId: string };

/**
 * The skills that are the only one missing for roles with a free place for which the person has time: those that open
 * most roles first, then by name. A skill in several spellings is one. Roles that ask for nothing, or of which the
 * person covers every skill, are open already; those that require what the person lacks stay closed.
 *
 * Costs O(roles × asked skills × the person's tags).
 *
 * @throws RangeError as `rankEvents` does
 */
export function oneStepAway(offers: readonly EventOffer[], moment: Moment): SkillStep[] {
  const missing = offers.flatMap(({ id, roles }) =>
    roles.flatMap((role) => missingFor(id, role, moment)),
  );
  const bySkill = Map.groupBy(missing, ({ skill }) => meaningOf(skill));
  return [...bySkill.values()]
    .map((each) => ({
      skill: mostFrequent(each.map(({ skill }) => skill)),
      roles: each.map(({ eventId, roleId }) => ({ eventId, roleId })),
    }))
    .sort((a, b) => b.roles.length - a.roles.length || (a.skill < b.skill ? -1 : 1));
}

/** The asked skills for which the person offers nothing near, as the role writes them. */
export function missingSkills(
  need: Pick<RoleNeed, 'skills'>,
  { skills }: Pick<Candidate, 'skills'>,
  { learned }: Knowledge,
): string[] {
  return skillMatcher(
    need.skills,
    learned,
  )(skills)
    .filter((match) => !isCovered(match))
    .map(({ asked }) => asked);
}

function missingFor(
  eventId: string,
  { id: roleId, need, candidate, places, isEligible }: RoleOffer,
  moment: Moment,
): Missing[] {
  if (places.free <= 0 || !isEligible) return [];
  const [lacking, another] = missingSkills(need, candidate, moment.knowledge);
  if (lacking === undefined || another !== undefined) return [];
  const isFree = obstaclesOf(evidenceFor(need, moment)(candidate)).length === 0;
  return isFree ? [{ skill: lacking, eventId, roleId }] : [];
}

/** Equal for the same skill in other words; what the table does not know stands for itself. */
function meaningOf(skill: string): string {
  const { skills, stems } = resolveTag(skill);
  const [known, ...others] = skills;
  return known !== undefined && others.length === 0 ? `= ${known}` : stems;
}

/** Of equally frequent ones the first by UTF-16 code unit. */
function mostFrequent(texts: readonly string[]): string {
  const counts = [...Map.groupBy(texts, (text) => text)].map(
    ([text, same]) => [text, same.length] as const,
  );
  const [best] = counts.sort(
    ([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1),
  );
  return best?.[0] ?? '';
}
