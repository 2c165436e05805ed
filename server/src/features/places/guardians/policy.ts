/** What a guardian's link is good for, and whose mailbox an address is. Pure functions only. */
import type { ConsentState } from '@saath/contract/events/eligibility/rules';
import type { GivenConsent } from '@saath/contract/places/guardians/schema';
import type { EventRow } from '../../events/events/queries.ts';
import type { ConsentRow } from './queries.ts';

const DAY = 86_400_000;
/** How long a guardian has to answer. Answered, the link works until the event is over: consent can be taken back. */
export const LINK_LIFE = 14 * DAY;

/** Whether the guardian has not answered within `LINK_LIFE`. An answer does not run out. */
export function isExpired({ state, expiresAt }: ConsentRow, now: Date): boolean {
  return state === 'asked' && expiresAt <= now;
}

/** Whether there is nothing to answer any more: what has been stays as it was. */
export function isTooLate(event: EventRow, now: Date): boolean {
  return event.cancelledAt !== null || event.endTime <= now;
}

/** Saying no takes back what was agreed to. */
export function stateAfter(
  state: ConsentState,
  answer: GivenConsent['answer'],
): Exclude<ConsentState, 'asked'> {
  if (answer === 'consent') return 'consented';
  if (state === 'consented') return 'withdrawn';
  return state === 'asked' ? 'refused' : state;
}

/** Whether mail to both lands with the same person: what stands behind a plus does not count, nor dots at Gmail. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
