/** The one policy of who may do a role (EL-01, EL-02). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Age,
  ages,
  eligible,
  type Facts,
  lastDayOf,
  mayAskMeanwhile,
  noFacts,
  paperStates,
  type Requirements,
} from './rules.ts';

const day = '2026-12-05';
const nothing: Requirements = { oneOf: [], minAge: null };
const aid: Requirements = { oneOf: ['aid', 'nurse'], minAge: null };
const paper = (change: Partial<Facts['papers'][number]> = {}): Facts => ({
  papers: [{ kindId: 'aid', state: 'verified', validUntil: day, ...change }],
  over: null,
});

const someKind = fc.constantFrom('aid', 'food', 'drive');
const someAgreement = fc.constantFrom('conduct', 'photos');
const someDay = fc.constantFrom('2026-12-04', day, '2026-12-06');
const someFacts: fc.Arbitrary<Facts> = fc.record({
  papers: fc.array(
    fc.record({
      kindId: someKind,
      state: fc.constantFrom(...paperStates),
      validUntil: fc.option(someDay),
    }),
    { maxLength: 5 },
  ),
  over: fc.option(fc.constantFrom(...ages)),
  signed: fc.uniqueArray(someAgreement),
});
const someRequirements: fc.Arbitrary<Requirements> = fc.record({
  oneOf: fc.uniqueArray(someKind, { maxLength: 3 }),
  minAge: fc.option(fc.constantFrom(...ages)),
  agreements: fc.uniqueArray(someAgreement),
});

describe('EL-02 who may do a role', () => {
  test('EL-02 anybody may do what asks for nothing', () => {
    fc.assert(fc.property(someFacts, (facts) => eligible(nothing, facts, day).ok));
  });

  test('EL-02 exactly who has one of the papers, checked and valid on the day, is over the age and has signed all', () => {
    fc.assert(
      fc.property(someRequirements, someFacts, someDay, (needs, facts, on) => {
        const hasPaper = facts.papers.some(
          ({ kindId, state, validUntil }) =>
            needs.oneOf.includes(kindId) && state === 'verified' && (validUntil ?? '9999') >= on,
        );
        const isOver = needs.minAge === null || Number(facts.over) >= needs.minAge;
        const hasSigned = needs.agreements?.every((id) => facts.signed?.includes(id));
        const mayDo = (needs.oneOf.length === 0 || hasPaper) && isOver && hasSigned;
        expect(eligible(needs, facts, on).ok).toBe(mayDo);
      }),
    );
  });

  test('EL-02 a later day never makes more people eligible, and another paper never fewer', () => {
    fc.assert(
      fc.property(someRequirements, someFacts, someFacts, (needs, facts, more) => {
        if (eligible(needs, facts, '2026-12-06').ok)
          expect(eligible(needs, facts, '2026-12-04').ok).toBe(true);
        const both = { ...facts, papers: [...facts.papers, ...more.papers] };
        if (eligible(needs, facts, day).ok) expect(eligible(needs, both, day).ok).toBe(true);
      }),
    );
  });

  test('EL-02 what is missing is never empty, names each rule once, and asking meanwhile takes a wait for all', () => {
    fc.assert(
      fc.property(someRequirements, someFacts, (needs, facts) => {
        const found = eligible(needs, facts, day);
        const missing = found.ok ? [] : found.missing;
        const rules = missing.map(({ rule }) => rule);
        expect(new Set(rules).size).toBe(rules.length);
        expect(found.ok).toBe(rules.length === 0);
        const waits = missing.every(({ nextStep }) => nextStep === 'wait');
        expect(mayAskMeanwhile(found)).toBe(waits);
      }),
    );
  });
});

describe('EL-02 why a paper is missing, and what comes next', () => {
  test.each([
    ['none', 'add_paper', noFacts],
    ['none', 'add_paper', paper({ kindId: 'food' })],
    ['being_checked', 'wait', paper({ state: 'claimed' })],
    ['being_checked', 'wait', paper({ state: 'claimed', validUntil: null })],
    ['refused', 'add_paper', paper({ state: 'refused' })],
    ['ends_before', 'add_paper', paper({ validUntil: '2026-12-04' })],
    ['ends_before', 'add_paper', paper({ state: 'claimed', validUntil: '2026-12-04' })],
  ] as const)('EL-02 %s: %s', (why, nextStep, facts) => {
    const missing = [{ rule: 'qualification', why, nextStep }];
    expect(eligible(aid, facts, day)).toEqual({ ok: false, missing });
  });

  test.each(ages)('EL-02 an age is said, not counted: over %i', (age) => {
    const needs = { oneOf: [], minAge: age };
    const over = (said: Age | null) => eligible(needs, { papers: [], over: said }, day).ok;
    expect([over(null), ...ages.map(over)]).toEqual([false, ...ages.map((said) => said >= age)]);
  });
});

test('EL-02 what is to be signed is named, and only what is not signed', () => {
  const needs = { oneOf: [], minAge: null, agreements: ['conduct', 'photos'] };
  const signed = (ids?: string[]) => eligible(needs, { ...noFacts, signed: ids }, day);
  const missing = (agreementIds: string[]) => ({
    ok: false,
    missing: [{ rule: 'agreement', why: 'not_signed', nextStep: 'sign', agreementIds }],
  });
  expect(signed()).toEqual(missing(['conduct', 'photos']));
  expect(signed(['photos'])).toEqual(missing(['conduct']));
  expect(signed(['photos', 'conduct'])).toEqual({ ok: true });
});

test('EL-02 the last day is that of the place, and a place that ends at midnight ends on the day before', () => {
  const lahore = { timeZone: 'Asia/Karachi' };
  const last = (endTime: string) => lastDayOf({ endTime: new Date(endTime) }, lahore);
  expect(last('2026-12-05T13:00:00Z')).toBe('2026-12-05');
  expect(last('2026-12-05T19:00:00Z')).toBe('2026-12-05');
  expect(last('2026-12-05T19:00:00.001Z')).toBe('2026-12-06');
});
