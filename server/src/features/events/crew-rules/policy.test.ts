/** What a role asks of its people together: kept in its row, possible, and said in words. */
import type { Missing } from '@saath/contract/events/eligibility/rules';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  crewBeside,
  crewColumns,
  crewInWords,
  crewLackOf,
  crewRulesOf,
  isOtherCrew,
  ownCrewLackOf,
  requirePossibleCrew,
} from './policy.ts';

const kinds = [
  { id: 'aid', name: 'First aid' },
  { id: 'boat', name: 'Boat licence' },
];
const asksForAid = { crewKind: 'aid', crewLeast: 2 };

describe('EL-02 the row of a role', () => {
  test('EL-02 without any rule nothing has to be looked up', () => {
    expect(crewRulesOf({})).toBeUndefined();
    expect(crewRulesOf({ crewKind: 'aid' })).toBeUndefined();
    expect(crewRulesOf({ crewLeast: 2 })).toBeUndefined();
  });

  test('EL-02 each of the three rules is one by itself', () => {
    expect(crewRulesOf(asksForAid)).toEqual({
      paper: { kindId: 'aid', least: 2 },
      adults: null,
      beginners: null,
    });
    expect(crewRulesOf({ crewAdults: 1 })).toMatchObject({ paper: null, adults: 1 });
    expect(crewRulesOf({ crewBeginners: 0 })).toMatchObject({ beginners: 0 });
  });

  test('EL-02 what a save leaves out stays, what it empties goes', () => {
    expect(crewColumns({ minAge: null })).toEqual({});
    expect(crewColumns({ minAge: null, crew: { paper: null } })).toStrictEqual({
      crewKind: null,
      crewLeast: null,
    });
    const crew = { paper: { kind: 'aid', least: 2 }, adults: 3, beginners: 1 };
    expect(crewColumns({ minAge: 16, crew })).toEqual({
      crewKind: 'aid',
      crewLeast: 2,
      crewAdults: 3,
      crewBeginners: 1,
    });
  });

  test('EL-02 where all are adults nothing is asked for beside minors', () => {
    const crew = { paper: null, adults: 3 };
    expect(crewColumns({ minAge: 18, crew })).toMatchObject({ crewAdults: null });
    expect(crewColumns({ minAge: 18 })).toEqual({ crewAdults: null });
  });

  test('EL-02 a save asks for something else only where a rule is another one', () => {
    const wants = (crew: Parameters<typeof crewColumns>[0]['crew']) => ({
      oneOf: [],
      minAge: null,
      crew,
    });
    expect(isOtherCrew(asksForAid, wants({ paper: { kind: 'aid', least: 2 } }))).toBe(false);
    expect(isOtherCrew(asksForAid, wants({ paper: { kind: 'aid', least: 3 } }))).toBe(true);
    expect(isOtherCrew(asksForAid, wants({ paper: null }))).toBe(true);
    expect(isOtherCrew({ crewBeginners: 2, crewAdults: 1 }, wants(undefined))).toBe(false);
    expect(isOtherCrew({}, wants({ paper: null, beginners: null }))).toBe(false);
    expect(isOtherCrew({}, wants({ paper: null, beginners: 2 }))).toBe(true);
  });

  test('EL-02 the log names the paper and how many', () => {
    expect(crewInWords(asksForAid, kinds)).toEqual(['First aid ×2']);
    expect(crewInWords({ crewAdults: 2 }, kinds)).toEqual([]);
  });
});

describe('EL-02 a crew that could never be', () => {
  const role = (change: object) => ({ name: 'Kitchen', maxVolunteers: 3, ...change });
  const refusal = (change: object, ...shifts: number[]) => {
    try {
      requirePossibleCrew(
        role(change),
        shifts.map((maxPeople) => ({ maxPeople })),
      );
      return undefined;
    } catch (error) {
      return error instanceof DomainError ? error.code : error;
    }
  };

  test('EL-02 keeps no more places for a paper than there are', () => {
    expect(refusal({ crewKind: 'aid', crewLeast: 3 })).toBeUndefined();
    expect(refusal({ crewKind: 'aid', crewLeast: 4 })).toBe('crew_rules.impossible');
  });

  test('EL-02 leaves a place for a minor beside the adults', () => {
    expect(refusal({ crewAdults: 2 })).toBeUndefined();
    expect(refusal({ crewAdults: 3 })).toBe('crew_rules.no_room_for_minors');
  });

  test('EL-02 has the places of the smallest shift, where there are shifts', () => {
    expect(refusal(asksForAid, 5, 2)).toBeUndefined();
    expect(refusal(asksForAid, 5, 1)).toBe('crew_rules.impossible');
    expect(refusal({ crewKind: 'aid', crewLeast: 4 }, 5, 4)).toBeUndefined();
  });

  test('EL-02 without rules of its own is never refused', () => {
    expect(refusal({ maxVolunteers: 0 })).toBeUndefined();
  });
});

describe('EL-02 a crew that cannot take somebody, in words', () => {
  const kept: Missing = { rule: 'crew', why: 'kept_for_paper', nextStep: 'wait', kindId: 'boat' };
  const adults: Missing = { rule: 'crew', why: 'needs_adults', nextStep: 'wait', adults: 2 };
  const full: Missing = { rule: 'crew', why: 'too_many_beginners', nextStep: 'wait', most: 4 };
  const age: Missing = { rule: 'age', why: 'not_said', nextStep: 'say_age', age: 16 };

  test('EL-02 names what it is: a paper by its name, people by their number', () => {
    expect(crewBeside(kept, kinds).message).toBe('Free places are kept for: Boat licence');
    expect(crewBeside(adults, kinds).wording?.values).toEqual({ asked: 2 });
    expect(crewBeside(full, kinds).wording?.values).toEqual({ asked: 4 });
    expect(crewBeside({ ...kept, kindId: 'gone' }, kinds).wording?.values).toEqual({ asked: '' });
  });

  test('EL-02 the first of several reasons is told, to organisers by name, to the person without', () => {
    const said = crewLackOf('Aisha', [full, kept], kinds);
    expect(said?.wording).toEqual({
      code: 'crew_lack.too_many_beginners',
      values: { name: 'Aisha', asked: 4 },
    });
    expect(ownCrewLackOf([kept, full], kinds)?.message).toBe(
      'The places that are still free are kept for people with: Boat licence.',
    );
  });

  test('EL-02 is not told as long as something else is missing too, or nothing', () => {
    expect(crewLackOf('Aisha', [kept, age], kinds)).toBeUndefined();
    expect(ownCrewLackOf([age, kept], kinds)).toBeUndefined();
    expect(ownCrewLackOf([], kinds)).toBeUndefined();
  });
});
