import { fill, inOtherLanguage } from '@saath/contract/language-in-use';
import type { Filling, KeyOf, Messages } from '@saath/contract/texts';

/** A text of the contract in the visitor's language. */
export function spoken<const M extends Messages, K extends KeyOf<M>>(
  messages: M,
  key: K,
  ...[values]: Filling<M[K]>
): string {
  return inOtherLanguage(`${messages.$}.${key}`, values) ?? fill(messages[key] ?? '', values);
}
