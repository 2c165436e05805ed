/** How near somebody lives to where an event takes place: by kilometres where both are known, else by the words of both. */
import { isOnEarth, kilometresBetween, type Point } from './distance.ts';
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

/** So far away somebody is neither near nor far; twice as far it is half as near. */
const NEITHER_NEAR_NOR_FAR_KM = 10;

export type Spot = {
  readonly words: string;
  readonly point?: Point | undefined;
};

export type Nearness = {
  /** From 0, far, to 1. */
  readonly share: number;
  /** Undefined where only words are known. */
  readonly kilometres: number | undefined;
};

/**
 * A function that says how near a person's home is to the place; undefined when either says nothing. With both points it is
 * 1 at 0 km and halves every 10 km. By words it is 1 when the place names all of the home's words, 0.75 when it names some
 * ('Clifton, Karachi' and 'Saddar, Karachi'), 0 for none.
 */
export function nearnessTo(place: Spot): (home: Spot) => Nearness | undefined {
  const here = wordsOf(place.words);
  const { point } = place;
  return (home) => {
    if (point && home.point && isOnEarth(point) && isOnEarth(home.point)) {
      const kilometres = kilometresBetween(point, home.point);
      return { share: 0.5 ** (kilometres / NEITHER_NEAR_NOR_FAR_KM), kilometres };
    }
    const share = sharedWords(here, wordsOf(home.words));
    return share === undefined ? undefined : { share, kilometres: undefined };
  };
}

function sharedWords(here: ReadonlySet<string>, words: ReadonlySet<string>): number | undefined {
  if (here.size === 0 || words.size === 0) return undefined;
  const common = [...words].filter((word) => here.has(word)).length;
  if (common === 0) return 0;
  return common === words.size ? 1 : 0.75;
}

function wordsOf(text: string): Set<string> {
  const words = normalise(text.slice(0, LONGEST)).split(' ');
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD && !anywhere.has(word)));
}
