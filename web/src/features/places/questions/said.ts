/** An answer in words. */

import type { GivenAnswer } from '@saath/contract/places/questions/schema';
import { formatDay } from '../../../lib/format.ts';
import { formatNames, formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';

/** @returns undefined where nothing was said */
export function answerText(
  { kind }: { readonly kind: string },
  value: GivenAnswer['value'],
): string | undefined {
  if (value === null) return undefined;
  if (typeof value === 'boolean') return value ? m.yes_answer() : m.no_answer();
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value !== 'string') return formatNames(value);
  return kind === 'date' ? formatDay(value) : value;
}

/** What was counted, in words. */
export function countedText({ kind }: { readonly kind: string }, answer: string): string {
  if (kind !== 'yes_no') return answer;
  return answer === 'true' ? m.yes_answer() : m.no_answer();
}
