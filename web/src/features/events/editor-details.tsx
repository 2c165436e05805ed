import { eventListMessages } from '@saath/contract/events/messages';
import type { Event } from '@saath/contract/events/schema';
import type { ReactNode } from 'react';
import { typeName, zoneLabel } from './event-form-values.ts';
import { EventTime } from './event-time.tsx';

type EditorDetailsProps = { event: Event };

/** The details of an event, to read. */
export function EditorDetails({ event }: EditorDetailsProps) {
  return (
    <dl className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
      <Entry name="Title" isWide>
        {event.title || eventListMessages.noTitle}
      </Entry>
      <Entry name="When">
        <EventTime event={event} />
        <span className="block text-ink-soft text-sm">
          {zoneLabel(event.timeZone, new Date(event.startTime))}
        </span>
      </Entry>
      <Entry name="Location">{event.location || eventListMessages.noLocation}</Entry>
      <Entry name="Kind of event">{typeName(event.type)}</Entry>
      <Entry name="Description" isWide>
        <span className="block max-w-prose whitespace-pre-line">
          {event.description || eventListMessages.noDescription}
        </span>
      </Entry>
    </dl>
  );
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
