/** One written form for tags that differ only in how they were typed. */

/** Longer tags are cut: users write tags, and a tag of 10,000 characters must stay cheap. */
const MAX_TAG_LENGTH = 80;

/** Accents, Arabic vowel signs, the stretching tatweel and invisible marks of writing direction. */
const MARKS = /[\u{300}-\u{36f}\u{640}\u{64b}-\u{65f}\u{670}\p{Cf}]/gu;

/** Arabic keyboards type other letters than Urdu ones for the same sign. */
const URDU_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ي', 'ی'],
  ['ى', 'ی'],
  ['ك', 'ک'],
  ['ه', 'ہ'],
  ['ة', 'ہ'],
]);

/**
 * The part of a tag that is looked at: its first 80 characters, without space around it.
 *
 * A cut tag is put together anew. A slice would keep the whole long text in memory for as long
 * as a cache holds it.
 */
export function cutTag(text: string): string {
  if (text.length <= MAX_TAG_LENGTH) return text.trim();
  return Array.from(text.slice(0, MAX_TAG_LENGTH)).join('').trim();
}

/**
 * Lower-case words with single spaces between them, in Unicode form NFKC. Empty when the text
 * has no letter and no digit.
 *
 * Hyphens, slashes and other signs separate words, so `UI/UX` is `ui ux` and `Clean-up` is
 * `clean up`. A plus or hash counts only at the end of a word: `C++`, `C#`. Linear in the text.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .normalize('NFKC')
    .replace(/[يىكهة]/gu, (letter) => URDU_LETTERS.get(letter) ?? letter)
    .replaceAll('&', ' and ')
    .replace(/['’`]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .replace(/(?<![\p{L}\p{M}\p{N}+#])[+#]+|(?<![+#])[+#]+(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
