/** What a role asks for, in one line: as a text and on a page. */
import type { Needs } from '@saath/contract/events/eligibility/schema';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import { NeedsLine, needsText, RoleNeeds } from './needs.tsx';

afterEach(cleanup);

const kind = (name: string) => ({ id: idOf(name), name });
const needs = (change: Partial<Needs> = {}): Needs => ({ oneOf: [], minAge: null, ...change });
const shown = (asked: Needs) => render(<NeedsLine needs={asked} />).container;

it('EL-01 one of several qualifications is enough, all agreements are to be signed', () => {
  const asked = needs({
    oneOf: ['First aid', 'Nursing', 'Medicine'].map(kind),
    minAge: 16,
    guardian: true,
    agreements: ['Rules', 'Photos'].map(kind),
    crew: { paper: { kind: kind('Driving'), least: 2 } },
  });
  expect(needsText(asked)?.split(' · ').slice(0, 4)).toEqual([
    'Needs First aid or Nursing or Medicine',
    'For people over 16',
    'Under 18 with a guardian’s consent',
    'To be signed: Rules and Photos',
  ]);
});

it('EL-01 a page says the same as the text, whatever a role asks for', () => {
  const names = fc.uniqueArray(fc.constantFrom('First aid', 'Nursing', 'تیراکی'), { maxLength: 3 });
  const someNeeds = fc.record<Needs>({
    oneOf: names.map((all) => all.map(kind)),
    minAge: fc.constantFrom(null, 16, 18),
    guardian: fc.boolean(),
    agreements: names.map((all) => all.map(kind)),
    crew: fc.constantFrom(undefined, { paper: null }, { paper: { kind: kind('Boats'), least: 1 } }),
  });
  fc.assert(
    fc.property(someNeeds, (asked) => {
      expect(shown(asked).textContent).toBe(needsText(asked) ?? '');
      cleanup();
    }),
  );
});

it('EL-01 each name keeps its own direction of writing', () => {
  const page = shown(needs({ oneOf: [kind('تیراکی'), kind('Nursing')] }));
  expect([...page.querySelectorAll('bdi')].map((each) => each.textContent)).toEqual([
    'تیراکی',
    'Nursing',
  ]);
});

it('EL-01 where anybody may do a role nothing is said', () => {
  expect(needsText(undefined)).toBeUndefined();
  expect(needsText(needs())).toBeUndefined();
  expect(render(<RoleNeeds needs={needs()} />).container.textContent).toBe('');
  expect(render(<RoleNeeds needs={undefined} />).container.textContent).toBe('');
});
