import type { StepCause } from '@saath/contract/places/joining/schema';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';

/** Why the product says that a step was taken, as a sentence. */
export function causeInWords(cause: StepCause): string {
  switch (cause.code) {
    case 'role_changed':
      return m.cause_role_changed({ column: cause.before, role: cause.after });
    case 'taken_off_role':
      return m.cause_taken_off_role({ role: cause.before });
    case 'line_changed': {
      const { before, after } = cause;
      return m.cause_line_changed({ before: formatNumber(before), after: formatNumber(after) });
    }
    default:
      return plain[cause.code]();
  }
}

const plain = {
  account_left: m.cause_account_left,
  account_removed: m.cause_account_removed,
  became_organiser: m.cause_became_organiser,
  offer_passed_on: m.cause_offer_passed_on,
  offer_ran_out: m.cause_offer_ran_out,
  plan_taken_back: m.cause_plan_taken_back,
  role_deleted: m.cause_role_deleted,
  shift_deleted: m.cause_shift_deleted,
};
