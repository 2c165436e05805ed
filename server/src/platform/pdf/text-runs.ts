/** Divides a line into runs that are written in one direction, in the order in which they stand from left to right. */

export type Direction = 'ltr' | 'rtl';
export type Run = { readonly text: string; readonly direction: Direction };

/** Arabic script with its marks, punctuation and presentation forms. */
const RIGHT = /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
const LEFT = /[\p{L}\p{N}]/u;
/** Numbers run from left to right in Arabic script too; with the signs that stand inside of them. */
const URDU_NUMBER = /[\u0660-\u0669\u066b\u066c\u06f0-\u06f9]/;

function directionOf(character: string): Direction | undefined {
  if (RIGHT.test(character)) return URDU_NUMBER.test(character) ? 'ltr' : 'rtl';
  return LEFT.test(character) ? 'ltr' : undefined;
}

/** What the first letter says, whatever numbers stand before it ('14 اگست'); from left to right without one. */
export function directionOfText(text: string): Direction {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return (letter && directionOf(letter)) || 'ltr';
}

/**
 * The part of the Unicode Bidirectional Algorithm that names, numbers and labels need: letters have a direction, and what
 * stands between two runs goes with both if they agree and with the line otherwise. Nothing is embedded.
 */
export function runsOf(line: string, base: Direction): Run[] {
  const runs: { text: string; direction: Direction }[] = [];
  const add = (text: string, direction: Direction) => {
    const last = runs.at(-1);
    if (last?.direction === direction) last.text += text;
    else if (text) runs.push({ text, direction });
  };
  let between = '';
  for (const character of line) {
    const direction = directionOf(character);
    if (!direction) {
      between += character;
      continue;
    }
    const agrees = runs.at(-1)?.direction === direction;
    add(between, agrees ? direction : base);
    between = '';
    add(character, direction);
  }
  add(between, base);
  return base === 'ltr' ? runs : runs.reverse();
}
