import type { Announcement } from '@saath/contract/messages/announcements/schema';
import { stateNamesForOrganisers } from '@saath/contract/places/joining/messages';
import { useState } from 'react';
import { useInfiniteQuery } from '../../../calls/query.ts';
import { formatAgo } from '../../../lib/ago.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { DeliveryReport } from './delivery-report.tsx';
import { announcementsQuery } from './queries.ts';

/** What was sent to the people of an event, newest first. */
export function AnnouncementList({ eventId }: { eventId: string }) {
  const query = useInfiniteQuery(announcementsQuery(eventId));
  const now = new Date(query.dataUpdatedAt).toISOString();
  const total = query.data?.pages[0]?.total;
  return (
    <section aria-labelledby="sent-title" className="min-w-0">
      <h3 id="sent-title" className="mb-3 font-sans font-semibold text-base">
        <span>{m.sent_messages()}</span>{' '}
        {total !== undefined && <span className="text-ink-soft tabular-nums">({total})</span>}
      </h3>
      <QueryState query={query} errorTitle={m.the_messages_could_not_be_loaded()}>
        {({ pages }) =>
          total === 0 ? (
            <EmptyState title={m.no_messages_yet()} hint={m.what_you_write_to_the_people_of()} />
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {pages
                .flatMap(({ announcements }) => announcements)
                .map((announcement) => (
                  <li key={announcement.id} className="p-4">
                    <Sent eventId={eventId} announcement={announcement} now={now} />
                  </li>
                ))}
            </ul>
          )
        }
      </QueryState>
      <ShowMore query={query} className="mt-2" />
    </section>
  );
}

type SentProps = { eventId: string; announcement: Announcement; now: string };

function Sent({ eventId, announcement, now }: SentProps) {
  const [isOpen, setOpen] = useState(false);
  const { subject, text, author, sentAt, states, roleName, recipients } = announcement;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center sm:min-h-0">
        <bdi className="font-semibold break-words">{subject}</bdi>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <span className="tabular-nums">{m.to_count_people({ count: recipients })}</span>
          {states.map((state) => (
            <Chip key={state}>{spoken(stateNamesForOrganisers, state)}</Chip>
          ))}
          {roleName && (
            <Chip>
              <bdi>{roleName}</bdi>
            </Chip>
          )}
          {author && <bdi>{author}</bdi>}
          <time dateTime={sentAt} className="whitespace-nowrap">
            {formatAgo(sentAt, now)}
          </time>
        </span>
      </summary>
      <p dir="auto" className="mt-3 max-w-prose break-words whitespace-pre-line">
        {text}
      </p>
      {isOpen && <DeliveryReport eventId={eventId} announcementId={announcement.id} />}
    </details>
  );
}
