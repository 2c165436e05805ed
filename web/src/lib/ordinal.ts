import { getLocale } from '../paraglide/runtime.js';

const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** "3rd"; the bare number in languages that write it in words around it. */
export function ordinal(number: number): string {
  return getLocale() === 'en' ? `${number}${suffixes[rules.select(number)] ?? 'th'}` : `${number}`;
}
