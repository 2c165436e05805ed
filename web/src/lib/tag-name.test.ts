import { skillOptions } from '@saath/contract/accounts/accounts/rules';
import { learn } from '@saath/contract/language-in-use';
import { inUrdu } from '@saath/contract/urdu';
import { afterEach, expect, it } from 'vitest';
import { tagName } from './tag-name.ts';

afterEach(() => learn(() => undefined));

it('EC-06 what sign-up offers keeps the specification’s names in English, and has others in Urdu', () => {
  const offered = [...skillOptions, 'Development', 'cricket', 'Outdoor', 'Management'];
  expect(offered.map(tagName)).toEqual(offered);
  learn(inUrdu);
  for (const name of offered.map(tagName)) expect(name).toMatch(/^[\u0600-\u06ff /]+$/);
});

it('EC-06 MT-01 a usual skill has its Urdu name, however it is written; what else people typed stays as it is', () => {
  learn(inUrdu);
  expect(['First aid', 'First Aid', 'Cooking'].map(tagName)).toEqual([
    'ابتدائی طبی امداد',
    'ابتدائی طبی امداد',
    'کھانا پکانا',
  ]);
  for (const tag of ['Beekeeping', 'بوٹ چلانا', 'constructor', '']) expect(tagName(tag)).toBe(tag);
});
