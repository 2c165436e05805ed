import type { Event } from '@saath/contract/events/events/schema';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { TimeSpan } from '../../../ui/time-span.tsx';
import { modeName } from '../form/places.tsx';
import { zoneLabel } from '../form/values.ts';
import { typeName } from '../type-name.ts';

type EditorDetailsProps = { event: Event };

/** The details of an event, to read. */
export function EditorDetails({ event }: EditorDetailsProps) {
  return (
    <dl className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
      <Entry name={m.title()} isWide>
        <bdi>{event.title || m.untitled_event()}</bdi>
      </Entry>
      <Entry name={m.when()}>
        <TimeSpan of={event} />
        <span className="block text-ink-soft text-sm">
          {zoneLabel(event.timeZone, new Date(event.startTime))}
        </span>
      </Entry>
      <Entry name={m.location()}>
        <bdi>{event.location || m.location_tbd()}</bdi>
        {isOffTheMap(event) && (
          <span className="block text-ink-soft text-sm">
            {m.not_on_the_map_edit_to_say_which_town()}
          </span>
        )}
      </Entry>
      <Entry name={m.kind_of_event()}>{typeName(event.type)}</Entry>
      <Entry name={m.how_places_are_given()}>{modeName(event.mode)}</Entry>
      {event.travelMinutes > 0 && (
        <Entry name={m.way_in_minutes()}>
          <span className="tabular-nums">{event.travelMinutes}</span>
        </Entry>
      )}
      <Entry name={m.description()} isWide>
        <span dir="auto" className="block max-w-prose whitespace-pre-line">
          {event.description || m.no_description_provided()}
        </span>
      </Entry>
    </dl>
  );
}

/** Words that could be several towns, or none: only the organiser can say. */
function isOffTheMap({ location, point, status }: Event): boolean {
  return location !== '' && point === null && (status === 'PENDING' || status === 'UPCOMING');
}

function Entry({
  name,
  isWide = false,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`min-w-0 ${isWide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}
