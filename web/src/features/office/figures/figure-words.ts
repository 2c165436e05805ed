/** Figures in words and in the visitor's language. Where there is too little to tell, a dash stands and says why. */
import {
  type Compared,
  ENOUGH,
  fillRateOf,
  TREND_DAYS,
  trendOf,
} from '@saath/contract/office/figures/rules';
import type { KeyMetrics } from '@saath/contract/office/figures/schema';
import { intlLocale } from '../../../lib/intl-locale.ts';
import { DASH, formatNumber, formatShare } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';

/** "+12% in 30 days", or why nothing can be said. */
export function trendText(compared: Compared): string {
  const days = formatNumber(TREND_DAYS);
  const trend = trendOf(compared);
  if (trend === undefined) return m.too_early_to_compare();
  if (trend === 0) return m.no_change_in_days({ days });
  const change = formatShare(trend / 100, { signDisplay: 'exceptZero' });
  return m.change_in_days({ change, days });
}

/** "6.5 hours", "45 minutes", "3.2 days": the unit that a person would use. */
export function formatDuration(hours: number): string {
  const [unit, amount] =
    hours < 1
      ? (['minute', hours * 60] as const)
      : hours < 48
        ? (['hour', hours] as const)
        : (['day', hours / 24] as const);
  const digits = unit === 'minute' || amount >= 10 ? 0 : 1;
  return formatUnit(amount, { unit, maximumFractionDigits: digits });
}

function formatUnit(
  amount: number,
  options: Pick<Intl.NumberFormatOptions, 'unit' | 'maximumFractionDigits'>,
): string {
  return amount.toLocaleString(intlLocale(), { style: 'unit', unitDisplay: 'long', ...options });
}

type Metric = { readonly name: string; readonly value: string; readonly about: string };

/** The key metrics as lines of a list; one that cannot be told yet is a dash with the reason. */
export function metricsInWords(metrics: KeyMetrics): Metric[] {
  return [answerTime(metrics), fillRate(metrics), help(metrics)];
}

function answerTime({ answers, answerHours }: KeyMetrics): Metric {
  const name = m.average_time_to_an_answer();
  if (answerHours === null || answers < ENOUGH)
    return { name, value: DASH, about: m.fewer_than_enough_answers({ enough: ENOUGH }) };
  const about = m.of_the_latest_answers({ count: formatNumber(answers) });
  return { name, value: formatDuration(answerHours), about };
}

function fillRate({ filled, places }: KeyMetrics): Metric {
  const name = m.places_filled_share();
  const share = fillRateOf({ filled, places });
  if (share === undefined)
    return { name, value: DASH, about: m.fewer_than_enough_places({ enough: ENOUGH }) };
  const words = { filled: formatNumber(filled), places: formatNumber(places) };
  return { name, value: formatShare(share), about: m.filled_of_places_places(words) };
}

function help({ hours, events }: KeyMetrics): Metric {
  const name = m.hours_of_help();
  if (events === 0) return { name, value: DASH, about: m.no_event_was_over() };
  return { name, value: formatNumber(hours), about: m.places_taken_times_length() };
}
