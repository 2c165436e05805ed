/** Figures 1 to 7: whole events are filled as well as they can be, and fast. */
import { isMain } from '../../tools/setup.mjs';
import { libraryFigure, randomFigure } from './assignment/optimum.ts';
import { large } from './assignment/pools.ts';
import { shiftFigure } from './assignment/shifts.ts';
import { lazyFigure, repairFigure, sparseFigure } from './assignment/speed.ts';
import { valueFigure } from './assignment/value.ts';
import type { Figure } from './figure.ts';

export function measureAssignment(): Figure[] {
  const pool = large();
  return [
    libraryFigure(),
    randomFigure(),
    sparseFigure(pool),
    lazyFigure(pool),
    repairFigure(pool),
    valueFigure(),
    shiftFigure(),
  ];
}

if (isMain(import.meta.url)) console.table(measureAssignment());
