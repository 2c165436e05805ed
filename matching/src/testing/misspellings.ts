/** Tags with one wrong letter, made of labels. */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A shorter label with another letter is another word more often than not. */
const SHORTEST = 5;

/**
 * Four misspellings of a label: one letter missing, one too many, one that is another, and two neighbours that changed
 * places; which letter, the first included, is drawn by `random`. Fewer where nothing changes; none for shorter labels and for those of other scripts.
 */
export function misspellingsOf(label: string, random: () => number): string[] {
  if (label.length < SHORTEST || !/^\p{ASCII}+$/u.test(label)) return [];
  const isLetter = (at: number) => /[a-z]/i.test(label.charAt(at));
  const places = Array.from(label, (_, at) => at).filter(isLetter);
  const pairs = places.filter((at) => isLetter(at + 1));
  const drawn = <Item>(items: ArrayLike<Item>) => items[Math.floor(random() * items.length)];
  const place = () => drawn(places) ?? 0;
  const letter = () => drawn(LETTERS) ?? 'e';
  const changed = (at: number, letters: string, length: number) =>
    label.slice(0, at) + letters + label.slice(at + length);
  const pair = drawn(pairs) ?? 0;
  const ways = [
    changed(place(), '', 1),
    changed(place(), letter(), 0),
    changed(place(), letter(), 1),
    changed(pair, label.charAt(pair + 1) + label.charAt(pair), 2),
  ];
  return ways.filter((text) => text.toLowerCase() !== label.toLowerCase());
}
