import type { EventCard } from '@saath/contract/events/events/schema';
import { useRef, useState } from 'react';
import { useInfiniteQuery, useQuery } from '../../calls/query.ts';
import { ownUserQuery } from '../../features/accounts/account/queries.ts';
import { CalendarFeed } from '../../features/afterwards/calendar-feed/calendar-feed.tsx';
import { OneStepAway } from '../../features/matching/suggest/one-step-away.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { ComingEvent } from '../../features/places/join/coming-event.tsx';
import { MailSent } from '../../features/places/join/mail-sent.tsx';
import {
  comingEventsQuery,
  fittingEventsQuery,
  myParticipationsQuery,
} from '../../features/places/join/my-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';

export const meta = titled(m.events_title);

export default function VolunteerEventsPage() {
  const [order, setOrder] = useState<'soonest' | 'fit'>('soonest');
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // How they fit is an addition: without it the list stands as it is.
  const { data: fitting } = useQuery(fittingEventsQuery);
  return (
    <>
      <PageTitle title={m.events()} lead={m.what_is_coming_up()} />
      <div ref={list} tabIndex={-1} className="mt-6 flex flex-col gap-4 outline-none">
        <div className="max-w-xs">
          <SelectField
            label={m.order()}
            value={order}
            options={[
              { value: 'soonest', label: m.soonest_first() },
              { value: 'fit', label: m.best_for_you_first() },
            ]}
            onChange={({ target }) => setOrder(target.value === 'fit' ? 'fit' : 'soonest')}
          />
        </div>
        {order === 'fit' && (
          <p className="text-ink-soft">{m.what_fits_you_best_stands_first_with()}</p>
        )}
        {order === 'fit' ? <ByFit onMailed={setMailedTo} /> : <BySoonest onMailed={setMailedTo} />}
        <OneStepAway steps={fitting?.steps ?? []} />
        <CalendarFeed />
      </div>
      <MailSent address={mailedTo} onClose={() => setMailedTo(null)} focusAfter={list} />
    </>
  );
}

type Asking = { onMailed: (address: string | null) => void };

function BySoonest({ onMailed }: Asking) {
  const coming = useInfiniteQuery(comingEventsQuery);
  return (
    <>
      <QueryState query={coming}>
        {({ pages }) => (
          <Events events={pages.flatMap((page) => page.events)} onMailed={onMailed} />
        )}
      </QueryState>
      {coming.hasNextPage && (
        <Button
          variant="secondary"
          isBusy={coming.isFetchingNextPage}
          onClick={() => void coming.fetchNextPage()}
        >
          {m.show_more()}
        </Button>
      )}
    </>
  );
}

function ByFit({ onMailed }: Asking) {
  const fitting = useQuery(fittingEventsQuery);
  return (
    <QueryState query={fitting}>
      {({ events }) => <Events events={events} onMailed={onMailed} />}
    </QueryState>
  );
}

function Events({ events, onMailed }: Asking & { events: readonly EventCard[] }) {
  const { data: mine = [] } = useQuery(myParticipationsQuery);
  const { data: user } = useQuery(ownUserQuery);
  const { data: fitting } = useQuery(fittingEventsQuery);
  if (events.length === 0)
    return <EmptyState title={m.no_upcoming_events_available()} hint={m.look_in_again_soon()} />;
  return (
    <ul className="flex flex-col gap-3">
      {events.map((event) => (
        <ComingEvent
          key={event.id}
          event={event}
          userId={user?.id ?? ''}
          mine={mine.find(({ eventId }) => eventId === event.id)}
          onMailed={onMailed}
          fit={fitting?.events.find(({ id }) => id === event.id)}
        />
      ))}
    </ul>
  );
}
