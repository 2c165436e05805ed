import type { CalibrationBin, MatchLearning } from '@saath/contract/matching/learning/schema';
import { DASH, formatNumber, formatShare } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { type Column, DataTable } from '../../../ui/data-table.tsx';

/** What was said and what happened, side by side: a table whose figures are bars as well. */
export function CalibrationChart({ calibration }: Pick<MatchLearning, 'calibration'>) {
  const { count, brier, bins } = calibration;
  const rows = bins.filter((bin) => bin.count > 0);
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-display text-xl font-semibold">{m.how_right_it_was()}</h2>
        <p className="text-ink-soft">
          {count === 0
            ? m.how_right_begins_later()
            : m.how_right_lead({ count, number: formatNumber(count) })}
        </p>
      </div>
      {rows.length > 0 && (
        <DataTable
          caption={m.how_right_it_was()}
          columns={columns()}
          rows={rows}
          keyOf={({ from }) => String(from)}
        />
      )}
      {brier !== null && (
        <p className="text-ink-soft text-sm">
          {m.brier_of({ value: formatNumber(Math.round(brier * 1000) / 1000) })}
        </p>
      )}
    </section>
  );
}

function columns(): Column<CalibrationBin>[] {
  return [
    {
      key: 'band',
      header: m.chance_said(),
      isName: true,
      className: 'whitespace-nowrap',
      cell: ({ from, to, count }) => (
        <>
          {m.band_from_to({ from: formatShare(from), to: formatShare(to) })}
          <span className="text-ink-soft rows:hidden">
            {' '}
            · {m.people_judged_in_number({ count })}
          </span>
        </>
      ),
    },
    {
      key: 'said',
      header: m.said_on_average(),
      className: 'rows:w-2/5',
      cell: ({ meanChance }) => <ShareBar share={meanChance} look="bg-info" />,
    },
    {
      key: 'happened',
      header: m.came_true(),
      className: 'rows:w-2/5',
      cell: ({ share }) => <ShareBar share={share} look="bg-primary" />,
    },
    {
      key: 'people',
      header: m.people_judged(),
      isFigure: true,
      // On a phone they stand beside the name of the row.
      className: 'cards:hidden',
      cell: ({ count }) => formatNumber(count),
    },
  ];
}

function ShareBar({ share, look }: { share: number | null; look: string }) {
  if (share === null) return DASH;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      <span aria-hidden className="block h-2.5 min-w-16 flex-1 rounded-full bg-neutral-soft">
        <span
          className={`block h-full rounded-full ${look}`}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span className="w-11 flex-none text-end tabular-nums">{formatShare(share)}</span>
    </span>
  );
}
