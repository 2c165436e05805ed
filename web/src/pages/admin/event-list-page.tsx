/** /admin/event-list: what is on today, what comes, what is over and what is not published yet, six a page (EV-09). */
import type { ReplyOf } from '@saath/contract/endpoint';
import type { listEvents } from '@saath/contract/events/events/endpoints';
import { type EventPart, eventParts } from '@saath/contract/events/events/rules';
import type { Event } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useQuery } from '../../calls/query.ts';
import { ArchivedEvents } from '../../features/events/admin-list/archived-events.tsx';
import { EventListFilters } from '../../features/events/admin-list/filters.tsx';
import { EventListParts } from '../../features/events/admin-list/parts.tsx';
import {
  eventPageQuery,
  eventPartsQuery,
  eventQuery,
} from '../../features/events/admin-list/queries.ts';
import { EventTable } from '../../features/events/admin-list/table.tsx';
import { DeleteEventDialog } from '../../features/events/admin-list/table-delete.tsx';
import {
  type EventListView,
  eventListViewOf,
  firstPart,
  isNarrowed,
  searchOfEventList,
} from '../../features/events/admin-list/view.ts';
import { CopyEventDialog } from '../../features/events/life/copy.tsx';
import { isUnshared } from '../../features/events/share/is-unshared.ts';
import { ShareEventDialog } from '../../features/events/share/share-dialog.tsx';
import { EventListChosen } from '../../features/filling/fill/event-list-chosen.tsx';
import { OutlookChip } from '../../features/matching/outlook/chip.tsx';
import { mayHaveOutlook } from '../../features/matching/outlook/may-have-outlook.ts';
import { listedOutlooksQuery } from '../../features/matching/outlook/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import type { Text } from '../../lib/text.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Plus } from '../../ui/icons.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

export const meta = titled(m.events_title);

export default function EventListPage() {
  const [view, setView] = useView();
  const [copied, setCopied] = useState<Event>();
  const [doomed, setDoomed] = useState<Event>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { counts, part, query } = useOpenPage(view);
  const { page } = view;
  const isEmpty = eventParts.every((each) => counts?.[each] === 0);
  const isFirst = isEmpty && !isNarrowed(view);
  const lastPage = Math.max(query.data?.totalPages ?? 1, 1);
  const isPastEnd = query.data !== undefined && !query.isPlaceholderData && page > lastPage;
  useWayBack(isPastEnd, () => setView({ ...view, page: lastPage }));

  const afterDelete = () => {
    if (query.data?.events.length === 1 && page > 1) setView({ ...view, page: page - 1 });
  };
  return (
    <>
      <ListHead {...{ view, counts, part, isFirst }} onChange={setView} />
      <ArchivedEvents />
      <QueryState
        query={query}
        loading={<TableSkeleton />}
        loadingText={m.loading_events()}
        errorTitle={m.the_events_could_not_be_loaded()}
      >
        {(data) => (
          <EventPages
            data={data}
            view={{ ...view, part }}
            isEmpty={isEmpty}
            isStale={query.isPlaceholderData}
            onPage={(next) => setView({ ...view, page: next })}
            onCopy={setCopied}
            onDelete={setDoomed}
            chosen={chosen}
            onChoose={({ id }) => setChosen(toggled(chosen, id))}
          />
        )}
      </QueryState>
      <EventListChosen chosen={chosen} onClear={() => setChosen(new Set())} />
      <PublishedJustNow />
      <CopyEventDialog event={copied} onClose={() => setCopied(undefined)} />
      <DeleteEventDialog
        event={doomed}
        onClose={() => setDoomed(undefined)}
        onDeleted={afterDelete}
      />
    </>
  );
}

type ListHeadProps = Omit<ReturnType<typeof useOpenPage>, 'query'> & {
  view: EventListView;
  /** Nothing was made yet, and nothing is looked for. */
  isFirst: boolean;
  onChange: (view: EventListView) => void;
};

/** The title, and what narrows the list. The first event is made by the one button in the middle: there is nothing to look for yet. */
function ListHead({ view, counts, part, isFirst, onChange }: ListHeadProps) {
  if (isFirst) return <PageTitle title={m.events()} />;
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
      {counts && <EventListParts counts={counts} open={part} />}
      <EventListFilters view={view} onChange={onChange} />
    </>
  );
}

/** How many events each part has, the part that is open, and the page of it that the address names. */
function useOpenPage(view: EventListView) {
  const parts = useQuery(eventPartsQuery);
  const part = openPart(view, parts.data, parts.isError);
  const query = useQuery({
    ...eventPageQuery({ ...view, part }),
    placeholderData: keepPreviousData,
    // Which part opens is known once it is known where there is something.
    enabled: part !== undefined || isNarrowed(view),
  });
  return { counts: parts.data, part, query };
}

/** Says that there is no such page, and leads to the last one there is. */
function useWayBack(isPastEnd: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(() => {
    toast.info(m.no_more_pages());
    onBack();
  });
  useEffect(() => {
    if (isPastEnd) goBack();
  }, [isPastEnd]);
}

/** The event that the wizard published, ready to be shared; once, also after a reload. */
function PublishedJustNow() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const id = (state as { published?: string } | null)?.published ?? '';
  const { data: event } = useQuery({ ...eventQuery(id), enabled: id !== '' });
  return (
    <ShareEventDialog
      event={id === '' ? undefined : event}
      isNew
      onClose={() => void navigate({ search }, { replace: true, preventScrollReset: true })}
    />
  );
}

type EventPagesProps = {
  data: ReplyOf<typeof listEvents>;
  view: EventListView;
  /** There is no event at all. */
  isEmpty: boolean;
  isStale: boolean;
  onPage: (page: number) => void;
  onCopy: (event: Event) => void;
  onDelete: (event: Event) => void;
  chosen: ReadonlySet<string>;
  onChoose: (event: Event) => void;
};

function EventPages({ data, view, isEmpty, onPage, ...table }: EventPagesProps) {
  const { events, totalEvents, totalPages } = data;
  const outlooks = useOutlooks(events);
  if (totalEvents === 0) return <NoEvents view={view} isEmpty={isEmpty} />;
  const counts = { count: events.length, totalEvents };
  const isCutOff = view.q !== '' && totalEvents >= limits.eventsFound;
  return (
    <>
      <EventTable events={events} note={outlooks} {...table} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {isCutOff
            ? m.showing_count_of_the_newest_total({ count: events.length, total: totalEvents })
            : m.showing_count_of_totalevents_events(counts)}
        </p>
        {totalPages > 1 && (
          <Pager
            page={view.page}
            totalPages={totalPages}
            onPage={onPage}
            onPastEnd={() => toast.info(m.no_more_pages())}
          />
        )}
      </div>
    </>
  );
}

/** The staffing outlook of each event that has one, once it is there: the list does not wait for it. */
function useOutlooks(events: readonly Event[]): (event: Event) => ReactNode {
  const ids = events
    .filter((event) => mayHaveOutlook(event) && !isUnshared(event))
    .map(({ id }) => id);
  const { data, isPending } = useQuery(listedOutlooksQuery(ids));
  return (event) => {
    const { id } = event;
    if (isUnshared(event)) return <Chip tone="primary">{m.new_share_it()}</Chip>;
    const outlook = data?.get(id);
    if (outlook) return <OutlookChip outlook={outlook.worst} isShort />;
    return isPending && ids.includes(id) && <Skeleton className="h-6 w-28" />;
  };
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...chosen].filter((each) => each !== id);
  return new Set(chosen.has(id) ? others : [...others, id]);
}

const nothingIn: Readonly<Record<EventPart, Text>> = {
  today: m.nothing_is_on_today,
  coming: m.nothing_is_planned,
  past: m.no_event_is_over_yet,
  drafts: m.there_are_no_drafts,
};

function NoEvents({ view, isEmpty }: { view: EventListView; isEmpty: boolean }) {
  if (view.part && !isEmpty && !isNarrowed(view))
    return (
      <EmptyState title={nothingIn[view.part]()} hint={m.other_events_are_in_the_other_parts()} />
    );
  if (isNarrowed(view))
    return (
      <EmptyState
        title={m.no_events_match()}
        hint={m.search_for_less_or_choose_another_status()}
        action={
          <ButtonLink to={paths.adminEventList} variant="secondary">
            {m.show_all_events()}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      title={m.publish_your_first_event()}
      hint={m.it_shows_up_here_and_in_the()}
      action={<ButtonLink to={paths.adminCreateEvent}>{m.create_event_button()}</ButtonLink>}
    />
  );
}

/** The part that is open; none while a search looks through all, or while it is not known where there is something. */
function openPart(
  view: EventListView,
  counts: Readonly<Record<EventPart, number>> | undefined,
  isUnknown: boolean,
): EventPart | undefined {
  if (isNarrowed(view)) return undefined;
  return view.part ?? (isUnknown ? 'coming' : counts && firstPart(counts));
}

/** What the address says, and how to change it. */
function useView(): [EventListView, (view: EventListView) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    eventListViewOf(search),
    (next) => void setSearch(searchOfEventList(next), { preventScrollReset: true }),
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
