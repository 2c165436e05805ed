/** Whether an event takes place where somebody lives, by the words of both. */
import { normalise } from './normalise.ts';

/** Words that many addresses share say nothing. */
const anywhere = new Set(
  'area city colony district east house main north park phase road sector south street town west'.split(
    ' ',
  ),
);

/** A place is told in a line; more is not an address. */
const LONGEST = 200;
const SHORTEST_WORD = 3;

/**
 * A function that says how near a person's area is to the place: 1 when the place names all of the area's words, 0.75
 * when it names some ('Clifton, Karachi' and 'Saddar, Karachi'), 0 for none, undefined when either says nothing.
 */
export function nearnessTo(place: string): (area: string) => number | undefined {
  const here = wordsOf(place);
  return (area) => {
    const words = wordsOf(area);
    if (here.size === 0 || words.size === 0) return undefined;
    const common = [...words].filter((word) => here.has(word)).length;
    if (common === 0) return 0;
    return common === words.size ? 1 : 0.75;
  };
}

function wordsOf(text: string): Set<string> {
  const words = normalise(text.slice(0, LONGEST)).split(' ');
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD && !anywhere.has(word)));
}
