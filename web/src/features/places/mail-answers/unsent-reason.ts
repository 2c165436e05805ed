import { joiningErrors } from '@saath/contract/places/joining/messages';
import { refusalText } from '../../../lib/refusal-text.ts';
import { m } from '../../../paraglide/messages.js';

/**
 * Why an answer by a link was refused, where the page does not show it by itself.
 *
 * @param unsent the code of the refusal, as it stands in the address; empty = it was not refused
 */
export function unsentReason(unsent: string): string {
  if (unsent === '') return '';
  if (unsent === 'joining.not_eligible') return refusalText(joiningErrors, unsent);
  return m.your_answer_could_not_be_sent_try_again();
}
