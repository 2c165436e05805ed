import { skillOptions } from '@saath/contract/accounts/accounts/rules';
import { afterEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '../../../paraglide/runtime.js';
import { tagName } from './tag-name.ts';

const usual = getLocale;
afterEach(() => overwriteGetLocale(usual));

it('EC-06 what sign-up offers keeps the specification’s names in English, and has others in Urdu', () => {
  const offered = [...skillOptions, 'Development', 'cricket', 'Outdoor', 'Management'];
  expect(offered.map(tagName)).toEqual(offered);
  overwriteGetLocale(() => 'ur');
  for (const name of offered.map(tagName)) expect(name).toMatch(/^[\u0600-\u06ff /]+$/);
});

it('EC-06 what people typed stays as it is', () => {
  overwriteGetLocale(() => 'ur');
  for (const tag of ['Welding', 'cloud', 'constructor']) expect(tagName(tag)).toBe(tag);
});
