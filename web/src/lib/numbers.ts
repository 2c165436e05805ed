/** Numbers and lists in the visitor's language. */
import { getLocale } from '../paraglide/runtime.js';
import { intlLocale } from './intl-locale.ts';

/** Stands where there is too little to tell; the reason stands beside it. */
export const DASH = '–';

/** "1,234.5" */
export function formatNumber(value: number): string {
  return value.toLocaleString(intlLocale());
}

/** "+3", "-2", "0" */
export function formatChange(value: number): string {
  return value.toLocaleString(intlLocale(), { signDisplay: 'exceptZero' });
}

/** Keeps the sign behind the figure, whatever letters stand before it. */
const LEFT_TO_RIGHT_MARK = '\u200e';

/** "63%". @param share 0 to 1 */
export function formatShare(share: number, options: Intl.NumberFormatOptions = {}): string {
  const locale = intlLocale();
  const figure = share.toLocaleString(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    ...options,
  });
  return locale === 'ur-PK' ? LEFT_TO_RIGHT_MARK + figure : figure;
}

/** "a, b or c" */
export function formatChoice(words: readonly string[]): string {
  return new Intl.ListFormat(intlLocale(), { type: 'disjunction' }).format(words);
}

/** "a, b and c" */
export function formatList(words: readonly string[]): string {
  return new Intl.ListFormat(intlLocale(), { type: 'conjunction' }).format(words);
}

/** "a, b, c", with the comma of the language: names beside each other, where no sentence goes on. */
export function formatNames(names: readonly string[]): string {
  return names.join(getLocale() === 'ur' ? '، ' : ', ');
}
