/** What a role asks of its people together, by its properties (EL-02). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CrewMember,
  type CrewRules,
  crewGaps,
  crewLacks,
  crewNeeds,
  hasCrewRules,
  hasNoRoomForMinors,
  isImpossible,
  mostWithoutPaper,
} from './rules.ts';

const helper: CrewMember = { hasPaper: false, isAdult: true, isBeginner: false };
const firstAider: CrewMember = { ...helper, hasPaper: true };
const minor: CrewMember = { ...helper, isAdult: false };
const beginner: CrewMember = { ...helper, isBeginner: true };
const noCrewRules: CrewRules = { paper: null, adults: null, beginners: null };
const asks = (least: number): CrewRules => ({
  ...noCrewRules,
  paper: { kindId: 'first-aid', least },
});
const besideAdults = (adults: number): CrewRules => ({ ...noCrewRules, adults });
const atMostNew = (beginners: number): CrewRules => ({ ...noCrewRules, beginners });
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
          if (crewLacks(rules, { ...helper, hasPaper }, { places, others: members }).length > 0)
            continue;
          members.push({ ...helper, hasPaper });
        }
        const missing = least - members.filter(({ hasPaper }) => hasPaper).length;
        expect(isImpossible(rules, places) || places - members.length >= missing).toBe(true);
      }),
    );
  });

  test('EL-02 somebody who may be a minor finds a place once so many adults are there, an adult always', () => {
    const rules = besideAdults(2);
    expect(hasCrewRules(rules)).toBe(true);
    expect(crewLacks(rules, helper, crew(3, minor))).toEqual([]);
    expect(crewLacks(rules, minor, crew(3, helper))).toEqual([
      { rule: 'crew', why: 'needs_adults', nextStep: 'wait', adults: 2 },
    ]);
    expect(crewLacks(rules, minor, crew(4, helper, helper, minor))).toEqual([]);
    expect(crewLacks(noCrewRules, minor, crew(1))).toEqual([]);
  });

  test('EL-02 one who never helped before finds a place as long as there are not so many of them, others always', () => {
    const rules = atMostNew(1);
    expect(hasCrewRules(rules)).toBe(true);
    expect(crewLacks(rules, beginner, crew(3, helper))).toEqual([]);
    expect(crewLacks(rules, beginner, crew(3, beginner))).toEqual([
      { rule: 'crew', why: 'too_many_beginners', nextStep: 'wait', most: 1 },
    ]);
    expect(crewLacks(rules, helper, crew(3, beginner))).toEqual([]);
    expect(crewLacks(atMostNew(0), beginner, crew(3))).toHaveLength(1);
  });

  test('EL-02 whoever is kept out by several rules hears of each', () => {
    const rules: CrewRules = { ...asks(1), adults: 2, beginners: 0 };
    const why = crewLacks(rules, { ...minor, isBeginner: true }, crew(1)).map((lack) => lack.why);
    expect(why).toEqual(['kept_for_paper', 'needs_adults', 'too_many_beginners']);
  });
});

test('EL-02 somebody brings what a crew has too little of, until it has enough', () => {
  const rules: CrewRules = { ...asks(1), adults: 1 };
  const gaps = (person: typeof helper, ...others: (typeof helper)[]) =>
    crewGaps(rules, person, { places: 4, others }).map(({ why }) => why);
  expect(gaps({ ...firstAider, isAdult: true }, minor)).toEqual(['paper', 'adult']);
  expect(gaps(minor)).toEqual([]);
  expect(gaps({ ...firstAider, isAdult: true }, { ...firstAider, isAdult: true })).toEqual([]);
  expect(crewGaps(noCrewRules, firstAider, { places: 4, others: [] })).toEqual([]);
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

  test('EL-02 they hear at once of who was there, also while others still find a place', () => {
    const crew = { places: 4, members: [helper], wasWhole: true };
    expect(crewNeeds(asks(1), crew)).toMatchObject([{ missing: 1, isFull: false, hasRoom: true }]);
    expect(crewNeeds(asks(1), { ...crew, members: [helper, firstAider] })).toEqual([]);
    expect(crewNeeds(asks(1), { ...crew, members: [] })).toEqual([]);
  });

  test('EL-02 a number that no crew of this size could reach is impossible, its own size is not', () => {
    expect(isImpossible(asks(3), 2)).toBe(true);
    expect(isImpossible(asks(2), 2)).toBe(false);
    expect(isImpossible(noCrewRules, 1)).toBe(false);
    expect([
      hasNoRoomForMinors(besideAdults(2), 2),
      hasNoRoomForMinors(besideAdults(2), 3),
    ]).toEqual([...[true, false]]);
  });

  test('EL-02 a minor without the adults is told at once, adults among themselves never', () => {
    const rules = besideAdults(2);
    expect(crewNeeds(rules, { places: 5, members: [helper] })).toEqual([]);
    expect(crewNeeds(rules, { places: 5, members: [helper, minor] })).toEqual([
      { why: 'adults', missing: 1, isFull: false },
    ]);
    expect(crewNeeds(rules, { places: 2, members: [helper, minor] })).toEqual([
      { why: 'adults', missing: 1, isFull: true },
    ]);
    expect(crewNeeds(rules, { places: 3, members: [helper, helper, minor] })).toEqual([]);
  });

  test('EL-02 too many beginners are counted', () => {
    const members = [beginner, beginner, beginner, helper];
    expect(crewNeeds(atMostNew(1), { places: 5, members })).toEqual([
      { why: 'beginners', tooMany: 2 },
    ]);
    expect(crewNeeds(atMostNew(3), { places: 5, members })).toEqual([]);
  });
});
