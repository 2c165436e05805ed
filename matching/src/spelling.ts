/** Whether two tags are the same words, one of them misspelt. */
import { editCost, isOneLetterOff } from './edit-cost.ts';
import { isEnglishWord } from './words/real-words.ts';

/** A tag made ready for comparing its spelling with many others. */
export type Spelling = {
  /** Normalised. */
  readonly words: readonly string[];
  /** For each word, whether it is one of English: such a word is no misspelling of another. */
  readonly areReal: readonly boolean[];
  /** The words as they sound, see `soundOf`. */
  readonly sounds: readonly string[];
  /** All sounds without spaces. */
  readonly whole: string;
  /** All words without spaces. */
  readonly joined: string;
  /** A bit for each letter that occurs; letters of other scripts share them. */
  readonly letters: number;
};

/** Below this share of common trigrams two tags are not compared letter by letter. */
const MIN_TRIGRAM_SIMILARITY = 0.35;

const MOST_SLIPS = 3;

/** Of one wrong letter. */
const ONE_LETTER = 2;

/** Shorter tags with another letter are other tags. */
const SHORTEST_WITH_A_SLIP = 4;
const SHORTEST_WORD = 2;

/** Of other scripts no list tells which words are real, and short ones differ by a letter: food is no singing, henna no Hindi. */
const SHORTEST_OF_OTHER_SCRIPTS = 6;
const OTHER_SCRIPTS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** A word of English in place of another one is a slip where much else is the same: 'fist aid training', 'blood dination'. */
const SHORTEST_REAL = 4;
const LEAST_AROUND = 6;

/**
 * What is compared of a tag: its words, how they sound, and which letters are in it.
 *
 * @param words normalised, in the order as written
 */
export function spellingOf(words: readonly string[]): Spelling {
  const sounds = words.map(soundOf);
  const whole = sounds.join('');
  let letters = 0;
  for (let at = 0; at < whole.length; at++) letters |= 1 << (whole.charCodeAt(at) & 31);
  return {
    words,
    areReal: words.map(isEnglishWord),
    sounds,
    whole,
    joined: words.join(''),
    letters,
  };
}

/** The letters under which tags are listed that may be misspellings of each other: two of them have one in common. */
export function endsOf({ whole }: Spelling): readonly string[] {
  return [`^${whole.charAt(0)}`, `${whole.slice(-1)}$`];
}

/**
 * The slips (see `editCost`) between a written tag and one that may be meant, or undefined when they are different tags.
 *
 * Trigrams alone cannot tell: 'cooking' shares as many of them with 'booking' as with 'cokking'. So these rules decide.
 * No word of English is a misspelling of another word, unless much else of the tag is the same. Then either a single letter is wrong, anywhere: missing, too
 * many, another one, or two that changed places. Or the first sound is the same, and each word has no more slips than
 * its length allows (see `allowedSlips`). Words are compared one by one, so 'child care' is not 'child cars'. When one tag has more
 * words than the other, a space was forgotten or added, and the whole is compared.
 */
export function slipsBetween(written: Spelling, meant: Spelling): number | undefined {
  if (Math.abs(written.whole.length - meant.whole.length) > MOST_SLIPS) return undefined;
  // A slip takes one letter away and brings one in at most; most pairs end here.
  if (bitsOf(written.letters ^ meant.letters) > 2 * MOST_SLIPS) return undefined;
  if (isOtherWords(written, meant)) return oneWrongLetter(written, meant);
  return slipsByEar(written, meant, pairsOf(written, meant)) ?? oneWrongLetter(written, meant);
}

type Pair = { readonly from: string; readonly to: string };

/** What is compared with what, as it sounds. */
function pairsOf(written: Spelling, meant: Spelling): Pair[] {
  if (written.sounds.length !== meant.sounds.length)
    return [{ from: written.whole, to: meant.whole }];
  return written.sounds.map((from, index) => ({ from, to: meant.sounds[index] ?? '' }));
}

/** True when a word of English stands where the other tag has another word. */
function isOtherWords(written: Spelling, meant: Spelling): boolean {
  const { sounds, areReal } = written;
  if (sounds.length !== meant.sounds.length)
    return written.whole !== meant.whole && areReal.every(Boolean);
  return areReal.some((isReal, place) => isReal && sounds[place] !== meant.sounds[place]);
}

function slipsByEar(written: Spelling, meant: Spelling, pairs: readonly Pair[]) {
  if (written.whole.charAt(0) !== meant.whole.charAt(0)) return undefined;
  if (!pairs.every(({ from, to }) => mayBeOneWord(from, to))) return undefined;
  if (trigramSimilarity(written.whole, meant.whole) < MIN_TRIGRAM_SIMILARITY) return undefined;
  let slips = 0;
  for (const { from, to } of pairs) {
    const inWord = editCost(from, to);
    if (inWord > allowedSlips(from, to)) return undefined;
    slips += inWord;
  }
  return slips <= MOST_SLIPS ? slips : undefined;
}

/** Costs as much as the dearest slip: what sounds alike is likelier meant. */
function oneWrongLetter(written: Spelling, meant: Spelling): number | undefined {
  const isSplit = written.words.length !== meant.words.length;
  const place = isSplit ? 0 : onlyDifference(written.words, meant.words);
  if (place < 0) return undefined;
  const word = (isSplit ? written.joined : written.words[place]) ?? '';
  const same = (isSplit ? meant.joined : meant.words[place]) ?? '';
  if (!isOneLetterOff(word, same)) return undefined;
  const isReal = isSplit ? written.areReal.every(Boolean) : (written.areReal[place] ?? false);
  const shortest = Math.min(word.length, same.length);
  const around = meant.joined.length - same.length;
  const isLikely = isReal
    ? shortest >= SHORTEST_REAL && around >= LEAST_AROUND
    : shortest >= shortestIn(same) && shortest + around >= SHORTEST_WITH_A_SLIP;
  return isLikely ? Math.min(ONE_LETTER, editCost(word, same)) : undefined;
}

function shortestIn(word: string): number {
  return OTHER_SCRIPTS.test(word) ? SHORTEST_OF_OTHER_SCRIPTS : SHORTEST_WORD;
}

/** The only place where two lists of words differ; -1 when they are equal or differ in more. */
function onlyDifference(words: readonly string[], others: readonly string[]): number {
  const first = words.findIndex((word, place) => word !== others[place]);
  const last = words.findLastIndex((word, place) => word !== others[place]);
  return first === last ? first : -1;
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
