/** How well somebody's skills cover the skills that a role asks for. */
import { type ResolvedTag, resolveTag } from './concepts.ts';
import type { LearnedSkills } from './learned-skills.ts';
import { isSameSkill, tagSimilarity } from './tags.ts';

/** The best that somebody offers for one asked skill. */
export type SkillMatch = {
  /** Both as written by people. */
  readonly asked: string;
  /** Undefined when nothing comes near. */
  readonly offered: string | undefined;
  /** 0 to 1: what the table of skills says (see `tagSimilarity`), or what was learned, whichever is more. */
  readonly similarity: number;
  /** 0 to 1: what was learned from profiles about what is offered. */
  readonly learned: number;
};

/** True when the person has the very skill rather than a neighbouring one. */
export function hasSkill({ similarity }: SkillMatch): boolean {
  return isSameSkill(similarity);
}

/** True when only what was learned says that the offered skill is near. */
export function isOnlyLearned({ similarity, learned }: SkillMatch): boolean {
  return learned > 0 && learned >= similarity;
}

/**
 * A function that says how one person's skills meet each asked skill, in the order of asking.
 * Skills that are asked twice or have no letters count once or not at all, so the list may be
 * empty. Each distinct offered tag is compared with the asked ones only once.
 */
export function skillMatcher(
  askedSkills: readonly string[],
  learned: LearnedSkills | undefined,
): (offeredSkills: readonly string[]) => readonly SkillMatch[] {
  const asked = distinct(askedSkills.map(resolveTag));
  const known = new Map<string, readonly SkillMatch[]>();

  function compared(offered: string): readonly SkillMatch[] {
    const before = known.get(offered);
    if (before) return before;
    const tag = resolveTag(offered);
    const matches = asked.map((wanted) => matchOf(wanted, tag, learned));
    known.set(offered, matches);
    return matches;
  }

  const none = asked.map(({ text }) => ({
    asked: text,
    offered: undefined,
    similarity: 0,
    learned: 0,
  }));
  return (offeredSkills) => offeredSkills.map(compared).reduce(betterOfEach, none);
}

function matchOf(
  asked: ResolvedTag,
  offered: ResolvedTag,
  known: LearnedSkills | undefined,
): SkillMatch {
  const learned = known?.similarity(asked.text, offered.text) ?? 0;
  const similarity = Math.max(learned, tagSimilarity(asked, offered));
  return {
    asked: asked.text,
    offered: similarity > 0 ? offered.text : undefined,
    similarity,
    learned,
  };
}

/** The first wins a tie, so that the order of a person's own list decides. */
function betterOfEach(
  first: readonly SkillMatch[],
  second: readonly SkillMatch[],
): readonly SkillMatch[] {
  // Most tags have nothing to do with the role, so most steps need no new list.
  if (!first.some((match, index) => isBetter(second[index], match))) return first;
  return first.map((match, index) => {
    const other = second[index];
    return isBetter(other, match) ? other : match;
  });
}

function isBetter(other: SkillMatch | undefined, match: SkillMatch): other is SkillMatch {
  return other !== undefined && other.similarity > match.similarity;
}

function distinct(tags: readonly ResolvedTag[]): ResolvedTag[] {
  const byMeaning = new Map<string, ResolvedTag>();
  for (const tag of tags) {
    if (tag.key !== '' && !byMeaning.has(tag.stems)) byMeaning.set(tag.stems, tag);
  }
  return [...byMeaning.values()];
}
