/** Numbers and lists in the visitor's language. */
import { intlLocale } from './intl-locale.ts';

/** "1,234.5" */
export function formatNumber(value: number): string {
  return value.toLocaleString(intlLocale());
}

/** "+3", "-2", "0" */
export function formatChange(value: number): string {
  return value.toLocaleString(intlLocale(), { signDisplay: 'exceptZero' });
}

/** "a, b or c" */
export function formatChoice(words: readonly string[]): string {
  return new Intl.ListFormat(intlLocale(), { type: 'disjunction' }).format(words);
}

/** "a, b and c" */
export function formatList(words: readonly string[]): string {
  return new Intl.ListFormat(intlLocale(), { type: 'conjunction' }).format(words);
}
