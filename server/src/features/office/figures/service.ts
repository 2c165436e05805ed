/** What the whole installation came to: settled months, and the current one as it goes. */
import { METRIC_DAYS, TREND_DAYS } from '@saath/contract/office/figures/rules';
import type { KeyMetrics, Overview } from '@saath/contract/office/figures/schema';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { boundsOf, monthOf, monthsAfter, monthsFrom } from '../../../platform/months.ts';
import { readTallies } from '../../../platform/tallies.ts';
import { countByStatus } from '../../events/events/queries.ts';
import * as queries from './queries.ts';

export type FigureBook = { readonly db: Database; readonly now: Clock; readonly timeZone: string };

const DAY = 86_400_000;
const HOUR_SECONDS = 3600;
/** Of a minute. */
const SECONDS = 60;
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
  const [cards, rows] = await Promise.all([cardsOf(book), lastMonths(book)]);
  const months = rows.map(({ helpedSeconds, ...row }) => ({
    ...row,
    hours: inHours(helpedSeconds),
  }));
  const current = rows.at(-1)?.helpedSeconds ?? 0;
  return { ...cards, months, metrics: await metricsOf(book, current) };
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
async function lastMonths(book: FigureBook): Promise<queries.MonthRow[]> {
  const { db, now, timeZone } = book;
  const current = monthOf(now(), timeZone);
  const from = monthsAfter(current, 1 - MONTHS);
  const settled = await queries.settledMonths(db, { from, before: current });
  const byMonth = new Map(settled.map((row) => [row.month, row] as const));
  const rows = [];
  for (const month of monthsFrom(from, current))
    rows.push(byMonth.get(month) ?? (await figureOf(book, month)));
  return rows;
}

/** @param currentSeconds of help in the current month, which is not read twice */
async function metricsOf(book: FigureBook, currentSeconds: number): Promise<KeyMetrics> {
  const { db, now, timeZone } = book;
  const to = now();
  const from = new Date(to.getTime() - METRIC_DAYS * DAY);
  const ended = await queries.endedBetween(db, { from, to });
  const { from: monthBegins } = boundsOf(monthOf(to, timeZone), timeZone);
  const hours = inHours((await secondsBetween(book, { from, to: monthBegins })) + currentSeconds);
  const { answers, averageSeconds } = await queries.answersSince(db, { from, limit: ANSWERS });
  const answerHours = averageSeconds === null ? null : averageSeconds / HOUR_SECONDS;
  return { ...ended, hours, answers, answerHours };
}

/**
 * What one month came to, up to now. Places given count by the moment they were given; events and hours by their end, so
 * that what ends at midnight belongs to the month that ends with it.
 *
 * @param minutesOf how its minutes are found: from the rows alone where the month is settled
 */
export async function figureOf(
  { db, now, timeZone }: FigureBook,
  month: string,
  minutesOf: typeof queries.minutesBetween = minutesOver,
): Promise<queries.MonthRow> {
  const { from, to } = boundsOf(month, timeZone);
  const until = new Date(Math.min(now().getTime(), to.getTime()));
  const { places, filled } = await queries.endedBetween(db, { from, to: until });
  const minutes = await minutesOf(db, { from, to: until });
  return {
    month,
    joined: await queries.givenBetween(db, { from, to }),
    places,
    filled,
    helpedSeconds: SECONDS * minutes,
  };
}

/**
 * All hours of help ever, in quarters, as `hours_ledger` counts them. Settled months are added up from their table, and of
 * what ended since, and of months that have changed, settled days.
 */
export async function totalHours(book: FigureBook): Promise<number> {
  const { db, now, timeZone } = book;
  const moment = now();
  const current = monthOf(moment, timeZone);
  const { helpedSeconds, last } = await queries.settledTotal(db, { before: current });
  const from = last === null ? new Date(0) : boundsOf(monthsAfter(last, 1), timeZone).from;
  let minutes = await minutesOver(db, { from, to: moment });
  for (const month of await queries.dueMonths(db, { before: current }))
    minutes += await minutesOver(db, boundsOf(month, timeZone));
  return inHours(helpedSeconds + SECONDS * minutes);
}

/** Hours of help that ended after `from` and not after `to`; whole months that are settled are not read again. */
export async function hoursBetween(
  book: Pick<FigureBook, 'db' | 'timeZone'>,
  span: { from: Date; to: Date },
): Promise<number> {
  return inHours(await secondsBetween(book, span));
}

async function secondsBetween(
  { db, timeZone }: Pick<FigureBook, 'db' | 'timeZone'>,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const first = monthsAfter(monthOf(from, timeZone), 1);
  const before = monthOf(to, timeZone);
  const settled = await queries.settledMonths(db, { from: first, before });
  let seconds = 0;
  let readTo = from;
  for (const { month, helpedSeconds } of settled) {
    const bounds = boundsOf(month, timeZone);
    seconds += helpedSeconds;
    seconds += SECONDS * (await minutesOver(db, { from: readTo, to: bounds.from }));
    readTo = bounds.to;
  }
  return seconds + SECONDS * (await minutesOver(db, { from: readTo, to }));
}

/**
 * Minutes of help that ended after `from` and not after `to`: settled days are added up from their table, and only what lies
 * between and beside them is read.
 */
async function minutesOver(db: Database, { from, to }: { from: Date; to: Date }): Promise<number> {
  let minutes = 0;
  let readTo = from;
  for (const day of await queries.settledDays(db, { from, to })) {
    if (readTo < day.fromAt)
      minutes += await queries.minutesBetween(db, { from: readTo, to: day.fromAt });
    minutes += Number(day.minutes);
    readTo = day.until;
  }
  return readTo < to ? minutes + (await queries.minutesBetween(db, { from: readTo, to })) : minutes;
}

/** Quarters of an hour at the finest. */
function inHours(seconds: number): number {
  return Math.round(seconds / 900) / 4;
}
