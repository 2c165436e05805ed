import type { EventCard } from '@saath/contract/events/events/schema';
import { Link } from 'react-router';
import { formatMonth, isoDayIn } from '../../../lib/calendar-days.ts';
import { formatDay, formatTime } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ChevronLeft, ChevronRight } from '../../../ui/icons.ts';
import { shortDays } from '../../accounts/availability/grid.ts';
import { type CalendarView, calendarAddress } from './address.ts';
import { monthAfter, weeksOf } from './weeks.ts';

type CalendarMonthProps = {
  view: CalendarView & { month: string };
  events: readonly EventCard[];
  today: string;
};

/** A month: a table where there is room for one, a list of days on a phone. */
export function CalendarMonth({ view, events, today }: CalendarMonthProps) {
  const weeks = weeksOf(view.month);
  const days = daysOf(events, weeks.flat());
  return (
    <section aria-label={formatMonth(view.month)}>
      <header className="mb-4 flex items-center justify-between gap-3">
        <MonthLink view={view} steps={-1} />
        <h2 className="text-2xl">{formatMonth(view.month)}</h2>
        <MonthLink view={view} steps={1} />
      </header>
      <table className="-mx-1 hidden w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-1 sm:table">
        <thead>
          <tr>
            {shortDays.map((weekday) => (
              <th key={weekday()} scope="col" className="pb-1 text-start text-ink-soft text-sm">
                {weekday()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the weekdays have a fixed order
                  key={weekday}
                  className={`h-28 rounded-field p-1.5 align-top ${day ? 'border border-line bg-surface' : ''}`}
                >
                  {day && <Day day={day} events={days.get(day) ?? []} isToday={day === today} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Agenda days={days} />
    </section>
  );
}

/** The events of each day that they touch, in their own zone; one that ends at midnight does not touch the next day. */
function daysOf(
  events: readonly EventCard[],
  days: readonly (string | undefined)[],
): Map<string, EventCard[]> {
  const found = new Map<string, EventCard[]>();
  for (const day of days) {
    if (!day) continue;
    const touching = events.filter(
      ({ startTime, endTime, timeZone }) =>
        isoDayIn(startTime, timeZone) <= day && day <= lastDayOf(endTime, timeZone),
    );
    if (touching.length > 0) found.set(day, touching);
  }
  return found;
}

function lastDayOf(endTime: string, timeZone: string): string {
  return isoDayIn(new Date(Date.parse(endTime) - 1).toISOString(), timeZone);
}

function MonthLink({ view, steps }: { view: CalendarView & { month: string }; steps: 1 | -1 }) {
  const month = monthAfter(view.month, steps);
  const Icon = steps === 1 ? ChevronRight : ChevronLeft;
  return (
    <Link
      to={calendarAddress({ ...view, month })}
      preventScrollReset
      aria-label={formatMonth(month)}
      className="grid size-11 place-items-center rounded-full border border-edge bg-surface hover:bg-neutral-soft"
    >
      <Icon aria-hidden size={20} className="rtl:-scale-x-100" />
    </Link>
  );
}

type DayProps = { day: string; events: readonly EventCard[]; isToday: boolean };

function Day({ day, events, isToday }: DayProps) {
  const look = isToday ? 'bg-primary text-on-primary' : 'text-ink-soft';
  return (
    <>
      <time
        dateTime={day}
        aria-current={isToday ? 'date' : undefined}
        className={`inline-grid size-7 place-items-center rounded-full text-sm tabular-nums ${look}`}
      >
        {Number(day.slice(8))}
      </time>
      <ul className="mt-1 flex flex-col gap-1">
        {events.map((event) => (
          <li key={event.id}>
            <Link
              to={paths.event(event.id)}
              className="group block rounded-md border-primary border-s-3 bg-primary-soft px-1.5 py-1 text-xs leading-snug"
            >
              <span className="block text-ink-soft tabular-nums">
                {formatTime(event.startTime, event.timeZone)}
              </span>
              <bdi className="line-clamp-3 font-semibold break-words group-hover:underline">
                {event.title}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Agenda({ days }: { days: ReadonlyMap<string, readonly EventCard[]> }) {
  if (days.size === 0)
    return <p className="text-ink-soft sm:hidden">{m.nothing_in_this_month()}</p>;
  return (
    <ol className="flex flex-col gap-4 sm:hidden">
      {[...days].map(([day, events]) => (
        <li key={day}>
          <h3 className="font-semibold">{formatDay(day)}</h3>
          <ul className="mt-1 divide-y divide-line rounded-card border border-line bg-surface">
            {events.map((event) => (
              <li key={event.id}>
                <Link to={paths.event(event.id)} className="flex min-h-11 flex-col px-4 py-3">
                  <bdi className="font-semibold">{event.title}</bdi>
                  <span className="text-ink-soft text-sm">
                    {formatTime(event.startTime, event.timeZone)} · <bdi>{event.location}</bdi>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
