/** /volunteer/lead/{id}: who asked, who is in and what they write, for a volunteer who leads the event; its figures for one who looks at it; hours, for who runs its branch (RG-01, RG-02). */
import { eventHours } from '@saath/contract/afterwards/hours/endpoints';
import { getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { nextBest } from '@saath/contract/filling/fill/endpoints';
import { eventOutlook } from '@saath/contract/matching/outlook/endpoints';
import { listEventThreads, readThread } from '@saath/contract/messages/threads/endpoints';
import { eventQueue, eventRoster } from '@saath/contract/places/joining/endpoints';
import { answerCounts } from '@saath/contract/places/reminders/endpoints';
import type { ReactNode } from 'react';
import { useInfiniteQuery, useQuery } from '../../calls/query.ts';
import { of } from '../../calls/touched.ts';
import { useLiveEvent } from '../../calls/use-live.ts';
import { EventHours } from '../../features/afterwards/hours/event-hours.tsx';
import { eventHoursQuery } from '../../features/afterwards/hours/queries.ts';
import { eventQuery } from '../../features/events/admin-list/queries.ts';
import { mayDo } from '../../features/events/card/may-do.ts';
import { EventLife } from '../../features/events/life/life.tsx';
import { eventThreadsQuery } from '../../features/messages/threads/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { AsksQuestions, asksForLeads } from '../../features/places/questions/person-said.tsx';
import { queueQuery } from '../../features/places/queue/queries.ts';
import { CallError } from '../../lib/call-error.ts';
import { useLast } from '../../lib/ended-right.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { paths } from '../../lib/paths.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { MenuLine, MenuLink } from '../../ui/action-menu.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ClipboardCheck, Pencil, Sparkles, Users } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { EventLoading } from '../admin/event-loading.tsx';
import { EventNextBest } from '../admin/event-next-best.tsx';
import { RoleHead } from '../admin/event-roster.tsx';
import { EventSummary } from '../admin/event-summary.tsx';
import { EventTabs } from '../admin/event-tabs.tsx';
import { peoplePanels } from '../admin/people-panels.tsx';
import type { Route } from './+types/lead-page';
import { NotOpen } from './not-open.tsx';

export const meta = titled(m.lead_page_title);

const liveReads = [
  ...[getEvent, eventQueue, eventRoster, eventOutlook, answerCounts, eventHours],
  ...[listEventThreads, readThread, nextBest],
] as const;

export default function LeadPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(eventQuery(id));
  const { data, error, refetch } = query;
  const isGone = error instanceof CallError && error.status === 404;
  const isSeen = !isGone && data !== undefined && mayDo(data, 'events.read');
  const isOpen = isSeen && mayDo(data, 'places.read');
  // Once it was open it stays on the screen when the right ends: somebody may be writing a message.
  const last = useLast(isOpen ? data : undefined);
  const isEnded = last?.id === id && (isGone || (data !== undefined && !isSeen));
  if (isGone && !isEnded) return <NotOpen />;
  const ended = { data: last, error: null, isFetching: false, isPaused: false, refetch };
  return (
    <QueryState
      query={isEnded ? ended : query}
      loading={<EventLoading back={back()} />}
      loadingText={m.loading_events()}
      errorTitle={m.the_event_could_not_be_loaded()}
    >
      {(event) => {
        if (mayDo(event, 'places.read')) return <Led key={id} event={event} isEnded={isEnded} />;
        return mayDo(event, 'events.read') ? <Seen event={event} /> : <NotOpen />;
      }}
    </QueryState>
  );
}

/** Roles and figures, without anybody's name. */
function Seen({ event }: { event: Event }) {
  return (
    <>
      <Head event={event} />
      <EventSummary event={event} isNew={false} />
      <ul className="mt-6 flex flex-col gap-3">
        {event.role.map((role) => (
          <li key={role.id} className="rounded-card border border-line bg-surface p-4">
            <RoleHead event={event} role={role} />
            <p className="text-ink-soft break-words">
              <bdi>{role.description}</bdi>
            </p>
          </li>
        ))}
      </ul>
      {mayDo(event, 'hours.write') && isOver(event) && (
        <div className="mt-8">
          <EventHours eventId={event.id} />
        </div>
      )}
      {event.people && (
        <p className="mt-4 text-ink-soft tabular-nums">
          {m.requests()}: {formatNumber(event.people.requested)} · {m.wait_list()}:{' '}
          {formatNumber(event.people.waitlisted)}
        </p>
      )}
    </>
  );
}

const isOver = ({ status }: Event) => status === 'COMPLETED';

const back = () => ({ to: paths.volunteerDashboard, label: m.back_to_the_dashboard() });

/** @param actions what can be done there */
function Head({ event: { title }, actions }: { event: Event; actions?: ReactNode }) {
  return (
    <PageTitle back={back()} title={<bdi>{title || m.untitled_event()}</bdi>} actions={actions} />
  );
}

/** On a phone the words count, not the picture: with it the row took two lines. */
const phoneLook = 'min-w-0 max-sm:flex-auto max-sm:px-3 max-sm:[&>svg]:hidden';

/** For who may change it, not only lead it. */
function Change({ event }: { event: Event }) {
  return (
    <>
      <ButtonLink
        to={toolPaths.volunteerEventEdit(event.id)}
        variant="secondary"
        className={phoneLook}
      >
        <Pencil aria-hidden size={18} />
        {m.edit()}
      </ButtonLink>
      <EventLife event={event}>
        <Filling event={event} />
      </EventLife>
    </>
  );
}

/** For who may give its places, as long as there are some to give. */
function Filling({ event }: { event: Event }) {
  const { id, status } = event;
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  if (isOver || !mayDo(event, 'places.give')) return null;
  return (
    <>
      <MenuLink to={toolPaths.volunteerBoard(id)}>
        <Users aria-hidden size={18} />
        {m.assign_volunteers()}
      </MenuLink>
      {status !== 'PENDING' && (
        <MenuLink to={toolPaths.volunteerFill(id)}>
          <Sparkles aria-hidden size={18} />
          {m.fill_for_me()}
        </MenuLink>
      )}
      <MenuLine />
    </>
  );
}

/** Only as long as it is theirs: a stream that is refused would be asked for again and again. */
function News({ id }: { id: string }) {
  useLiveEvent(
    id,
    liveReads.map((read) => of(read, { params: { id } })),
  );
  return null;
}

/** @param isEnded it was theirs until now: it stays as it was, for what they typed */
function Led({ event, isEnded }: { event: Event; isEnded: boolean }) {
  const { id, status } = event;
  const queue = useInfiniteQuery(queueQuery({ eventId: id, section: 'requested' }));
  const threads = useInfiniteQuery({
    ...eventThreadsQuery(id),
    enabled: mayDo(event, 'messages.write'),
  });
  const mayPutRight = mayDo(event, 'hours.write') && isOver(event);
  const hours = useInfiniteQuery({ ...eventHoursQuery(id), enabled: mayPutRight });
  const hasDay = status !== 'PENDING' && status !== 'CANCELLED' && mayDo(event, 'day.read');
  return (
    <>
      <Head
        event={event}
        actions={
          <div className="flex w-full items-center gap-2 sm:gap-3">
            {hasDay && (
              <ButtonLink
                to={toolPaths.volunteerDoor(id)}
                variant="secondary"
                className={phoneLook}
              >
                <ClipboardCheck aria-hidden size={18} />
                {m.the_list_of_the_day()}
              </ButtonLink>
            )}
            {mayDo(event, 'events.write') && <Change event={event} />}
          </div>
        }
      />
      {isEnded ? (
        <Notice tone="info">{m.your_right_ended_what_you_typed_stays()}</Notice>
      ) : (
        <News id={id} />
      )}
      <EventSummary event={event} isNew={false} />
      <AsksQuestions value={asksForLeads(event)}>
        <EventTabs
          waiting={queue.data?.pages[0]?.counts.requested ?? 0}
          unread={threads.data?.pages[0]?.unread ?? 0}
          proposals={hours.data?.pages[0]?.proposals ?? 0}
          panels={{
            ...peoplePanels(event, { isInviting: true }),
            ...(mayPutRight ? { after: () => <EventHours eventId={id} /> } : {}),
          }}
        />
      </AsksQuestions>
      {mayDo(event, 'places.give') && <EventNextBest event={event} />}
    </>
  );
}
