import type { ReplyOf } from '@saath/contract/endpoint';
import type { shortEvents } from '@saath/contract/matching/outlook/endpoints';
import type { ShortEvent } from '@saath/contract/matching/outlook/schema';
import { Link } from 'react-router';
import { useQuery } from '../../../calls/query.ts';
import { paths, withSearch } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { ShieldCheck } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TimeSpan } from '../../../ui/time-span.tsx';
import { shortEventsQuery } from './queries.ts';
import { RoleOutlookLine } from './role-outlook-line.tsx';
import { OutlookSteps } from './steps.tsx';

/** The events of the next days to which too few people may come, those at risk first, with what would help. */
export function ShortEvents() {
  const query = useQuery(shortEventsQuery);
  return (
    <Card className="overflow-hidden">
      <QueryState
        query={query}
        loading={<Skeleton className="h-32 w-full" />}
        errorTitle={m.the_outlook_could_not_be_loaded()}
      >
        {(found) => <Found {...found} />}
      </QueryState>
    </Card>
  );
}

function Found({ events, more }: Pick<ReplyOf<typeof shortEvents>, 'events' | 'more'>) {
  if (events.length === 0)
    return (
      <p className="flex items-center gap-2 p-5 text-ink-soft">
        <ShieldCheck aria-hidden size={18} className="flex-none text-primary" />
        {m.no_event_of_the_next_two_weeks_lacks()}
      </p>
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {events.map((short) => (
          <Short key={short.event.id} short={short} />
        ))}
      </ul>
      {more > 0 && (
        <p className="border-line border-t px-5 py-3 text-sm">
          <Link
            to={withSearch(paths.adminEventList, { status: 'upcoming' })}
            className="inline-flex min-h-11 items-center font-semibold text-primary sm:min-h-8"
          >
            {m.count_more_may_lack_people({ count: more })}
          </Link>
        </p>
      )}
    </>
  );
}

function Short({ short: { event, worst } }: { short: ShortEvent }) {
  return (
    <li className="flex flex-col gap-1.5 px-5 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link
          to={paths.adminEvent(event.id)}
          className="min-w-0 break-words font-semibold hover:text-primary"
        >
          <bdi>{event.title}</bdi>
        </Link>
        <span className="text-ink-soft text-sm">
          <TimeSpan of={event} />
        </span>
      </p>
      <RoleOutlookLine outlook={worst} timeZone={event.timeZone} hasDate={worst.shift !== null} />
      <OutlookSteps eventId={event.id} outlook={worst} />
    </li>
  );
}
