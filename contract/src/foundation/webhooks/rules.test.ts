import { expect, test } from 'vitest';
import { isComing, participationStates } from '../../places/joining/rules.ts';
import { kindOfAction, kindOfState, messageKinds, webhookKinds } from './rules.ts';

test('RG-04 every kind that can be chosen is told of by some step or entry, and nothing else is', () => {
  const told = new Set([...Object.values(kindOfState), ...Object.values(kindOfAction)]);
  expect([...told].sort()).toEqual([...webhookKinds].sort());
  expect(messageKinds.filter((kind) => !told.has(kind as never))).toEqual(['webhook.test']);
});

test('RG-04 whoever is told of a place is never told that it ended while somebody holds it', () => {
  const ends = participationStates.filter((state) => kindOfState[state] === 'participation.ended');
  expect(ends.filter(isComing)).toEqual([]);
  expect(ends).toEqual(expect.arrayContaining(['declined', 'withdrawn', 'expired']));
});
