import type { Event } from '@saath/contract/events/events/schema';
import { CalendarDays, MapPin } from '../../../ui/icons.ts';
import { TimeSpan } from '../../../ui/time-span.tsx';

type WhenAndWhereProps = {
  event: Pick<Event, 'startTime' | 'endTime' | 'timeZone' | 'location'>;
  /** Of the pictures before the words, in pixels. */
  size: number;
};

/** As high as the first line: it stays where it is when the rest of the words arrive and take a second one. */
const icon = 'h-[1lh] flex-none text-primary';

/** The time of an event, and below it the place. */
export function WhenAndWhere({ event, size }: WhenAndWhereProps) {
  return (
    <>
      <p className="flex gap-2">
        <CalendarDays aria-hidden size={size} className={icon} />
        <TimeSpan of={event} />
      </p>
      <p className="flex gap-2">
        <MapPin aria-hidden size={size} className={icon} />
        <bdi className="min-w-0">{event.location}</bdi>
      </p>
    </>
  );
}
