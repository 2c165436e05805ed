/** How close two tags are in meaning. */
import type { Recognition, ResolvedTag } from './concepts.ts';
import { skillCloseness } from './skill-graph.ts';
import { slipsBetween } from './spelling.ts';

/** How sure it is that a tag recognised in one way means the skill that was found. */
export const trust: Readonly<Record<Recognition, number>> = {
  name: 1,
  synonym: 0.95,
  stem: 0.95,
  spelling: 0.92,
  part: 0.7,
  unknown: 0,
};

/** Above this, two tags are the same skill in other words; up to it, one is close to the other. */
const SAME_SKILL = 0.9;

/**
 * How well the `offered` tag fills the place of the `asked` one, 0 to 1: 1 for the same words,
 * 0.92 to 0.95 for the same skill in other words or misspelt, at most 0.9 for a neighbouring
 * skill, 0 for unrelated ones and for tags without letters.
 */
export function tagSimilarity(asked: ResolvedTag, offered: ResolvedTag): number {
  if (asked.key === '' || offered.key === '') return 0;
  if (asked.key === offered.key) return 1;

  const meaning = closestSkills(asked.skills, offered.skills);
  const similarity = meaning * Math.min(trust[asked.recognition], trust[offered.recognition]);
  if (isSure(asked) || isSure(offered)) return similarity;
  if (asked.stems === offered.stems) return trust.stem;
  return isMisspelt(asked, offered) || isMisspelt(offered, asked) ? trust.spelling : similarity;
}

function isMisspelt(written: ResolvedTag, meant: ResolvedTag): boolean {
  return slipsBetween(written.spelling, meant.spelling) !== undefined;
}

/** True when a similarity means the same skill rather than a neighbouring one. */
export function isSameSkill(similarity: number): boolean {
  return similarity > SAME_SKILL;
}

/** Words that the table knows are never misspellings of other words: 'diving' is not 'driving'. */
function isSure(tag: ResolvedTag): boolean {
  return trust[tag.recognition] > SAME_SKILL;
}

function closestSkills(asked: readonly string[], offered: readonly string[]): number {
  let closest = 0;
  for (const wanted of asked) {
    for (const given of offered) closest = Math.max(closest, skillCloseness(wanted, given));
  }
  return closest;
}
