import { formatDate } from '../../../lib/format.ts';
import { formatTimeRange } from '../../../lib/time-range.ts';
import { m } from '../../../paraglide/messages.js';

type ShiftTimeProps = {
  shift: { startsAt: string; endsAt: string; place: string };
  timeZone: string;
  /** Tells the day as well, where the event has several or stands somewhere else. */
  hasDate?: boolean;
};

/** When a shift is, in the event's zone, and where on the site. */
export function ShiftTime({ shift, timeZone, hasDate = false }: ShiftTimeProps) {
  return (
    <span>
      {/* With its day it may need two lines; times alone are read in one. */}
      <time
        dateTime={shift.startsAt}
        className={`tabular-nums ${hasDate ? '' : 'whitespace-nowrap'}`}
      >
        <bdi>{shiftInWords(shift, { timeZone, hasDate })}</bdi>
      </time>
      {shift.place && (
        <>
          {' · '}
          <bdi>{shift.place}</bdi>
        </>
      )}
    </span>
  );
}

/** "9:00 AM – 11:00 AM", for lists to choose from. */
export function shiftInWords(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  { timeZone, hasDate }: { timeZone: string; hasDate: boolean },
): string {
  const range = formatTimeRange(startsAt, endsAt, timeZone);
  return hasDate ? m.date_at_time({ date: formatDate(startsAt, timeZone), time: range }) : range;
}

/** Whether the times of day alone would not say which day is meant. */
export function hasSeveralDays(event: {
  startTime: string;
  endTime: string;
  timeZone: string;
}): boolean {
  const dayOf = (iso: string) => formatDate(iso, event.timeZone);
  return dayOf(event.startTime) !== dayOf(event.endTime);
}
