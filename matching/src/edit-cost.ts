/** One of the errors that people make when they spell by ear or type fast. */
const SLIP = 1;
/** Any other change of a letter. */
const CHANGE = 2;

/**
 * How costly it is to turn one word into another, from 0 for the same word. A vowel mistaken, dropped or added, a letter
 * doubled or not, a silent h and two neighbours swapped cost 1 each. Any other change of a letter costs 2. Figures are
 * never a slip: 'under 12' is not 'under 15'.
 *
 * Optimal string alignment with these costs in place of 1 (Damerau 1964; the idea that errors are not equally likely:
 * Kernighan, Church and Gale 1990). O(length × length).
 */
export function editCost(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (let j = 0; j < to.length; j++) last.push(at(last, j) + gapCost(to, j));

  for (let i = 0; i < from.length; i++) {
    const row = [at(last, 0) + gapCost(from, i)];
    for (let j = 0; j < to.length; j++) {
      const dropped = at(last, j + 1) + gapCost(from, i);
      const added = at(row, j) + gapCost(to, j);
      const kept = at(last, j) + swapCost(from.charAt(i), to.charAt(j));
      const turned = areTurned(from, i, to, j) ? at(beforeLast, j - 1) + SLIP : Infinity;
      row.push(Math.min(dropped, added, kept, turned));
    }
    beforeLast = last;
    last = row;
  }
  return at(last, to.length);
}

/**
 * True when one letter is missing, too many or another one, or when two neighbours changed places. Never for a figure,
 * nor for equal words. O(length).
 */
export function isOneLetterOff(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one.charAt(start) === other.charAt(start)) start++;
  let tail = 0;
  const most = Math.min(one.length, other.length) - start;
  while (tail < most && one.charAt(one.length - 1 - tail) === other.charAt(other.length - 1 - tail))
    tail++;
  const from = one.slice(start, one.length - tail);
  const to = other.slice(start, other.length - tail);
  if (isDigit(from) || isDigit(to)) return false;
  if (from.length + to.length === 1) return true;
  if (from.length !== to.length) return false;
  const isTurned =
    from.length === 2 && from.charAt(0) === to.charAt(1) && from.charAt(1) === to.charAt(0);
  return from.length === 1 || isTurned;
}

/** Of a letter that only one of the two words has. */
function gapCost(word: string, index: number): number {
  const letter = word.charAt(index);
  if (isDigit(letter)) return Infinity;
  const isDoubled = letter === word.charAt(index - 1) || letter === word.charAt(index + 1);
  return isDoubled || isVowel(letter) || letter === 'h' ? SLIP : CHANGE;
}

/** Of one letter in the place of another. */
function swapCost(from: string, to: string): number {
  if (from === to) return 0;
  if (isDigit(from) || isDigit(to)) return Infinity;
  return isVowel(from) && isVowel(to) ? SLIP : CHANGE;
}

function areTurned(from: string, i: number, to: string, j: number): boolean {
  if (i === 0 || j === 0 || isDigit(from.charAt(i)) || isDigit(from.charAt(i - 1))) return false;
  return from.charAt(i) === to.charAt(j - 1) && from.charAt(i - 1) === to.charAt(j);
}

function isVowel(letter: string): boolean {
  return letter !== '' && 'aeiouy'.includes(letter);
}

function isDigit(letter: string): boolean {
  return /\p{N}/u.test(letter);
}

/** Rows are always filled up to the index that is asked for. */
function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
