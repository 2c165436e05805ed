/** Whether two tags are the same words, one of them misspelt. */
import { editCost } from './edit-cost.ts';

/** A tag made ready for comparing its spelling with many others. */
export type Spelling = {
  /** The words as they sound, see `soundOf`. */
  readonly sounds: readonly string[];
  /** All sounds without spaces. */
  readonly whole: string;
  /** A bit for each letter that occurs; letters of other scripts share them. */
  readonly letters: number;
};

/** Below this share of common trigrams two tags are not compared letter by letter. */
const MIN_TRIGRAM_SIMILARITY = 0.35;

const MOST_SLIPS = 3;

/** `words` are normalised. */
export function spellingOf(words: readonly string[]): Spelling {
  const sounds = words.map(soundOf);
  const whole = sounds.join('');
  let letters = 0;
  for (let at = 0; at < whole.length; at++) letters |= 1 << (whole.charCodeAt(at) & 31);
  return { sounds, whole, letters };
}

/** The letter under which tags are listed that may be misspellings of each other. */
export function firstSound(spelling: Spelling): string {
  return spelling.whole.charAt(0);
}

/**
 * The slips (see `editCost`) between two tags that may be one tag misspelt, or undefined when
 * they are different tags.
 *
 * Trigrams alone cannot tell: 'cooking' shares as many of them with 'booking' as with 'cokking'.
 * So they only choose what is worth comparing, and these rules decide: the first sound is the
 * same, and each word has no more slips than its length allows (see `allowedSlips`). Words are
 * compared one by one, so 'child care' is not 'child cars'. When one tag has more words than the
 * other, a space was forgotten or added, and the whole is compared.
 *
 * Real words that lie one slip apart ('baking', 'biking') look like misspellings here. Ask only
 * about tags of which at least one is in no table.
 */
export function slipsBetween(a: Spelling, b: Spelling): number | undefined {
  if (firstSound(a) !== firstSound(b)) return undefined;
  if (Math.abs(a.whole.length - b.whole.length) > MOST_SLIPS) return undefined;
  // A slip takes one letter away and brings one in at most; most pairs end here.
  if (bitsOf(a.letters ^ b.letters) > 2 * MOST_SLIPS) return undefined;
  const sameWords = a.sounds.length === b.sounds.length;
  const [soundsOfA, soundsOfB] = sameWords ? [a.sounds, b.sounds] : [[a.whole], [b.whole]];
  if (!soundsOfA.every((sound, index) => mayBeOneWord(sound, soundsOfB[index] ?? ''))) {
    return undefined;
  }
  if (trigramSimilarity(a.whole, b.whole) < MIN_TRIGRAM_SIMILARITY) return undefined;

  let slips = 0;
  for (const [index, sound] of soundsOfA.entries()) {
    const other = soundsOfB[index] ?? '';
    const inWord = editCost(sound, other);
    if (inWord > allowedSlips(sound, other)) return undefined;
    slips += inWord;
  }
  return slips <= MOST_SLIPS ? slips : undefined;
}

/**
 * Dice coefficient of the trigrams of two texts, 0 to 1 (Dice 1945). The texts are padded as
 * PostgreSQL's pg_trgm does, so that the first letters weigh most. Linear in the texts.
 */
export function trigramSimilarity(a: string, b: string): number {
  const ofA = trigramsOf(a);
  const ofB = trigramsOf(b);
  let common = 0;
  for (const trigram of ofA) if (ofB.has(trigram)) common++;
  return (2 * common) / (ofA.size + ofB.size);
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

/** Rules out by length alone what the letters could not allow: a cheap look at most labels. */
function mayBeOneWord(a: string, b: string): boolean {
  return a === b || Math.abs(a.length - b.length) <= allowedSlips(a, b);
}

/**
 * Short words differ by one letter all the time ('care', 'card'), so they take no slip. From
 * eight letters on, one letter may be any other; before, only the common errors are forgiven,
 * which is what keeps 'driving' and 'diving' apart.
 */
function allowedSlips(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  if (length < 5) return 0;
  if (length < 8) return 1;
  return length < 12 ? 2 : MOST_SLIPS;
}

/** Letters that sound alike made one: 'fotografy', 'kricket', 'organize' and 'organise'. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replaceAll('z', 's')
    .replace(/[cq]/g, 'k');
}

function trigramsOf(text: string): ReadonlySet<string> {
  const padded = `  ${text} `;
  const trigrams = new Set<string>();
  for (let end = 3; end <= padded.length; end++) trigrams.add(padded.slice(end - 3, end));
  return trigrams;
}
