import type { HelpedEvent } from '@saath/contract/day/helpers/schema';
import { useId } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CalendarPlus } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { TimeSpan } from '../../../ui/time-span.tsx';
import { helpedEventsQuery } from './queries.ts';

/**
 * The events that a volunteer helps to run, each with the way to what they do there; those of a branch by themselves.
 * Nothing for everybody else.
 */
export function HelpedEvents() {
  const { data } = useQuery(helpedEventsQuery);
  if (!data) return null;
  const groups = Map.groupBy(data.events, ({ branch = '' }) => branch);
  const made = new Map(data.branches.map((each) => [each.name, each] as const));
  return [...new Set([...groups.keys(), ...made.keys()])].map((branch) => (
    <HelpedGroup
      key={branch}
      branch={branch}
      madeFor={made.get(branch)}
      events={groups.get(branch) ?? []}
      at={data.at}
    />
  ));
}

type HelpedGroupProps = {
  /** Empty for events at which they have a right by itself. */
  branch: string;
  /** For who may make events for it, and write its page. */
  madeFor: { readonly id: string; readonly slug: string } | undefined;
  events: readonly HelpedEvent[];
  at: string;
};

function HelpedGroup({ branch, madeFor, events, at }: HelpedGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-3 text-2xl break-words">
        {branch ? (
          <Sentence text={m.you_help_run_name} parts={{ name: <bdi>{branch}</bdi> }} />
        ) : (
          m.you_help_run()
        )}
      </h2>
      {events.length === 0 && <p className="mb-3 text-ink-soft">{m.no_events_ahead_in_branch()}</p>}
      <ul className="flex flex-col gap-3">
        {events.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold break-words">
                <bdi>{event.title}</bdi>
              </p>
              <p className="text-ink-soft text-sm">
                {event.role && (
                  <>
                    <bdi className="text-ink">{event.role.name}</bdi> ·{' '}
                  </>
                )}
                <TimeSpan of={event} /> · <bdi>{event.location}</bdi>
              </p>
            </div>
            <WayIn event={event} at={at} />
          </li>
        ))}
      </ul>
      {madeFor && (
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink
            to={toolPaths.volunteerCreateEvent({ branch: madeFor.id })}
            variant="secondary"
          >
            <CalendarPlus aria-hidden size={18} />
            {m.create_event_button()}
            <About>{branch}</About>
          </ButtonLink>
          <ButtonLink to={toolPaths.branch(madeFor.slug)} variant="quiet">
            {m.page_of_the_branch()}
            <About>{branch}</About>
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** @param at when the list was read */
function WayIn({ event, at }: { event: HelpedEvent; at: string }) {
  const { id, title, right, role, waiting, opensAt } = event;
  if (right !== 'door')
    return (
      <ButtonLink to={role ? toolPaths.volunteerRole(id, role.id) : toolPaths.volunteerLead(id)}>
        {waiting > 0 ? m.answer_count({ count: waiting }) : wayIn(role)}
        <About>{title}</About>
      </ButtonLink>
    );
  if (at < opensAt) return <p className="text-sm">{opensText(event)}</p>;
  return (
    <ButtonLink to={toolPaths.volunteerDoor(id)}>
      {m.open_the_list()}
      <About>{title}</About>
    </ButtonLink>
  );
}

const wayIn = (role: HelpedEvent['role']) => (role ? m.open_the_role() : m.open_the_event());

function opensText({ opensAt, timeZone }: HelpedEvent): string {
  const date = formatDate(opensAt, timeZone);
  const time = m.date_at_time({ date, time: formatTime(opensAt, timeZone) });
  return m.the_list_opens_at_time({ time });
}
