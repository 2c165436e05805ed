import type { CallProblem, MessageKind } from '@saath/contract/foundation/webhooks/rules';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

/** What a webhook is told of, in words. */
export const kindWords: Readonly<Record<MessageKind, Text>> = {
  'event.published': m.webhook_event_published,
  'event.changed': m.webhook_event_changed,
  'event.cancelled': m.webhook_event_cancelled,
  'event.removed': m.webhook_event_removed,
  'participation.requested': m.webhook_participation_requested,
  'participation.waiting': m.webhook_participation_waiting,
  'participation.confirmed': m.webhook_participation_confirmed,
  'participation.ended': m.webhook_participation_ended,
  'participation.checked_in': m.webhook_participation_checked_in,
  'participation.missed': m.webhook_participation_missed,
  'hours.written': m.webhook_hours_written,
  'webhook.test': m.webhook_test,
};

/** Why no answer came, in words. */
export const problemWords: Readonly<Record<CallProblem, Text>> = {
  private_address: m.webhook_problem_private_address,
  unknown_host: m.webhook_problem_unknown_host,
  too_slow: m.webhook_problem_too_slow,
  certificate: m.webhook_problem_certificate,
  unreachable: m.webhook_problem_unreachable,
};
