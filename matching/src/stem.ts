/**
 * Light English stemming: enough for 'nurse', 'nurses' and 'nursing' to meet, and no more. A
 * stem keeps at least four letters, or 'caring' would meet 'car'. Stems are never shown.
 */

/** Words that say nothing about which skill is meant. */
const FILLERS: ReadonlySet<string> = new Set(
  `a an and are as at be by for from in is of on or our that the this to we will with you your
  skill skills experience experienced basic advanced good expert certified certificate qualified
  trained professional knowledge`.split(/\s+/),
);

/** Before another word they make something else of it: 'for sale'. */
const TURNING: ReadonlySet<string> = new Set(['at', 'by', 'for', 'from', 'on']);

const MIN_STEM = 4;

/** True for words such as 'of' or 'skills', which carry no meaning in a tag. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** True when the fillers of a tag may be left out: not of 'for sale' and 'sounds good'. */
export function isPlain(words: readonly string[]): boolean {
  return !TURNING.has(words[0] ?? '') && words.at(-1) !== 'good';
}

/** One lower-case word without its English ending. Words of other scripts stay as they are. */
export function stem(word: string): string {
  if (word.length < MIN_STEM || !/^[a-z]+$/.test(word)) return word;
  return withoutLastSound(withoutSuffix(singular(word)));
}

/**
 * The same for all orders and forms of the same words: 'planting of trees' meets 'tree planting'.
 * Fillers are left out, unless there is nothing else.
 */
export function stemKey(words: readonly string[]): string {
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : words).map(stem).sort().join(' ');
}

function singular(word: string): string {
  if (word.endsWith('ies')) return word.slice(0, -2);
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutSuffix(word: string): string {
  const cut = /^(.{4,}?)(?:ing|ed|or|(?<=[^e])er)$|^(.{5,})ion$/.exec(word);
  const rest = cut?.[1] ?? cut?.[2];
  return rest !== undefined && /[aeiouy]/.test(rest) ? rest : word;
}

/** 'drive' meets 'driv(ing)', 'story' meets 'stori(es)', 'swim' meets 'swimm(ing)'. */
function withoutLastSound(word: string): string {
  if (word.endsWith('e') && word.length > MIN_STEM) return word.slice(0, -1);
  if (word.endsWith('y')) return `${word.slice(0, -1)}i`;
  return word.replace(/([^aeiou])\1$/, '$1');
}
