import type { Call } from '@saath/contract/endpoint';
import { isRefusal } from '@saath/contract/errors';
import { type CalendarTab, calendarTabs } from '@saath/contract/events/calendar/rules';
import { browseEvents, eventsOfMonth } from '@saath/contract/events/events/endpoints';
import type { EventCard as Card } from '@saath/contract/events/events/schema';
import { getSite } from '@saath/contract/office/site/endpoints';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { type CalendarView, calendarAddress } from '../../features/events/calendar/address.ts';
import { readCalendarView } from '../../features/events/calendar/request.ts';
import { EventCard } from '../../features/events/card/card.tsx';
import { useViewer } from '../../features/foundation/organisation/site.ts';
import { sitePicture, titleOf } from '../../features/office/site/titled.ts';
import { isoDayIn } from '../../lib/calendar-days.ts';
import { callContext } from '../../lib/context.ts';
import { onFirstTouch } from '../../lib/first-touch.ts';
import { paths } from '../../lib/paths.ts';
import { useRevalidateOnReturn } from '../../lib/revalidate-on-return.ts';
import type { Text } from '../../lib/text.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { CalendarDays, LayoutGrid } from '../../ui/icons.ts';
import type { Route } from './+types/events-page';

const FIRST_ROW = 3;

/** Cards below are laid out and painted when they come near; until then they take the room of an ordinary card. */
const later = '[contain-intrinsic-size:auto_32rem] [content-visibility:auto]';

/** By itself: most who come see the list. */
const CalendarMonth = lazy(async () => ({
  default: (await import('../../features/events/calendar/month.tsx')).CalendarMonth,
}));

/** Most who come find something. */
const NoEvents = lazy(async () => ({
  default: (await import('../../features/events/calendar/no-events.tsx')).NoEvents,
}));

/** A form that sends itself: most who come only read and press. */
const CalendarFilters = lazy(async () => ({
  default: (
    await onFirstTouch(async () => await import('../../features/events/calendar/filters.tsx'))
  ).CalendarFilters,
}));

/** A tab, filter or mark that is none shows the calendar without it rather than an error. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { searchParams, origin } = new URL(request.url);
  const { site } = await call(getSite, {});
  const today = isoDayIn(new Date().toISOString(), site.timeZone);
  const view = readCalendarView(searchParams, today.slice(0, 7));
  const after = searchParams.get('after') ?? undefined;
  const shown = view.month ? await month(call, view, view.month) : await list(call, view, after);
  return { ...shown, view, today, url: origin + paths.events() };
}

async function month(call: Call, view: CalendarView, shown: string) {
  const { counts, towns } = await call(browseEvents, { query: view.filters });
  const { events } = await call(eventsOfMonth, { query: { ...view.filters, month: shown } });
  return { events, counts, towns, next: null, isFirst: true };
}

async function list(call: Call, { tab, filters }: CalendarView, after: string | undefined) {
  const query = { ...filters, tab };
  const later = after ? await pageAfter(call, { ...query, after }) : undefined;
  return { ...(later ?? (await call(browseEvents, { query }))), isFirst: !later };
}

/** Undefined for a mark that the server never gave; any other failure is one. */
async function pageAfter(call: Call, query: { tab: CalendarTab; after: string }) {
  try {
    return await call(browseEvents, { query });
  } catch (error) {
    if (isRefusal(error) && error.status === 400) return undefined;
    throw error;
  }
}

const description = m.events_that_look_for_volunteers_with_roles;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: titleOf(matches, m.events()) },
  { name: 'description', content: description() },
  { property: 'og:title', content: m.events_that_look_for_you() },
  { property: 'og:description', content: description() },
  { property: 'og:type', content: 'website' },
  ...(loaderData ? [{ property: 'og:url', content: loaderData.url }] : []),
  ...sitePicture(matches),
];

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { view, events, counts, towns, next, isFirst, today } = loaderData;
  const viewer = useViewer();
  useRevalidateOnReturn();
  return (
    <div className="mx-auto max-w-6xl px-5 py-6 sm:px-6 sm:py-10">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl sm:text-5xl">{m.events()}</h1>
        <OtherView view={view} today={today} />
      </header>
      <p className="mt-2 text-balance text-ink-soft text-lg">
        {m.find_the_one_that_needs_what_you()}
      </p>
      <Suspense>
        <CalendarFilters view={view} isVolunteer={viewer?.role === 'Volunteer'} towns={towns} />
      </Suspense>
      <Tabs view={view} counts={counts} />
      {view.month ? (
        <Suspense>
          <CalendarMonth view={{ ...view, month: view.month }} events={events} today={today} />
        </Suspense>
      ) : (
        <>
          <Cards view={view} events={events} />
          <Paging view={view} next={next} isFirst={isFirst} />
        </>
      )}
    </div>
  );
}

function Cards({ view, events }: { view: CalendarView; events: readonly Card[] }) {
  if (events.length === 0)
    return (
      <Suspense>
        <NoEvents view={view} />
      </Suspense>
    );
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {events.map((event, index) => (
        <li key={event.id} className={index < FIRST_ROW ? '' : later}>
          <EventCard event={event} isEager={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

type PagingProps = { view: CalendarView; next: string | null; isFirst: boolean };

function Paging({ view, next, isFirst }: PagingProps) {
  if (isFirst && !next) return null;
  return (
    <nav aria-label={m.more_events()} className="mt-8 flex flex-wrap justify-center gap-3">
      {!isFirst && (
        <ButtonLink to={calendarAddress(view)} variant="quiet">
          {m.back_to_the_first()}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={calendarAddress(view, next)} variant="secondary">
          {m.show_more()}
        </ButtonLink>
      )}
    </nav>
  );
}

type TabsProps = {
  view: CalendarView;
  counts: Readonly<Record<CalendarTab, number>>;
};

const tabLook = 'flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold';
const currentLook = 'border-primary bg-primary text-on-primary';
const otherLook = 'border-edge bg-surface';

/** From the list to the month and back, with the same filters. */
function OtherView({ view, today }: { view: CalendarView; today: string }) {
  const { month: isMonth, ...listed } = view;
  const Icon = isMonth ? LayoutGrid : CalendarDays;
  return (
    <Link
      to={calendarAddress(isMonth ? listed : { ...listed, month: today.slice(0, 7) })}
      preventScrollReset
      className={`${tabLook} ${otherLook}`}
    >
      <Icon aria-hidden size={18} />
      {isMonth ? m.list() : m.month()}
    </Link>
  );
}

const tabNames: Readonly<Record<CalendarView['tab'], Text>> = {
  all: m.tab_all,
  upcoming: m.tab_upcoming,
  ongoing: m.tab_ongoing,
  past: m.tab_past,
};

/** Links, so that they work before and without JavaScript and have addresses of their own. */
function Tabs({ view, counts }: TabsProps) {
  const { month: isMonth, ...listed } = view;
  return (
    <nav
      aria-label={m.filter_events()}
      // Up to the edges of the screen, so that one sees there is more; room for the focus ring.
      className="-mx-5 my-5 overflow-x-auto px-5 py-1.5 sm:mx-0 sm:-ms-1.5 sm:px-1.5"
    >
      <ul className="flex w-max gap-2">
        {calendarTabs.map((tab) => {
          const isCurrent = !isMonth && tab === view.tab;
          return (
            <li key={tab}>
              <Link
                to={calendarAddress({ ...listed, tab })}
                aria-current={isCurrent ? 'page' : undefined}
                preventScrollReset
                className={`${tabLook} ${isCurrent ? currentLook : otherLook}`}
              >
                {tabNames[tab]()}
                <span className="font-normal tabular-nums">{counts[tab]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
