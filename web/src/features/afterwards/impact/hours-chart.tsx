import type { Impact } from '@saath/contract/afterwards/impact/schema';
import { formatMonth } from '../../../lib/calendar-days.ts';
import { m } from '../../../paraglide/messages.js';

/** Hours of the last twelve months: a table whose cells are bars, so that everybody reads the same. */
export function HoursChart({ months }: { months: Impact['months'] }) {
  const most = Math.max(...months.map(({ hours }) => hours), 1);
  return (
    <table className="w-full border-separate border-spacing-y-1">
      <caption className="pb-3 text-start font-display font-semibold text-xl">
        {m.hours_by_month()}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.month()}</th>
          <th scope="col">{m.hours()}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, hours }) => (
          <tr key={month}>
            <th scope="row" className="w-32 pe-3 text-start font-normal text-ink-soft text-sm">
              {formatMonth(month)}
            </th>
            <td>
              <span className="flex items-center gap-2">
                <span
                  aria-hidden
                  className="block h-4 rounded-full bg-primary"
                  style={{ width: `${(hours / most) * 80}%`, minWidth: hours > 0 ? 8 : 0 }}
                />
                <span className="text-sm tabular-nums">{hours}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
