/** What a role asks of its people together, by its properties (EL-02). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CrewMember,
  crewLacks,
  crewNeeds,
  hasCrewRules,
  isImpossible,
  mostWithoutPaper,
  noCrewRules,
} from './rules.ts';

const firstAider: CrewMember = { hasPaper: true };
const helper: CrewMember = { hasPaper: false };
const asks = (least: number) => ({ paper: { kindId: 'first-aid', least } });
const crew = (places: number, ...others: CrewMember[]) => ({ places, others });

describe('EL-02 who finds a place in a crew', () => {
  test('EL-02 with the paper a person is never kept out, whoever is there already', () => {
    expect(crewLacks(asks(2), firstAider, crew(2, helper, helper))).toEqual([]);
  });

  test('EL-02 without it a person finds a place as long as enough are left for those who are missing', () => {
    expect(crewLacks(asks(1), helper, crew(3, helper))).toEqual([]);
    expect(crewLacks(asks(1), helper, crew(3, helper, helper))).toEqual([
      { rule: 'crew', why: 'kept_for_paper', nextStep: 'wait', kindId: 'first-aid' },
    ]);
    // Whoever has the paper takes a place that was kept, so nothing is kept for them any more.
    expect(crewLacks(asks(1), helper, crew(3, firstAider, helper))).toEqual([]);
  });

  test('EL-02 a crew that asks for nothing keeps nothing, and one that asks for everybody takes nobody else', () => {
    expect(hasCrewRules(noCrewRules)).toBe(false);
    expect(hasCrewRules(asks(1))).toBe(true);
    expect(crewLacks(noCrewRules, helper, crew(1))).toEqual([]);
    expect(mostWithoutPaper(noCrewRules, 4)).toBe(4);
    expect(mostWithoutPaper(asks(4), 4)).toBe(0);
    expect(mostWithoutPaper(asks(9), 4)).toBe(0);
    expect(crewLacks(asks(4), helper, crew(4))).toHaveLength(1);
  });

  test('EL-02 a crew filled one by one, in whatever order people ask, can always still have all whom it needs', () => {
    const someCrew = fc.record({
      places: fc.integer({ min: 1, max: 8 }),
      least: fc.integer({ min: 1, max: 8 }),
      asking: fc.array(fc.boolean(), { maxLength: 20 }),
    });
    fc.assert(
      fc.property(someCrew, ({ places, least, asking }) => {
        const rules = asks(least);
        const members: CrewMember[] = [];
        for (const hasPaper of asking) {
          if (members.length === places) break;
          if (crewLacks(rules, { hasPaper }, { places, others: members }).length > 0) continue;
          members.push({ hasPaper });
        }
        const missing = least - members.filter(({ hasPaper }) => hasPaper).length;
        expect(isImpossible(rules, places) || places - members.length >= missing).toBe(true);
      }),
    );
  });
});

describe('EL-02 what organisers are told to look after', () => {
  test('EL-02 a crew in which others still find a place is left alone, and so is an empty one', () => {
    expect(crewNeeds(asks(1), { places: 3, members: [helper] })).toEqual([]);
    expect(crewNeeds(asks(1), { places: 1, members: [] })).toEqual([]);
    expect(crewNeeds(noCrewRules, { places: 1, members: [helper] })).toEqual([]);
  });

  test('EL-02 they hear of it when only places for those who are missing are left, and when there are not even these', () => {
    const need = { why: 'paper', kindId: 'first-aid' };
    expect(crewNeeds(asks(1), { places: 2, members: [helper] })).toEqual([
      { ...need, missing: 1, isFull: false },
    ]);
    expect(crewNeeds(asks(2), { places: 2, members: [helper] })).toEqual([
      { ...need, missing: 2, isFull: true },
    ]);
    expect(crewNeeds(asks(1), { places: 2, members: [helper, firstAider] })).toEqual([]);
  });

  test('EL-02 a number that no crew of this size could reach is impossible, its own size is not', () => {
    expect(isImpossible(asks(3), 2)).toBe(true);
    expect(isImpossible(asks(2), 2)).toBe(false);
    expect(isImpossible(noCrewRules, 1)).toBe(false);
  });
});
