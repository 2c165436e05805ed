/** Finds out which skills a tag means, whatever way it is written. */
import { cached } from './bounded-cache.ts';
import { cutTag, normalise } from './normalise.ts';
import { stemKey } from './stem.ts';
import { skillByKey, skillBySpelling, skillByStems, skillsWithin } from './vocabulary.ts';

/** How a tag was recognised, from the surest way to none. */
export type Recognition = 'name' | 'synonym' | 'stem' | 'spelling' | 'part' | 'unknown';

export type ResolvedTag = {
  /** As it was written, for people to read; at most 80 characters. */
  readonly text: string;
  /** Normalised, in the order as written. Empty when there is no letter and no digit. */
  readonly words: readonly string[];
  /** Equal for tags that differ only in case, spaces and signs: 'First-Aid', 'firstaid'. */
  readonly key: string;
  /** Equal for tags of the same stems in any order: 'event manager', 'managing events'. */
  readonly stems: string;
  readonly recognition: Recognition;
  /** Names from the table of skills; more than one only for a tag such as 'Photos and video'. */
  readonly skills: readonly string[];
};

/** Rows of 2,000 characters at worst, so some 20 MB; a large installation has fewer tags. */
const REMEMBERED_TAGS = 10_000;

const resolveCut = cached(REMEMBERED_TAGS, (text: string): ResolvedTag => {
  const normalised = normalise(text);
  const words = normalised === '' ? [] : normalised.split(' ');
  const key = words.join('');
  const stems = stemKey(words);
  return { text, words, key, stems, ...recognise(words, key, stems) };
});

/**
 * The meaning of one tag. Tries, in this order: the name of a skill, a synonym, the same stems,
 * a misspelling of either, and a skill named within a longer tag ('wedding photography').
 *
 * Never fails; a tag that nothing is known about has no skills. The answer for each distinct
 * tag is remembered, so that a pool of volunteers costs one lookup each.
 */
export function resolveTag(text: string): ResolvedTag {
  return resolveCut(cutTag(text));
}

function recognise(
  words: readonly string[],
  key: string,
  stems: string,
): Pick<ResolvedTag, 'recognition' | 'skills'> {
  const exact = skillByKey(key);
  if (exact) return { recognition: exact.isName ? 'name' : 'synonym', skills: [exact.skill] };

  const byStems = skillByStems(stems);
  if (byStems !== undefined) return { recognition: 'stem', skills: [byStems] };

  const bySpelling = skillBySpelling(words);
  if (bySpelling !== undefined) return { recognition: 'spelling', skills: [bySpelling] };

  const within = skillsWithin(words);
  return { recognition: within.length > 0 ? 'part' : 'unknown', skills: within };
}
