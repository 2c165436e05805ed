/** Figures 1 to 3, 6, 7 and 24: whole events are filled as well as they can be, as their rules allow, and fast. */
import { isMain } from '../../tools/setup.mjs';
import { libraryFigure, randomFigure } from './assignment/optimum.ts';
import { large } from './assignment/pools.ts';
import { severalEventsFigure } from './assignment/several-events.ts';
import { sparseFigure } from './assignment/speed.ts';
import { valueFigure } from './assignment/value.ts';
import { rulesFigures } from './assignment/with-rules.ts';
import type { Figure } from './figure.ts';

export async function measureAssignment(): Promise<Figure[]> {
  const pool = large();
  return [
    libraryFigure(),
    randomFigure(),
    sparseFigure(pool),
    valueFigure(),
    await severalEventsFigure(),
    ...(await rulesFigures()),
  ];
}

if (isMain(import.meta.url)) console.table(await measureAssignment());
