/** Numbers and lists in the visitor's language. */
import { intlLocale } from './intl-locale.ts';

/** "1,234.5" */
export function formatNumber(value: number): string {
  return value.toLocaleString(intlLocale());
}

/** "a, b or c" */
export function formatChoice(words: readonly string[]): string {
  return new Intl.ListFormat(intlLocale(), { type: 'disjunction' }).format(words);
}
