/** The passwords that guessers try first: those that leaked most, and words from the person's surroundings. */
import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000 that leaked, in lower case, the most common first: as one text, since a map of them takes ten times as much. */
const leaked = `\n${dictionary['passwords-common'].join('\n')}\n`;
const hasLeaked = (text: string) => text !== '' && leaked.includes(`\n${text}\n`);

/**
 * So many of them are refused with a few characters around them as well ('Dragon77!'). Further down come ordinary words,
 * which are good parts of a password.
 */
const MOST_COMMON = 900;
const mostCommon = new Set(dictionary['passwords-common'].slice(0, MOST_COMMON));

/** Shorter ones stand in too many others. */
const SHORTEST_WORD = 3;

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const asLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign);

/** Nobody puts more around a word than a date and a sign or two. */
const MOST_AROUND = 12;

/**
 * What is left of a password without the year, the digits and the signs that people put around a word. Some of them may
 * stand for letters of the word: each way to cut them off is looked at.
 */
function* coresOf(password: string): Generator<string> {
  const before = Math.min(/^[^a-z]*/.exec(password)?.[0].length ?? 0, MOST_AROUND);
  const after = Math.min(/[^a-z]*$/.exec(password)?.[0].length ?? 0, MOST_AROUND);
  for (let start = 0; start <= before; start++)
    for (let end = 0; end <= after; end++)
      yield asLetters(password.slice(start, password.length - end));
}

/** The words of a text that a password may not be made of, in lower case. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase().normalize('NFKD');
  const words = lower.split(/[^a-z]+/).filter((word) => word.length >= SHORTEST_WORD);
  // 'aisha.khan' is also 'aishakhan'.
  const whole = lower.replace(/[^a-z]/g, '');
  return whole.length < SHORTEST_WORD ? words : [...new Set([whole, ...words])];
}

/**
 * Whether a password leaked often, as it is or without its signs, or is nothing but a very common word and words of the
 * person and the place, whatever digits and signs stand around it or in it for letters.
 *
 * @param words in lower case: the product, its host, the person's name and address
 */
export function isEasyToGuess(password: string, words: readonly string[]): boolean {
  const lower = password.toLowerCase();
  if (hasLeaked(lower) || hasLeaked(lower.replace(/[^a-z\d]/g, ''))) return true;
  // The longest first, so that no part of one is left.
  const longest = words.toSorted((one, other) => other.length - one.length);
  return [...coresOf(lower)].some((core) => {
    const rest = longest.reduce((text, word) => text.replaceAll(word, ''), core);
    const isAllKnown = rest.length < SHORTEST_WORD && rest !== core;
    return isAllKnown || mostCommon.has(rest);
  });
}
