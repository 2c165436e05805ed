import type { Call } from '@saath/contract/endpoint';
import { isRefusal } from '@saath/contract/errors';
import { browseEvents } from '@saath/contract/events/endpoints';
import { noEventsFound } from '@saath/contract/events/messages';
import { type CalendarTab, calendarTabs } from '@saath/contract/events/schema';
import { Link } from 'react-router';
import { EventCard } from '../../features/events/event-card.tsx';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { useRevalidateOnReturn } from '../../lib/revalidate-on-return.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/events-page';

const FIRST_ROW = 3;

/** A tab or mark that is none shows the first page rather than an error. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { searchParams, origin } = new URL(request.url);
  const tab = calendarTabs.find((each) => each === searchParams.get('tab')) ?? 'all';
  const after = searchParams.get('after');
  const later = after ? await pageAfter(call, { tab, after }) : undefined;
  const page = later ?? (await call(browseEvents, { query: { tab } }));
  return { ...page, tab, isFirst: !later, url: origin + paths.events() };
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

const description = 'Events that look for volunteers, with roles, times and free places.';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: 'Events · Saath' },
  { name: 'description', content: description },
  { property: 'og:title', content: 'Events that look for you' },
  { property: 'og:description', content: description },
  { property: 'og:type', content: 'website' },
  ...(loaderData ? [{ property: 'og:url', content: loaderData.url }] : []),
];

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { tab, events, counts, next, isFirst } = loaderData;
  useRevalidateOnReturn();
  const empty = noEventsFound(tab);
  return (
    <div className="mx-auto max-w-6xl px-5 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl sm:text-5xl">Events</h1>
      <p className="mt-2 text-ink-soft text-lg">Find the one that needs what you can do.</p>
      <Tabs current={tab} counts={counts} />
      {events.length === 0 ? (
        <EmptyState
          title={empty.title}
          hint={empty.hint}
          action={tab !== 'all' && <ButtonLink to={paths.events()}>See all events</ButtonLink>}
        />
      ) : (
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {events.map((event, index) => (
            <li key={event.id}>
              <EventCard event={event} isEager={index < FIRST_ROW} />
            </li>
          ))}
        </ul>
      )}
      <Paging tab={tab} next={next} isFirst={isFirst} />
    </div>
  );
}

type PagingProps = { tab: CalendarTab; next: string | null; isFirst: boolean };

function Paging({ tab, next, isFirst }: PagingProps) {
  if (isFirst && !next) return null;
  return (
    <nav aria-label="More events" className="mt-8 flex flex-wrap justify-center gap-3">
      {!isFirst && (
        <ButtonLink to={addressOf(tab)} variant="quiet">
          Back to the first
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={paths.events({ tab, after: next })} variant="secondary">
          Show more
        </ButtonLink>
      )}
    </nav>
  );
}

/** The first page of a tab; 'all' is the calendar's own address. */
function addressOf(tab: CalendarTab): string {
  return paths.events(tab === 'all' ? {} : { tab });
}

type TabsProps = { current: CalendarTab; counts: Readonly<Record<CalendarTab, number>> };

/** Links, so that they work before and without JavaScript and have addresses of their own. */
function Tabs({ current, counts }: TabsProps) {
  return (
    <nav aria-label="Filter events" className="my-6 overflow-x-auto">
      <ul className="flex gap-2">
        {calendarTabs.map((tab) => {
          const isCurrent = tab === current;
          return (
            <li key={tab}>
              <Link
                to={addressOf(tab)}
                aria-current={isCurrent ? 'page' : undefined}
                preventScrollReset
                className={`flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold capitalize ${isCurrent ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-surface'}`}
              >
                {tab}
                <span className="font-normal tabular-nums">{counts[tab]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
