import type { EventMode } from '@saath/contract/events/events/rules';
import type { Clash } from '@saath/contract/places/joining/schema';
import { Link } from 'react-router';
import { formatDuration } from '../../../lib/duration.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TimeSpan } from '../../../ui/time-span.tsx';

type OwnClashProps = { clash: Clash; mode: EventMode };

/** Which own commitment leaves no time for the event, and what can be done about it (JO-04). */
export function OwnClash({ clash, mode }: OwnClashProps) {
  const { minutesAway } = clash;
  return (
    <Notice tone="info">
      <Sentence
        text={
          minutesAway === null
            ? m.you_already_hold_a_place_then
            : (parts) =>
                m.you_already_hold_a_place_too_far({ ...parts, way: formatDuration(minutesAway) })
        }
        parts={{
          event: (
            <Link to={paths.event(clash.eventId)} className="underline">
              <bdi>{clash.title}</bdi>
            </Link>
          ),
          time: <TimeSpan of={clash} />,
        }}
      />{' '}
      {mode === 'instant' ? m.give_that_place_back_first() : m.you_may_ask_all_the_same()}
    </Notice>
  );
}
