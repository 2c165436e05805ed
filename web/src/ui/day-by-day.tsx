import type { ReactNode } from 'react';
import { isoDayIn } from '../lib/calendar-days.ts';
import { formatDay } from '../lib/format.ts';

type DayByDayProps<Entry> = {
  /** In the order in which they are shown. */
  entries: readonly Entry[];
  /** The zone whose days they are. */
  timeZone: string;
  children: (entry: Entry) => ReactNode;
};

/** A log: its entries in a card for each day, under the day's name. */
export function DayByDay<Entry extends { readonly id: string; readonly at: string }>({
  entries,
  timeZone,
  children,
}: DayByDayProps<Entry>) {
  const days = Map.groupBy(entries, ({ at }) => isoDayIn(at, timeZone));
  return (
    <ol className="flex flex-col gap-6">
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <p className="mb-2 font-semibold text-ink-soft text-sm">
            <time dateTime={day}>{formatDay(day)}</time>
          </p>
          <ol className="divide-y divide-line rounded-card border border-line bg-surface">
            {ofDay.map((entry) => (
              <li key={entry.id} className="flex items-start gap-3 p-3 sm:px-4">
                {children(entry)}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
