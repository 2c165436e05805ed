import type { QueueSection as Section } from '@saath/contract/places/joining/rules';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { type ReactNode, useId, useState } from 'react';
import { useInfiniteQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { ChevronDown } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useKeptFocus } from './keys.ts';
import { queueQuery } from './queries.ts';

type QueueSectionProps = {
  eventId: string;
  section: Section;
  /** Of one role alone; undefined = of all. */
  roleId: string | undefined;
  title: string;
  /** How many there are in all, as the server counted. */
  count: number;
  /** A part of a name that is looked for; empty = everybody. */
  q: string;
  isOpenAtFirst: boolean;
  /** Stands in place of an empty list. */
  empty?: string;
  row: (entry: QueueEntry, now: string) => ReactNode;
  /** Stands above the list, once it is there. */
  above?: (entries: readonly QueueEntry[]) => ReactNode;
};

/** One part of the queue: its people are loaded when it is opened, and more of them when asked for. */
export function QueueSection(props: QueueSectionProps) {
  const { title, count, q, isOpenAtFirst } = props;
  const [isOpened, setOpened] = useState(isOpenAtFirst);
  const listId = useId();
  // Anyone who looks for a name wants to see it wherever it stands.
  const isOpen = isOpened || q !== '';
  return (
    <section aria-label={title}>
      <h3 className="font-sans font-semibold text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          disabled={q !== ''}
          onClick={() => setOpened(!isOpen)}
          className="inline-flex min-h-11 items-center gap-2 rounded-field text-start sm:min-h-9"
        >
          <ChevronDown
            aria-hidden
            size={18}
            className={`flex-none text-ink-soft ${isOpen ? '' : '-rotate-90 rtl:rotate-90'}`}
          />
          <span>{title}</span> <span className="text-ink-soft tabular-nums">({count})</span>
        </button>
      </h3>
      <div id={listId}>{isOpen && <People {...props} />}</div>
    </section>
  );
}

function People({ eventId, section, roleId, q, row, above, ...texts }: QueueSectionProps) {
  const query = useInfiniteQuery(queueQuery({ eventId, section, roleId, q }));
  const focus = useKeptFocus(query.dataUpdatedAt);
  const now = new Date(query.dataUpdatedAt).toISOString();
  const empty = q ? m.nobody_of_that_name_here() : texts.empty;
  return (
    <QueryState
      query={query}
      loading={<Skeleton className="mt-2 h-24 w-full" />}
      errorTitle={m.the_requests_could_not_be_loaded()}
    >
      {({ pages }) => {
        const entries = pages.flatMap(({ participations }) => participations);
        if (entries.length === 0) return empty && <p className="text-ink-soft">{empty}</p>;
        return (
          <>
            {above?.(entries)}
            <ul
              {...focus}
              className="mt-2 divide-y divide-line rounded-card border border-line bg-surface"
            >
              {entries.map((entry) => (
                <li
                  key={entry.id}
                  tabIndex={-1}
                  data-queue-row
                  className="p-4 outline-offset-[-2px]"
                >
                  {row(entry, now)}
                </li>
              ))}
            </ul>
            <ShowMore query={query} className="mt-2" />
          </>
        );
      }}
    </QueryState>
  );
}
