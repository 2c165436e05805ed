/** What stands about hours, in words. */
import type { HoursBasis, MissedAnswer } from '@saath/contract/afterwards/hours/rules';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

export const basisNames: Readonly<Record<HoursBasis, Text>> = {
  checked: m.from_the_check_in,
  planned: m.as_planned,
  corrected: m.corrected,
};

/** As organisers read what somebody said who was missed. */
export const missedNames: Readonly<Record<MissedAnswer, Text>> = {
  there: m.says_i_was_there,
  emergency: m.says_an_emergency,
  no_message: m.says_never_got_the_message,
  forgot: m.says_i_forgot,
};

/** As the person chooses. */
export const missedChoices: Readonly<Record<MissedAnswer, Text>> = {
  there: m.i_was_there,
  emergency: m.something_came_up,
  no_message: m.i_never_got_the_message,
  forgot: m.i_forgot,
};
