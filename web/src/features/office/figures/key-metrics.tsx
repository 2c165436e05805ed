import { METRIC_DAYS } from '@saath/contract/office/figures/rules';
import type { KeyMetrics as Metrics } from '@saath/contract/office/figures/schema';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { metricsInWords } from './figure-words.ts';

/** What was measured in the last ninety days. */
export function KeyMetrics({ metrics }: { metrics: Metrics }) {
  return (
    <>
      <p className="text-ink-soft text-sm">
        {m.measured_in_the_last_days({ days: formatNumber(METRIC_DAYS) })}
      </p>
      <dl className="mt-2 divide-y divide-line">
        {metricsInWords(metrics).map(({ name, value, about }) => (
          <div key={name} className="py-2.5 last:pb-0">
            <dt className="text-sm">{name}</dt>
            <dd>
              <span className="block font-display text-2xl font-semibold tabular-nums">
                <bdi>{value}</bdi>
              </span>
              <span className="block text-ink-soft text-sm">{about}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
