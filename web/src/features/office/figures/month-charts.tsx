import type { MonthFigure } from '@saath/contract/office/figures/schema';
import { useState } from 'react';
import { formatMonth } from '../../../lib/calendar-days.ts';
import { formatHours } from '../../../lib/hours.ts';
import { monthInitial } from '../../../lib/month-initial.ts';
import { DASH, formatNumber, formatShare } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChartColumn, Table2 } from '../../../ui/icons.ts';
import { MonthTable } from './month-table.tsx';

/** Joins, hours and fill rate of the last twelve months: as bars, or as a table for who prefers figures. */
export function MonthCharts({ months }: { months: readonly MonthFigure[] }) {
  const [isTable, setTable] = useState(false);
  if (months.every(({ joined, places }) => joined === 0 && places === 0))
    return (
      <Card className="p-5">
        <p className="text-ink-soft">{m.charts_begin_with_your_first_event()}</p>
      </Card>
    );
  const Icon = isTable ? ChartColumn : Table2;
  return (
    <Card className="flex flex-col gap-5 p-5">
      {isTable ? <MonthTable months={months} /> : <Charts months={months} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-ink-soft text-sm">{m.when_months_count()}</p>
        <Button variant="secondary" size="small" onClick={() => setTable(!isTable)}>
          <Icon aria-hidden size={16} />
          {isTable ? m.show_as_charts() : m.show_as_table()}
        </Button>
      </div>
    </Card>
  );
}

function Charts({ months }: { months: readonly MonthFigure[] }) {
  const bars = (
    amountOf: (month: MonthFigure) => number | null,
    wordsOf: (value: number) => string,
  ) =>
    months.map((figure) => {
      const value = amountOf(figure);
      return {
        key: figure.month,
        label: formatMonth(figure.month),
        tick: monthInitial(figure.month),
        value,
        text: value === null ? DASH : wordsOf(value),
      };
    });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-8 gap-y-6">
      <BarChart title={m.places_given()} bars={bars(({ joined }) => joined, formatNumber)} />
      <BarChart title={m.hours_of_help()} bars={bars(({ hours }) => hours, formatHours)} />
      <BarChart
        title={m.places_filled_share()}
        bars={bars(({ filled, places }) => (places > 0 ? filled / places : null), formatShare)}
        most={1}
      />
    </div>
  );
}
