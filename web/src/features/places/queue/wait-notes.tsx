import type { PassedOver } from '@saath/contract/places/joining/rules';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { formatDate, formatTime } from '../../../lib/format.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';
import { useEventZone } from '../join/event-zone.ts';

const reasons: Readonly<Record<PassedOver, Text>> = {
  clash: m.passed_over_clash,
  inactive: m.passed_over_inactive,
  day_off: m.passed_over_day_off,
  not_eligible: m.passed_over_not_eligible,
};

/** Of somebody who waits: until when a place is kept for them, or why one went past them. */
export function WaitNotes({ entry: { offeredUntil, passedOver } }: { entry: QueueEntry }) {
  const timeZone = useEventZone();
  if (passedOver)
    return <p className="text-ink-soft text-sm break-words">{reasons[passedOver]()}</p>;
  if (!offeredUntil) return null;
  const date = formatDate(offeredUntil, timeZone);
  const moment = m.date_at_time({ date, time: formatTime(offeredUntil, timeZone) });
  return (
    <p className="text-sm">
      <Sentence
        text={m.kept_until_moment}
        parts={{
          moment: (
            <time dateTime={offeredUntil}>
              <bdi>{moment}</bdi>
            </time>
          ),
        }}
      />
    </p>
  );
}
