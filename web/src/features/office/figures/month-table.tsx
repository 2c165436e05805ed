import type { MonthFigure } from '@saath/contract/office/figures/schema';
import { formatMonth } from '../../../lib/calendar-days.ts';
import { DASH, formatNumber, formatShare } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';

const figure = 'py-2 ps-3 text-end';

/** The charts' figures, month by month, latest first. */
export function MonthTable({ months }: { months: readonly MonthFigure[] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{m.the_last_twelve_months()}</caption>
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className="py-2 text-start font-medium">
            {m.month()}
          </th>
          {[m.places_given, m.hours_of_help, m.places_filled_share].map((header) => (
            <th key={header()} scope="col" className={`font-medium ${figure}`}>
              {header()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {months.toReversed().map(({ month, joined, hours, places, filled }) => (
          <tr key={month}>
            <th scope="row" className="py-2 text-start font-normal">
              {formatMonth(month)}
            </th>
            <td className={figure}>{formatNumber(joined)}</td>
            <td className={figure}>{formatNumber(hours)}</td>
            <td className={figure}>
              {places > 0 ? (
                <>
                  {formatShare(filled / places)}{' '}
                  <span className="whitespace-nowrap text-ink-soft">
                    ({formatNumber(filled)}/{formatNumber(places)})
                  </span>
                </>
              ) : (
                DASH
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
