import type { HelpedEvent } from '@saath/contract/day/helpers/schema';
import { useQuery } from '../../../calls/query.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EventTime } from '../../events/card/time.tsx';
import { helpedEventsQuery } from './queries.ts';

/** The events at whose door a volunteer helps, each with the way to its list; nothing for everybody else. */
export function HelpedEvents() {
  const { data } = useQuery(helpedEventsQuery);
  if (!data || data.events.length === 0) return null;
  return (
    <section aria-labelledby="helped-title" className="mt-6">
      <h2 id="helped-title" className="mb-3 text-2xl">
        {m.you_help_at_the_door()}
      </h2>
      <ul className="flex flex-col gap-3">
        {data.events.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold break-words">
                <bdi>{event.title}</bdi>
              </p>
              <p className="text-ink-soft text-sm">
                <EventTime event={event} /> · <bdi>{event.location}</bdi>
              </p>
            </div>
            {data.at >= event.opensAt ? (
              <ButtonLink to={toolPaths.volunteerDoor(event.id)}>
                {m.open_the_list()}
                <About>{event.title}</About>
              </ButtonLink>
            ) : (
              <p className="text-sm">{opensText(event)}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function opensText({ opensAt, timeZone }: HelpedEvent): string {
  const date = formatDate(opensAt, timeZone);
  const time = m.date_at_time({ date, time: formatTime(opensAt, timeZone) });
  return m.the_list_opens_at_time({ time });
}
