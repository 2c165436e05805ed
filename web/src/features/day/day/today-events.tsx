import { Link } from 'react-router';
import { useQuery } from '../../../calls/query.ts';
import { formatTimeRange } from '../../../lib/time-range.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { todayQuery } from './queries.ts';

/** Events that are on or begin soon, each with the way to its day; nothing on other days. */
export function TodayEvents() {
  const { data: events = [] } = useQuery(todayQuery);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="today-title" className="mt-8 mb-2">
      <h2 id="today-title" className="mb-3 font-display font-semibold text-xl">
        {m.events_of_today()}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {events.map(({ id, title, startTime, endTime, timeZone, people, here }) => (
          <li key={id}>
            <Link
              to={toolPaths.adminDay(id)}
              className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 no-underline hover:border-edge"
            >
              <bdi className="font-semibold break-words">{title}</bdi>
              <span className="text-ink-soft text-sm">
                <bdi>{formatTimeRange(startTime, endTime, timeZone)}</bdi>
              </span>
              <span className="text-sm tabular-nums">
                {m.here_of_people_here({ here, people })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
