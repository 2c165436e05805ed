/** MT-07 PR-01: what somebody switched off is not seen by the engine, and what rules them out stays. */
import { matchingInputs } from '@saath/contract/matching/suggest/rules';
import { expect, test } from 'vitest';
import { withoutWhatIsOff } from './policy.ts';

const person = {
  ...{ id: 'aisha', skills: ['Cooking'], interests: ['Outdoor'], experienceYears: 7 },
  ...{ availability: [{ weekday: 1, from: 540, to: 720 }], daysOff: ['2027-05-01'] },
  ...{ area: 'Lahore', point: { lat: 31.5, lon: 74.3 }, history: { past: [] }, busy: [] },
};
type Person = Parameters<typeof withoutWhatIsOff<never>>[0];
const seen = (off: Parameters<typeof withoutWhatIsOff>[1]) =>
  withoutWhatIsOff(person as unknown as Person, off);

test('PR-01 nothing is switched off: the person as they are', () => {
  expect(seen([])).toEqual(person);
});

const left = {
  skills: { skills: [] },
  interests: { interests: [] },
  experience: { experienceYears: 0 },
  freeTime: { availability: [] },
  area: { area: '', point: undefined },
  history: { history: null },
};
test.each(matchingInputs)(
  'PR-01 %s that is switched off is as unknown, and nothing else changes',
  (input) => {
    expect(seen([input])).toEqual({ ...person, ...left[input] });
  },
);

test('PR-01 with all of it off, days off and other places still rule somebody out', () => {
  expect(seen(matchingInputs)).toEqual({
    ...{ id: person.id, daysOff: person.daysOff, busy: person.busy },
    ...Object.assign({}, ...Object.values(left)),
  });
});
