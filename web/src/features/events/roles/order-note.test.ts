import { expect, it } from 'vitest';
import { orderNote } from './order-note.ts';

it('MT-08 an order that follows the fit needs no word, another one says what it follows', () => {
  expect(orderNote([])).toBeUndefined();
  expect(orderNote([{ score: 0.7 }, { score: 0.7 }, { score: 0.4 }])).toBeUndefined();
  expect(orderNote([{ score: 0.64 }, { score: 0.7 }])).toMatch(/fair turns/);
});

it('MT-08 whoever is there to be tried does not count: the name says it', () => {
  expect(orderNote([{ score: 0.7 }, { score: 0.2, isExplored: true }])).toBeUndefined();
  expect(orderNote([{ score: 0.2, isExplored: true }, { score: 0.7 }])).toBeUndefined();
});
