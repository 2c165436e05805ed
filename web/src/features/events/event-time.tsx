import { formatDate, formatTime } from '../../lib/format.ts';

type EventTimeProps = {
  event: { startTime: string; endTime: string; timeZone: string };
  /** Leaves the times of day out where there is room for the dates only. */
  datesOnly?: boolean;
};

/** From when to when an event lasts, in its own zone; the second date is told only when it is another day. */
export function EventTime({ event, datesOnly = false }: EventTimeProps) {
  const { startTime, endTime, timeZone } = event;
  const startDate = formatDate(startTime, timeZone);
  const endDate = formatDate(endTime, timeZone);
  const isOneDay = startDate === endDate;
  const start = datesOnly ? startDate : `${startDate}, ${formatTime(startTime, timeZone)}`;
  const end = [isOneDay ? '' : endDate, datesOnly ? '' : formatTime(endTime, timeZone)]
    .filter(Boolean)
    .join(', ');

  return (
    <span className="tabular-nums">
      <time dateTime={startTime} dir="ltr" className="whitespace-nowrap">
        {start}
      </time>
      {end && (
        <>
          {' to '}
          <time dateTime={endTime} dir="ltr" className="whitespace-nowrap">
            {end}
          </time>
        </>
      )}
    </span>
  );
}
