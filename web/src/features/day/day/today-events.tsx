import { Link } from 'react-router';
import { useQuery } from '../../../calls/query.ts';
import { isoDayIn } from '../../../lib/calendar-days.ts';
import { formatDate } from '../../../lib/format.ts';
import { formatTimeRange } from '../../../lib/time-range.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { todayQuery } from './queries.ts';
import { useNow } from './use-now.ts';

type Times = { startTime: string; endTime: string; timeZone: string };

/** With the day where it is none of today's: in the evening those of the next morning are there already. */
function timesOf({ startTime, endTime, timeZone }: Times, now: number): string {
  const time = formatTimeRange(startTime, endTime, timeZone);
  const today = isoDayIn(new Date(now).toISOString(), timeZone);
  if (isoDayIn(startTime, timeZone) === today) return time;
  return m.date_at_time({ date: formatDate(startTime, timeZone), time });
}

/** Events that are on, begin soon or have just ended, each with the way to its day; nothing where there are none. */
export function TodayEvents() {
  const { data: events = [] } = useQuery(todayQuery);
  const now = useNow(60_000);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="today-title" className="mt-8 mb-2">
      <h2 id="today-title" className="mb-3 font-display font-semibold text-xl">
        {m.now_and_next()}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {events.map(({ id, title, people, here, ...times }) => (
          <li key={id}>
            <Link
              to={toolPaths.adminDay(id)}
              className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 no-underline hover:border-edge"
            >
              <bdi className="font-semibold break-words">{title}</bdi>
              <span className="text-ink-soft text-sm">
                <bdi>{timesOf(times, now)}</bdi>
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
