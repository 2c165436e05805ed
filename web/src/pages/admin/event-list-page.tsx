/** /admin/event-list: every event, six a page, the newest created first (EV-09). */
import type { ReplyOf } from '@saath/contract/endpoint';
import type { listEvents } from '@saath/contract/events/endpoints';
import { eventListMessages } from '@saath/contract/events/messages';
import type { Event } from '@saath/contract/events/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { eventPageQuery } from '../../features/events/admin-queries.ts';
import { EventTable } from '../../features/events/event-table.tsx';
import { DeleteEventDialog } from '../../features/events/event-table-delete.tsx';
import { paths } from '../../lib/paths.ts';
import { spoken } from '../../lib/spoken.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

export const meta = () => [{ title: m.events_saath_admin() }];

export default function EventListPage() {
  const [page, setPage] = usePage();
  const [doomed, setDoomed] = useState<Event>();
  const query = useQuery({ ...eventPageQuery(page), placeholderData: keepPreviousData });
  const lastPage = Math.max(query.data?.totalPages ?? 1, 1);
  const isPastEnd = query.data !== undefined && !query.isPlaceholderData && page > lastPage;

  const goBack = useEffectEvent(() => {
    toast.info(eventListMessages.noMorePages);
    setPage(lastPage);
  });
  useEffect(() => {
    if (isPastEnd) goBack();
  }, [isPastEnd]);

  const afterDelete = () => {
    if (query.data?.events.length === 1 && page > 1) setPage(page - 1);
  };
  return (
    <>
      <PageTitle
        title={m.events()}
        actions={
          <ButtonLink to={paths.adminCreateEvent}>
            <Plus aria-hidden size={18} />
            {m.add_event()}
          </ButtonLink>
        }
      />
      <QueryState
        query={query}
        loading={<TableSkeleton />}
        loadingText={spoken(eventListMessages.loading)}
        errorTitle={m.the_events_could_not_be_loaded()}
      >
        {(data) => (
          <EventPages
            data={data}
            page={page}
            isStale={query.isPlaceholderData}
            onPage={setPage}
            onDelete={setDoomed}
          />
        )}
      </QueryState>
      <DeleteEventDialog
        event={doomed}
        onClose={() => setDoomed(undefined)}
        onDeleted={afterDelete}
      />
    </>
  );
}

type EventPagesProps = {
  data: ReplyOf<typeof listEvents>;
  page: number;
  isStale: boolean;
  onPage: (page: number) => void;
  onDelete: (event: Event) => void;
};

function EventPages({ data, page, isStale, onPage, onDelete }: EventPagesProps) {
  const { events, totalEvents, totalPages } = data;
  if (totalEvents === 0)
    return (
      <EmptyState
        title={m.publish_your_first_event()}
        hint={m.it_shows_up_here_and_in_the()}
        action={<ButtonLink to={paths.adminCreateEvent}>{m.create_event_button()}</ButtonLink>}
      />
    );
  return (
    <>
      <EventTable events={events} onDelete={onDelete} isStale={isStale} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {m.showing_count_of_totalevents_events({
            count: events.length,
            totalEvents,
          })}
        </p>
        <Pager
          page={page}
          totalPages={totalPages}
          onPage={onPage}
          onPastEnd={() => toast.info(eventListMessages.noMorePages)}
        />
      </div>
    </>
  );
}

/** The page number in the address; 1 when it is missing or not a positive whole number. */
function usePage(): [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const given = Number(search.get('page'));
  const page = Number.isInteger(given) && given > 0 && given < 1_000_000 ? given : 1;
  return [
    page,
    (next) => void setSearch(next > 1 ? { page: String(next) } : {}, { preventScrollReset: true }),
  ];
}

function TableSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
