/** Finds out which skills a tag means, whatever way it is written. */
import { cached } from './bounded-cache.ts';
import { skillsAtHead } from './heads.ts';
import { cutTag, normalise } from './normalise.ts';
import { type Spelling, spellingOf } from './spelling.ts';
import { isPlain, stemKey } from './stem.ts';
import { skillByKey, skillBySpelling, skillByStems } from './vocabulary.ts';

/** How a tag was recognised, from the surest way to none. */
export type Recognition = 'name' | 'synonym' | 'stem' | 'spelling' | 'part' | 'unknown';

export type ResolvedTag = {
  /** As it was written, for people to read; at most 80 characters. */
  readonly text: string;
  /**
   * Equal for tags that differ only in case, spaces and signs: 'First-Aid', 'firstaid'. Empty
   * when the tag has no letter and no digit.
   */
  readonly key: string;
  /** Equal for tags of the same stems in any order: 'event manager', 'managing events'. */
  readonly stems: string;
  /** Normalised, in the order as written. */
  readonly words: readonly string[];
  readonly spelling: Spelling;
  readonly recognition: Recognition;
  /** Names from the table of skills; more than one only for a tag such as 'Photos and video'. */
  readonly skills: readonly string[];
};

/** About 1 kB each. */
const REMEMBERED_TAGS = 10_000;

const resolveCut = cached(REMEMBERED_TAGS, (text: string): ResolvedTag => {
  const words = normalise(text).split(' ');
  const written = {
    text,
    key: words.join(''),
    stems: stemKey(words),
    words,
    spelling: spellingOf(words),
  };
  return { ...written, ...recognise(written) };
});

/**
 * The meaning of one tag. Tries, in this order: the name of a skill, a synonym, the same stems,
 * a misspelling of either, and the skill at the head of a longer tag ('wedding photography').
 *
 * Never fails; a tag that nothing is known about has no skills. The answer for each distinct
 * tag is remembered, so that a pool of volunteers costs one lookup each.
 */
export function resolveTag(text: string): ResolvedTag {
  return resolveCut(cutTag(text));
}

function recognise(
  tag: Pick<ResolvedTag, 'key' | 'stems' | 'words' | 'spelling'>,
): Pick<ResolvedTag, 'recognition' | 'skills'> {
  const exact = skillByKey(tag.key);
  if (exact) return { recognition: exact.isName ? 'name' : 'synonym', skills: [exact.skill] };

  const byStems = isPlain(tag.words) ? skillByStems(tag.stems) : undefined;
  if (byStems !== undefined) return { recognition: 'stem', skills: [byStems] };

  const bySpelling = skillBySpelling(tag.spelling);
  if (bySpelling !== undefined) return { recognition: 'spelling', skills: [bySpelling] };

  const within = skillsAtHead(tag.words);
  return { recognition: within.length > 0 ? 'part' : 'unknown', skills: within };
}
