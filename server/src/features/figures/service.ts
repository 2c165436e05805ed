/** What the whole installation came to: settled months, and the current one as it goes. */
import { METRIC_DAYS, TREND_DAYS } from '@saath/contract/figures/rules';
import type { KeyMetrics, MonthFigure, Overview } from '@saath/contract/figures/schema';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { boundsOf, monthOf, monthsAfter, monthsFrom } from '../../platform/months.ts';
import { readTallies } from '../../platform/tallies.ts';
import { countByStatus } from '../events/queries.ts';
import * as queries from './queries.ts';

export type FigureBook = { readonly db: Database; readonly now: Clock; readonly timeZone: string };

const DAY = 86_400_000;
const HOUR_SECONDS = 3600;
/** Months of the charts, with the current one. */
const MONTHS = 12;
/** Answers that the average is drawn from at most, so that it costs the same however many there are. */
const ANSWERS = 1000;

/**
 * The figures of the dashboard.
 *
 * Thirty days ago, upcoming events were those that had been published, not cancelled and not begun, as far as they still
 * exist; active volunteers were those of today without who became active since and with who left since. A volunteer who
 * became an organiser in between counts on neither side.
 */
export async function overviewOf(book: FigureBook): Promise<Overview> {
  const [cards, months, metrics] = await Promise.all([
    cardsOf(book),
    lastMonths(book),
    metricsOf(book),
  ]);
  return { ...cards, months, metrics };
}

async function cardsOf({ db, now }: FigureBook): Promise<Omit<Overview, 'months' | 'metrics'>> {
  const moment = now();
  const before = new Date(moment.getTime() - TREND_DAYS * DAY);
  const counts = await countByStatus(db, { now: moment, visibility: 'all' });
  const active = (await readTallies(db))['people.active'];
  const activated = await queries.activatedSince(db, before);
  const left = await queries.leftSince(db, before);
  const ended = await queries.countEnded(db, { from: before, to: moment });
  return {
    upcoming: { now: counts.UPCOMING, before: await queries.upcomingAt(db, before) },
    activeVolunteers: { now: active, before: active - activated + left },
    completed: { now: counts.COMPLETED, before: counts.COMPLETED - ended },
  };
}

/** The settled months and the current one; a month that is over and not settled yet is counted on the spot. */
async function lastMonths(book: FigureBook): Promise<MonthFigure[]> {
  const { db, now, timeZone } = book;
  const current = monthOf(now(), timeZone);
  const from = monthsAfter(current, 1 - MONTHS);
  const settled = await queries.settledMonths(db, { from, before: current });
  const byMonth = new Map(settled.map((row) => [row.month, row] as const));
  const rows = [];
  for (const month of monthsFrom(from, current))
    rows.push(byMonth.get(month) ?? (await figureOf(book, month)));
  return rows.map(({ helpedSeconds, ...row }) => ({ ...row, hours: inHours(helpedSeconds) }));
}

async function metricsOf({ db, now }: FigureBook): Promise<KeyMetrics> {
  const to = now();
  const from = new Date(to.getTime() - METRIC_DAYS * DAY);
  const { helpedSeconds, ...ended } = await queries.endedBetween(db, { from, to });
  const { answers, averageSeconds } = await queries.answersSince(db, { from, limit: ANSWERS });
  const answerHours = averageSeconds === null ? null : averageSeconds / HOUR_SECONDS;
  return { ...ended, hours: inHours(helpedSeconds), answers, answerHours };
}

/**
 * What one month came to, up to now. Places given count by the moment they were given; events by their end, so that one
 * that ends at midnight belongs to the month that ends with it.
 */
export async function figureOf(
  { db, now, timeZone }: FigureBook,
  month: string,
): Promise<queries.MonthRow> {
  const { from, to } = boundsOf(month, timeZone);
  const until = new Date(Math.min(now().getTime(), to.getTime()));
  const { places, filled, helpedSeconds } = await queries.endedBetween(db, { from, to: until });
  return {
    month,
    joined: await queries.givenBetween(db, { from, to }),
    places,
    filled,
    helpedSeconds,
  };
}

/**
 * All hours of help ever, in quarters: places taken times the length of their event, for published events that are over
 * and were not cancelled. Settled months are added up from their table; only what ended since is read.
 */
export async function totalHours({ db, now, timeZone }: FigureBook): Promise<number> {
  const moment = now();
  const { helpedSeconds, last } = await queries.settledTotal(db, {
    before: monthOf(moment, timeZone),
  });
  const from = last === null ? new Date(0) : boundsOf(monthsAfter(last, 1), timeZone).from;
  const since = await queries.endedBetween(db, { from, to: moment });
  return inHours(helpedSeconds + since.helpedSeconds);
}

/** Hours of help at events that ended after `from` and not after `to`, counted as in `totalHours`. */
export async function hoursBetween(db: Database, span: { from: Date; to: Date }): Promise<number> {
  return inHours((await queries.endedBetween(db, span)).helpedSeconds);
}

/** Quarters of an hour at the finest. */
function inHours(seconds: number): number {
  return Math.round(seconds / 900) / 4;
}
