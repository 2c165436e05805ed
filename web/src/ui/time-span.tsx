import { formatDate, formatTime } from '../lib/format.ts';
import { m } from '../paraglide/messages.js';
import { Sentence } from './sentence.tsx';
import { ZoneName } from './zone-name.tsx';

type TimeSpanProps = {
  of: { startTime: string; endTime: string; timeZone: string };
  /** Leaves the times of day out where there is room for the dates only. */
  datesOnly?: boolean;
};

/**
 * From when to when something lasts, in its own zone, which is named to readers whose clock shows another time. The second
 * date is told only when it is another day.
 */
export function TimeSpan({ of, datesOnly = false }: TimeSpanProps) {
  const { startTime, endTime, timeZone } = of;
  const startDate = formatDate(startTime, timeZone);
  const endDate = formatDate(endTime, timeZone);
  const isOneDay = startDate === endDate;
  const at = (date: string, time: string) => (datesOnly ? date : m.date_at_time({ date, time }));
  const start = at(startDate, formatTime(startTime, timeZone));
  const endTimeText = formatTime(endTime, timeZone);
  const sameDay = datesOnly ? '' : endTimeText;
  const end = isOneDay ? sameDay : at(endDate, endTimeText);

  const from = <Moment iso={startTime} text={start} />;
  return (
    <span className="tabular-nums">
      {end ? (
        <Sentence
          text={m.start_to_end}
          parts={{ start: from, end: <Moment iso={endTime} text={end} /> }}
        />
      ) : (
        from
      )}
      {!datesOnly && <ZoneName timeZone={timeZone} at={startTime} />}
    </span>
  );
}

function Moment({ iso, text }: { iso: string; text: string }) {
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      <bdi>{text}</bdi>
    </time>
  );
}
