import type { ReplyOf } from '@saath/contract/endpoint';
import type { searchEvents } from '@saath/contract/events/events/endpoints';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Spinner } from '../../../ui/spinner.tsx';
import { EventCover } from '../card/cover.tsx';
import { summaryOf } from '../card/summary.ts';

type Found = ReplyOf<typeof searchEvents>['events'][number];

type FoundEventsProps = {
  /** What was looked for. */
  title: string;
  events: readonly Found[];
  state: 'searching' | 'found' | 'failed';
};

/** What a search found, below its field and over the page. */
export function FoundEvents({ title, events, state }: FoundEventsProps) {
  const words = {
    searching: m.searching(),
    failed: m.the_search_did_not_work(),
    found:
      events.length > 0
        ? m.count_events_found({ count: events.length })
        : m.no_event_has_text_in_its_title({ text: title }),
  }[state];
  const isList = events.length > 0;
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface shadow-float sm:w-96">
      {isList && (
        <ul aria-label={m.search_events()} className="divide-y divide-line">
          {events.map((event) => (
            <li key={event.id}>
              <Result event={event} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={isList ? 'sr-only' : 'flex items-center gap-2 p-4 text-ink-soft'}>
        {state === 'searching' && <Spinner />}
        <span>{words}</span>
      </p>
    </div>
  );
}

function Result({ event }: { event: Found }) {
  const first = event.images.toSorted((one, other) => one.order - other.order)[0];
  return (
    <Link
      to={paths.adminEventEdit(event.id)}
      className="flex items-start gap-3 px-3 py-2.5 outline-offset-[-3px] hover:bg-neutral-soft/60"
    >
      <EventCover
        event={event}
        image={first}
        sizes="4rem"
        className="h-12 w-16 flex-none overflow-hidden rounded-field"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">
          <bdi>{event.title}</bdi>
        </span>
        <time dateTime={event.startTime} className="block text-sm">
          {formatDate(event.startTime, event.timeZone)}
        </time>
        <span className="line-clamp-2 text-ink-soft text-sm">
          <bdi>{summaryOf(event.description)}</bdi>
        </span>
      </span>
    </Link>
  );
}
