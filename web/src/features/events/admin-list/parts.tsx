import { type EventPart, eventParts } from '@saath/contract/events/events/rules';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/numbers.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { type EventListView, searchOfEventList } from './view.ts';

const words: Readonly<Record<EventPart, Text>> = {
  today: m.events_today,
  coming: m.events_coming,
  past: m.events_past,
  drafts: m.events_drafts,
};

type EventListPartsProps = {
  counts: Readonly<Record<EventPart, number>>;
  /** Undefined while a search looks through all of them. */
  open: EventPart | undefined;
};

/** The parts of the list as links, so that each has an address; drafts only where there are some. */
export function EventListParts({ counts, open }: EventListPartsProps) {
  const shown = eventParts.filter(
    (part) => part !== 'drafts' || counts.drafts > 0 || open === 'drafts',
  );
  return (
    <nav aria-label={m.parts_of_this_page()} className="mb-4 border-line border-b">
      <ul className="flex overflow-x-auto [scrollbar-width:none]">
        {shown.map((part) => (
          <li key={part} className="flex-none">
            <Link
              to={`?${new URLSearchParams(searchOfEventList({ ...all, part }))}`}
              preventScrollReset
              aria-current={part === open ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center gap-1 whitespace-nowrap border-transparent border-b-2 px-1.5 font-medium text-sm outline-offset-[-2px] sm:gap-1.5 sm:text-base text-ink-soft no-underline hover:text-ink aria-[current]:border-primary aria-[current]:text-ink sm:px-4"
            >
              {words[part]()}
              <span className="rounded-full bg-neutral-soft px-2 font-normal text-sm tabular-nums">
                {formatNumber(counts[part])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const all: EventListView = { page: 1, q: '', status: undefined };
