import type { PersonProfile } from '@saath/contract/office/people/schema';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { cellsOf, dayParts, shortDays } from '../../accounts/availability/grid.ts';

type PersonFreeTimesProps = Pick<PersonProfile, 'weekly' | 'daysOff'>;

/** The usual free times, a line for each day, and the days off. */
export function PersonFreeTimes({ weekly, daysOff }: PersonFreeTimesProps) {
  const cells = cellsOf(weekly);
  const free = [...shortDays.entries()].flatMap(([weekday, day]) => {
    const parts = [...dayParts.entries()].filter(([part]) => cells.has(`${weekday}-${part}`));
    const words = parts.map(([, { name }]) => name()).join(m.comma());
    return words ? [{ day: day(), words }] : [];
  });
  return (
    <>
      {free.length === 0 && <p>{m.free_times_not_told()}</p>}
      {free.length > 0 && (
        <ul className="flex flex-col gap-1">
          {free.map(({ day, words }) => (
            <li key={day} className="flex gap-3">
              <span className="w-12 flex-none text-ink-soft">{day}</span>
              {words}
            </li>
          ))}
        </ul>
      )}
      {daysOff.length > 0 && (
        <p className="mt-2">
          <span className="text-ink-soft">{m.days_off()}: </span>
          {daysOff.map(formatDay).join(m.comma())}
        </p>
      )}
    </>
  );
}
