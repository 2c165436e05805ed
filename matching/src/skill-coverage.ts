/** How well somebody's skills cover the skills that a role asks for. */
import { type ResolvedTag, resolveTag } from './concepts.ts';
import { tagSimilarity } from './tags.ts';

/** The best that somebody offers for one asked skill. */
export type SkillMatch = {
  /** Both as written by people. */
  readonly asked: string;
  /** Undefined when nothing comes near. */
  readonly offered: string | undefined;
  /** 0 to 1, see `tagSimilarity`. */
  readonly similarity: number;
};

/**
 * A function that says how one person's skills meet each asked skill, in the order of asking.
 * Skills that are asked twice or have no letters count once or not at all, so the list may be
 * empty. Each distinct offered tag is compared with the asked ones only once.
 */
export function skillMatcher(
  askedSkills: readonly string[],
): (offeredSkills: readonly string[]) => readonly SkillMatch[] {
  const asked = distinct(askedSkills.map(resolveTag));
  const known = new Map<string, readonly SkillMatch[]>();

  function compared(offered: string): readonly SkillMatch[] {
    const before = known.get(offered);
    if (before) return before;
    const tag = resolveTag(offered);
    const matches = asked.map((wanted) => matchOf(wanted, tag));
    known.set(offered, matches);
    return matches;
  }

  const none = asked.map((wanted) => ({ asked: wanted.text, offered: undefined, similarity: 0 }));
  return (offeredSkills) => offeredSkills.map(compared).reduce(betterOfEach, none);
}

function matchOf(asked: ResolvedTag, offered: ResolvedTag): SkillMatch {
  const similarity = tagSimilarity(asked, offered);
  return { asked: asked.text, offered: similarity > 0 ? offered.text : undefined, similarity };
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
