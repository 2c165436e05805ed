import type { Event } from '@saath/contract/events/events/schema';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { isAskedAbout } from './asked-about.ts';
import { answerCountsQuery } from './queries.ts';

/** How many come, come late, or have not said so; from when people are asked until the event is over. */
export function AnswerLine({ event }: { event: Event }) {
  const isAsked = isAskedAbout(event);
  const { data } = useQuery({ ...answerCountsQuery(event.id), enabled: isAsked });
  if (!isAsked || !data || data.coming + data.late + data.unanswered === 0) return null;
  const { coming, late, unanswered } = data;
  return (
    <p className="mt-3 text-ink-soft tabular-nums">
      {m.coming_late_unanswered({ coming, late, unanswered })}
    </p>
  );
}
