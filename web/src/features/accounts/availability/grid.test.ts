import { expect, test } from 'vitest';
import { type Cell, cellsOf, slotsOf } from './grid.ts';

test('PF-05 chosen cells become free times, neighbours as one, and come back as the same cells', () => {
  const cells = new Set<Cell>(['0-0', '0-1', '5-2']);
  expect(slotsOf(cells)).toEqual([
    { weekday: 0, from: 360, to: 1020 },
    { weekday: 5, from: 1020, to: 1320 },
  ]);
  expect(cellsOf(slotsOf(cells))).toEqual(cells);
});

test('PF-05 a time that fills no part whole shows no part', () => {
  expect(cellsOf([{ weekday: 2, from: 400, to: 700 }])).toEqual(new Set());
});
