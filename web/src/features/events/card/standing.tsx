import type { Event } from '@saath/contract/events/events/schema';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { Sentence } from '../../../ui/sentence.tsx';

type EventStandingProps = { event: Pick<Event, 'status' | 'cancelReason'> };

/** Says that an event does not take place, and why; or that only organisers see it. */
export function EventStanding({ event: { status, cancelReason } }: EventStandingProps) {
  if (status === 'PENDING')
    return <Notice tone="info">{m.not_published_only_organisers_see_it()}</Notice>;
  if (status !== 'CANCELLED') return null;
  return (
    <Notice tone="danger">
      {cancelReason ? (
        <Sentence
          text={m.this_event_was_cancelled_reason}
          parts={{ reason: <bdi className="whitespace-pre-line">{cancelReason}</bdi> }}
        />
      ) : (
        m.this_event_was_cancelled()
      )}
    </Notice>
  );
}
