/** Figures 10, 11 and 19b: whether tags are understood. */
import { isMain } from '../../tools/setup.mjs';
import type { Figure } from './figure.ts';
import { hasMeaningData, howToGetMeaningData } from './meaning-data.ts';
import { learnedFigures } from './meaning-learned.ts';
import { speedFigures } from './meaning-speed.ts';
import { spellingFigures } from './meaning-spelling.ts';
import { tagFigures } from './meaning-tags.ts';

/** Figures 10b, 10c, 10f and 11 need public data, see `meaning-data.ts`; without it they are left out, and it is said why. */
export function measureMeaning(): Figure[] {
  if (!hasMeaningData) console.log(howToGetMeaningData);
  const onData = hasMeaningData ? [...spellingFigures(), ...learnedFigures()] : [];
  return [...tagFigures(), ...onData, ...speedFigures()];
}

if (isMain(import.meta.url)) console.table(measureMeaning());
