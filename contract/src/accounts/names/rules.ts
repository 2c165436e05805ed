/** By what people are looked for and stand in lists. */

/** Accents, Arabic vowel signs, the stretching tatweel and invisible signs, which people leave out when they type a name. */
const MARKS =
  /[\u{300}-\u{36f}\u{640}\u{64b}-\u{65f}\u{670}\u{200b}-\u{200f}\u{2060}\u{feff}\u{ad}]/gu;

/** Letters that Unicode does not take apart, and those that Arabic keyboards type for Urdu ones. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' },
  ...{ ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ة: 'ہ' },
};

/**
 * A name without case, accents and repeated spaces: "zoe" finds Zoë, and Émile stands before Zara. Empty only for a name
 * of nothing but spaces and signs. The database keeps the same by `person_name_key` (migration 0109), also for an older
 * version beside this one; a test compares the two.
 */
export function personKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[łøđðıßæœþςيىكهة]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
