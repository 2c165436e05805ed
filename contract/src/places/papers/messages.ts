/** Texts about papers (EL-01, PR-02). */
import type { ErrorEntry } from '../../error-entry.ts';

export const paperErrors = {
  'papers.not_found': { status: 404, message: 'This paper is not there any more.' },
  'papers.answered': {
    status: 409,
    message: 'Another organiser has answered this already.',
  },
  'papers.given': {
    status: 409,
    message: 'You were given this by a training, so it stays as long as you were there.',
  },
  'papers.expired': {
    status: 409,
    message: 'This date is over. Please enter the day until which it is valid.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const paperMessages = {
  $: 'paper',
  kind: 'Please choose what you have.',
  reason: 'Please say why, so that the person knows what to do.',
  claimed: 'Added. An organiser will check it.',
  withdrawn: 'Removed.',
  said: 'Thank you, noted.',
  verified: 'Checked.',
  refused: 'Refused. The person has been told why.',
  kept: 'The place stays, with your reason.',
} as const;
