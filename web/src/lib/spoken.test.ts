import { namedRoleMessages } from '@saath/contract/events/roles/messages';
import { learn } from '@saath/contract/language-in-use';
import { stateNames } from '@saath/contract/places/joining/messages';
import { told } from '@saath/contract/texts';
import { inUrdu } from '@saath/contract/urdu';
import { afterEach, expect, it } from 'vitest';
import { spoken } from './spoken.ts';

afterEach(() => learn(() => undefined));

it('EC-06 texts of the contract are told in the language of the page, with their values', () => {
  expect(spoken(stateNames, 'requested')).toBe('Requested');
  expect(spoken(namedRoleMessages, 'duplicate', { name: 'Cook' })).toBe(
    'Role name "Cook" already exists.',
  );
  learn(inUrdu);
  expect(spoken(stateNames, 'requested')).toBe('درخواست دی گئی');
  expect(spoken(namedRoleMessages, 'duplicate', { name: 'Cook' })).toBe(
    '“\u2068Cook\u2069” نام کی ذمہ داری پہلے سے ہے۔',
  );
});

it('EC-06 what people wrote is never translated, though it reads like a text of ours', () => {
  learn(inUrdu);
  expect(told({ message: 'Requested' })).toBe('Requested');
  expect(spoken(namedRoleMessages, 'duplicate', { name: 'Requested' })).toContain(
    '“\u2068Requested\u2069”',
  );
});

it('EC-06 a text with a code that nobody knows is told as it came', () => {
  learn(inUrdu);
  const wording = { code: 'later.version', values: { name: 'x' } };
  expect(told({ message: 'Something new.', wording })).toBe('Something new.');
});
