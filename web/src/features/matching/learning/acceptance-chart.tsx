import type { AcceptanceMonth } from '@saath/contract/matching/learning/schema';
import { formatMonth } from '../../../lib/calendar-days.ts';
import { monthInitial } from '../../../lib/month-initial.ts';
import { DASH, formatNumber, formatShare } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Card } from '../../../ui/card.tsx';

/** Who said yes when asked, month by month: those who had been suggested, and the others. */
export function AcceptanceChart({ months }: { months: readonly AcceptanceMonth[] }) {
  const bars = (sharesOf: (month: AcceptanceMonth) => { asked: number; taken: number }) =>
    months.map((month) => {
      const { asked, taken } = sharesOf(month);
      return {
        key: month.month,
        label: formatMonth(month.month),
        tick: monthInitial(month.month),
        value: asked > 0 ? taken / asked : null,
        text: asked > 0 ? wordsOf({ asked, taken }) : DASH,
      };
    });
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-display text-xl font-semibold">{m.who_said_yes()}</h2>
        <p className="text-ink-soft">
          {months.length > 0 ? m.who_said_yes_lead() : m.who_said_yes_begins_later()}
        </p>
      </div>
      {months.length > 0 && (
        <Card className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-8 gap-y-6 p-5">
          {months.some(({ suggested }) => suggested > 0) ? (
            <BarChart
              title={m.suggested_people()}
              most={1}
              bars={bars(({ suggested, suggestedAccepted }) => ({
                asked: suggested,
                taken: suggestedAccepted,
              }))}
            />
          ) : (
            <div>
              <p className="font-semibold">{m.suggested_people()}</p>
              <p className="text-ink-soft">{m.nobody_was_suggested_yet()}</p>
            </div>
          )}
          <BarChart
            title={m.other_people_asked()}
            most={1}
            bars={bars(({ others, othersAccepted }) => ({ asked: others, taken: othersAccepted }))}
          />
        </Card>
      )}
    </section>
  );
}

function wordsOf({ asked, taken }: { asked: number; taken: number }): string {
  const counts = m.taken_of_asked({ taken: formatNumber(taken), asked: formatNumber(asked) });
  return `${formatShare(taken / asked)} · ${counts}`;
}
