import type { Event } from '@saath/contract/events/events/schema';
import { CalendarDays, MapPin } from 'lucide-react';
import { TimeSpan } from '../../../ui/time-span.tsx';

type WhenAndWhereProps = {
  event: Pick<Event, 'startTime' | 'endTime' | 'timeZone' | 'location'>;
  /** Of the pictures before the words, in pixels. */
  size: number;
};

/** The time of an event, and below it the place. */
export function WhenAndWhere({ event, size }: WhenAndWhereProps) {
  return (
    <>
      <p className="flex items-center gap-2">
        <CalendarDays aria-hidden size={size} className="flex-none text-primary" />
        <TimeSpan of={event} />
      </p>
      <p className="flex items-center gap-2">
        <MapPin aria-hidden size={size} className="flex-none text-primary" />
        <bdi className="min-w-0">{event.location}</bdi>
      </p>
    </>
  );
}
