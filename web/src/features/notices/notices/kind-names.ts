import type { EventNoticeKind } from '@saath/contract/notices/notices/rules';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

/** What has happened when there is news of this kind. */
export const kindNames: Readonly<Record<EventNoticeKind, Text>> = {
  'request-received': m.your_request_reaches_the_organiser,
  asked: m.somebody_asks_to_join_your_event,
  decision: m.your_request_is_answered_or_you_get,
  offer: m.a_free_place_is_offered_to_you,
  reminder: m.an_event_of_yours_comes_near,
  change: m.an_event_or_your_role_in_it,
  cancellation: m.an_event_is_cancelled,
  announcement: m.the_organisers_of_an_event_write_to_you,
  message: m.somebody_writes_to_you_alone,
  recap: m.an_event_is_over_and_your_hours_are,
};
