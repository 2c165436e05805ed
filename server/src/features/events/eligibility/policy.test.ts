/** What somebody lacks for a role, in words: to organisers by name, to the person, and in a few words for each rule. */
import type { Missing } from '@saath/contract/events/eligibility/rules';
import { describe, expect, test } from 'vitest';
import { askedBy, type Lack, lackOf, lacksBeside, ownLackOf, requirementsOf } from './policy.ts';

const kind = (id: string, name: string) => ({
  id,
  name,
  nameKey: name.toLowerCase(),
  createdAt: new Date(0),
});
const known = [
  kind('aid', 'First aid'),
  kind('boat', 'Boat licence'),
  kind('rules', 'House rules'),
  kind('photo', 'Photo consent'),
];
const asked = askedBy({ oneOf: ['aid', 'boat'], agreements: ['rules', 'photo'] }, known);

const paper: Missing = { rule: 'qualification', why: 'none', nextStep: 'add_paper' };
const checked: Missing = { rule: 'qualification', why: 'being_checked', nextStep: 'wait' };
const age: Missing = { rule: 'age', why: 'not_said', nextStep: 'say_age', age: 16 };
const unsigned: Missing = {
  rule: 'agreement',
  why: 'not_signed',
  nextStep: 'sign',
  agreementIds: ['photo'],
};
const guardian: Missing = { rule: 'guardian', why: 'guardian_needed', nextStep: 'name_guardian' };
const guardianAsked: Missing = { rule: 'guardian', why: 'guardian_asked', nextStep: 'wait' };
const guardianUnsigned: Missing = { rule: 'guardian', why: 'guardian_unsigned', nextStep: 'wait' };
const tired: Missing = { rule: 'time', why: 'day', nextStep: 'other_time', hours: 8 };
const crew: Missing = { rule: 'crew', why: 'kept_for_paper', nextStep: 'wait', kindId: 'aid' };

const lacking = (...missing: [Missing, ...Missing[]]): Lack => ({ ok: false, missing });
const toOrganiser = (...missing: [Missing, ...Missing[]]) =>
  lackOf('Aisha', lacking(...missing), asked).wording;
const toThem = (...missing: [Missing, ...Missing[]]) => ownLackOf(lacking(...missing), asked);

describe('EL-01 what a role asks for', () => {
  const role = { id: 'role', needsOneOf: [], minAge: null, needsAgreements: [] };

  test('EL-01 is nothing to look up where anybody may do it', () => {
    expect(requirementsOf({ ...role, needsGuardian: false })).toBeUndefined();
  });

  test('EL-01 is each of its rules by itself; a guardian agrees to this very role', () => {
    expect(requirementsOf({ ...role, needsGuardian: true })?.guardian).toBe('role');
    const aged = requirementsOf({ ...role, needsGuardian: false, minAge: 14 });
    expect(aged).toEqual({ oneOf: [], minAge: 14, agreements: [], guardian: undefined });
    const signing = { ...role, needsGuardian: false, needsAgreements: ['rules'] };
    expect(requirementsOf(signing)?.agreements).toEqual(['rules']);
  });

  test('EL-01 papers and agreements are told apart by what the role names', () => {
    expect(asked.papers.map(({ id }) => id)).toEqual(['aid', 'boat']);
    expect(asked.agreements.map(({ id }) => id)).toEqual(['rules', 'photo']);
    expect(askedBy({ oneOf: ['aid'] }, known).agreements).toEqual([]);
  });
});

describe('EL-01 to organisers', () => {
  test.each<[string, [Missing, ...Missing[]], Record<string, unknown>]>([
    ['paper', [paper], { name: 'Aisha', papers: 'First aid / Boat licence' }],
    ['age', [age], { name: 'Aisha', age: 16 }],
    ['both', [paper, age], { name: 'Aisha', age: 16, papers: 'First aid / Boat licence' }],
    ['several', [unsigned], { name: 'Aisha', things: 'Photo consent' }],
    [
      'several',
      [paper, unsigned],
      { name: 'Aisha', things: 'First aid / Boat licence, Photo consent' },
    ],
    ['severalAndAge', [age, unsigned], { name: 'Aisha', age: 16, things: 'Photo consent' }],
    ['guardian', [guardian], { name: 'Aisha' }],
    ['guardianAndAge', [age, guardian], { name: 'Aisha', age: 16 }],
    ['guardianAndMore', [unsigned, guardian], { name: 'Aisha', things: 'Photo consent' }],
    ['guardianAndMore', [paper, guardian], { name: 'Aisha', things: 'First aid / Boat licence' }],
    [
      'guardianAndAll',
      [age, unsigned, guardianAsked],
      { name: 'Aisha', age: 16, things: 'Photo consent' },
    ],
    ['guardianUnsigned', [guardianUnsigned], { name: 'Aisha' }],
    ['age', [age, guardianUnsigned], { name: 'Aisha', age: 16 }],
  ])('EL-01 %s', (key, missing, values) => {
    expect(toOrganiser(...missing)).toEqual({ code: `lack.${key}`, values });
  });

  test('EL-02 hours and a crew are told in their own words, a crew only by itself', () => {
    expect(toOrganiser(crew)?.code).toBe('crew_lack.kept_for_paper');
    expect(toOrganiser(tired)?.values).toMatchObject({ name: 'Aisha', hours: 8 });
    expect(toOrganiser(crew, age)?.code).toBe('lack.age');
  });
});

describe('EL-01 to the person', () => {
  test.each<[string, [Missing, ...Missing[]]]>([
    ['paper', [paper]],
    ['age', [age]],
    ['both', [paper, age]],
    ['several', [paper, unsigned]],
    ['severalAndAge', [age, unsigned]],
    ['guardian', [guardian]],
    ['guardianAndMore', [guardian, age]],
    ['checked', [checked]],
    ['guardianAsked', [guardianAsked]],
    ['guardianUnsigned', [guardianUnsigned]],
    ['guardianAsked', [checked, guardianAsked]],
  ])('EL-01 %s', (key, missing) => {
    expect(toThem(...missing).wording?.code).toBe(`own_lack.${key}`);
  });

  test('EL-01 what only others can do is not told as long as something is theirs to do', () => {
    expect(toThem(age, checked).wording).toEqual({ code: 'own_lack.age', values: { age: 16 } });
    expect(toThem(guardian, checked).wording?.code).toBe('own_lack.guardian');
    expect(toThem(guardianAsked, unsigned).message).toContain('needs: Photo consent.');
  });

  test('EL-02 too many hours come before what else they could do, a crew says nothing of others', () => {
    expect(toThem(tired, age).wording?.code).toMatch(/time\w*\.day$/);
    expect(toThem(crew).message).toBe(
      'The places that are still free are kept for people with: First aid.',
    );
  });
});

describe('EL-01 beside a name or a role', () => {
  const role = { needsOneOf: ['aid'] };
  const beside = (what: 'person' | 'role', ...missing: [Missing, ...Missing[]]) =>
    lacksBeside(what, lacking(...missing), { role, kinds: known }).map(({ message }) => message);

  test('EL-01 each rule has its few words', () => {
    expect(beside('person', checked, age, unsigned, guardianAsked)).toEqual([
      'Waits to be checked: First aid',
      'Has not said that they are over 16',
      'Has not signed: Photo consent',
      'Parent or guardian was asked, no answer yet',
    ]);
    expect(beside('role', paper, age, unsigned)).toEqual([
      'You still need: First aid',
      'For people over 16: say on your profile that you are',
      'You still have to sign: Photo consent',
    ]);
  });

  test('EL-02 hours and crews say the same to both', () => {
    expect(beside('person', tired, crew)).toEqual(beside('role', tired, crew));
    expect(beside('role', crew)).toEqual(['Free places are kept for: First aid']);
  });
});
