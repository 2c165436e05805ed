/** Reads the collections of everyday tags, and judges how a tag is understood, as matching understands it. */
import { resolveTag } from '../concepts.ts';
import { isCovered } from '../score.ts';
import { tagSimilarity } from '../tags.ts';

export type TagAndSkill = { readonly tag: string; readonly skill: string };

/** One pair a line: `tag | skill`. */
export function pairsOf(collection: string): TagAndSkill[] {
  return collection.split('\n').map((line) => {
    const [tag = '', skill = ''] = line.split(' | ');
    return { tag, skill };
  });
}

/** True when the tag is taken to mean this very skill. */
export function means({ tag, skill }: TagAndSkill): boolean {
  return resolveTag(tag).skills.includes(skill);
}

/** True when somebody with this tag is taken for one who has the skill, or who covers it. */
export function standsIn({ tag, skill }: TagAndSkill): boolean {
  const similarity = tagSimilarity(resolveTag(skill), resolveTag(tag));
  return means({ tag, skill }) || isCovered({ asked: skill, offered: tag, similarity, learned: 0 });
}
