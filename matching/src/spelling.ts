/** Whether two tags are the same words, one of them misspelt. */
import { cached } from './bounded-cache.ts';
import { editCost } from './edit-cost.ts';

/** Below this share of common trigrams two tags are not even compared letter by letter. */
const MIN_TRIGRAM_SIMILARITY = 0.35;

/**
 * Dice coefficient of the trigrams of two texts, 0 to 1 (Dice 1945). The texts are padded as
 * PostgreSQL's pg_trgm does, so that the first letters weigh most. Linear in the texts.
 */
export function trigramSimilarity(a: string, b: string): number {
  const ofA = trigramsOf(a);
  const ofB = trigramsOf(b);
  if (ofA.size + ofB.size === 0) return 0;
  let common = 0;
  for (const trigram of ofA) if (ofB.has(trigram)) common++;
  return (2 * common) / (ofA.size + ofB.size);
}

/**
 * The slips between two tags that may be one tag misspelt, or undefined when they are different
 * tags. Both are normalised words.
 *
 * Trigrams alone cannot tell: 'cooking' and 'booking' share more of them than 'cooking' and
 * 'cokking'. So they only choose what is worth comparing, and these rules decide: the first
 * sound is the same, and each word has no more slips than its length allows (see `budget`).
 * Words are compared one by one, so 'child care' is not 'child cars'. When one tag has more
 * words than the other, a space was forgotten, and the whole is compared.
 *
 * Real words that lie one slip apart ('baking', 'biking') look like misspellings here. The caller
 * asks only about tags that no table knows.
 */
export function slipsBetween(a: readonly string[], b: readonly string[]): number | undefined {
  const wholeA = soundOf(a.join(''));
  const wholeB = soundOf(b.join(''));
  if (wholeA.charAt(0) !== wholeB.charAt(0)) return undefined;
  if (trigramSimilarity(wholeA, wholeB) < MIN_TRIGRAM_SIMILARITY) return undefined;
  if (a.length !== b.length) return slipsInWord(a.join(''), b.join(''));

  let slips = 0;
  for (const [index, word] of a.entries()) {
    const inWord = slipsInWord(word, b[index] ?? '');
    if (inWord === undefined) return undefined;
    slips += inWord;
  }
  return slips;
}

/** The letter under which words are listed that may be misspellings of each other. */
export function firstSound(words: readonly string[]): string {
  return soundOf(words.join('')).charAt(0);
}

function slipsInWord(a: string, b: string): number | undefined {
  if (a === b) return 0;
  const allowed = budget(Math.min(a.length, b.length));
  if (allowed === 0 || Math.abs(a.length - b.length) > allowed) return undefined;
  const slips = editCost(soundOf(a), soundOf(b));
  return slips <= allowed ? slips : undefined;
}

/**
 * Short words differ by one letter all the time ('care', 'card'), so they take no slip. From
 * eight letters on, one letter may be any other; before, only the common errors are forgiven,
 * which is what keeps 'driving' and 'diving' apart.
 */
function budget(length: number): number {
  if (length < 5) return 0;
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
}

/** Letters that sound alike made one: 'fotografy', 'kricket', 'organize' and 'organise'. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replaceAll('z', 's')
    .replace(/[cq]/g, 'k');
}

const trigramsOf = cached(4_000, (text: string): ReadonlySet<string> => {
  const padded = `  ${text} `;
  const trigrams = new Set<string>();
  if (text === '') return trigrams;
  for (let start = 0; start + 3 <= padded.length; start++) {
    trigrams.add(padded.slice(start, start + 3));
  }
  return trigrams;
});
