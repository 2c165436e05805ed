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

it('EL-02 that people at the end lack something is said, and their fit does not count', () => {
  const lacks = { score: 0.9, isLacking: true };
  expect(orderNote([{ score: 0.4 }, lacks])).toMatch(/^Those at the end lack something/);
  expect(orderNote([lacks, lacks])).toMatch(/^Nobody who is free has everything/);
  expect(orderNote([{ score: 0.4 }, { score: 0.5 }, lacks])).toMatch(/^Not by fit.* the end lack/);
});
