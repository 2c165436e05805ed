/** Months and days that are over are added up once, at night and when the product starts. */
import { type Database, inTransaction } from '../../../platform/database.ts';
import { boundsOf, monthOf, monthsAfter, monthsFrom } from '../../../platform/months.ts';
import * as queries from './queries.ts';
import { type FigureBook, figureOf } from './service.ts';

const DAY = 86_400_000;
/** Days that are kept: longer than the quarter that screens look back on. */
const DAYS = 100;

/** A month may still change for a year: places are given back, events are corrected or taken off. */
const OPEN_MONTHS = 12;

/** Every night: the last twelve months and all days anew, and any older month that is missing. */
export async function settleMonths(book: FigureBook): Promise<void> {
  await settle(book, { again: OPEN_MONTHS });
  await settleRecentDays(book);
}

/** At the start: only what is missing, as after an update to the version that brought the tables. */
export async function settleMissingMonths(book: FigureBook): Promise<void> {
  await settle(book, { again: 0 });
  await settleMissingDays(book);
}

/** Every few minutes: months and days that have changed since they were added up. Until then they are counted on the spot. */
export async function settleDueMonths(book: FigureBook): Promise<void> {
  await settleDueDays(book);
  await inTransaction(book.db, async (tx) => {
    const current = monthOf(book.now(), book.timeZone);
    const due = (await queries.takeDueMonths(tx)).filter((month) => month < current);
    await put({ ...book, db: tx }, due);
  });
}

async function settle(book: FigureBook, { again }: { again: number }): Promise<void> {
  const { now, timeZone } = book;
  const first = await queries.firstMoment(book.db);
  if (!first) return;
  await inTransaction(book.db, async (tx) => {
    const changed = await queries.takeDueMonths(tx);
    const current = monthOf(now(), timeZone);
    const from = monthOf(first, timeZone);
    const known = await queries.settledMonths(tx, { from, before: current });
    const openFrom = monthsAfter(current, -again);
    const kept = new Set(known.map(({ month }) => month).filter((month) => month < openFrom));
    for (const month of changed) kept.delete(month);
    const all = monthsFrom(from, monthsAfter(current, -1));
    await put(
      { ...book, db: tx },
      all.filter((month) => !kept.has(month)),
    );
  });
}

async function put(book: FigureBook, months: readonly string[]): Promise<void> {
  const rows: (queries.MonthRow & { fromAt: Date; until: Date })[] = [];
  for (const month of months) {
    const { from: fromAt, to: until } = boundsOf(month, book.timeZone);
    rows.push({ ...(await figureOf(book, month, queries.minutesBetween)), fromAt, until });
  }
  await queries.putMonths(book.db, rows);
}

/** Every day that is kept anew: something may have changed while it was added up for the first time. */
async function settleRecentDays({ db, now }: FigureBook): Promise<void> {
  const days = await keptDays(db, now());
  await inTransaction(db, async (tx) => {
    await queries.takeDueDays(tx);
    await queries.dropDays(tx, { before: days[0] ?? now() });
    await queries.putDays(tx, days);
  });
}

async function settleMissingDays({ db, now }: FigureBook): Promise<void> {
  const days = await keptDays(db, now());
  const known = await queries.knownDays(db);
  await queries.putDays(
    db,
    days.filter((day) => !known.has(day.getTime())),
  );
}

async function settleDueDays({ db }: FigureBook): Promise<void> {
  await inTransaction(db, async (tx) => await queries.putDays(tx, await queries.takeDueDays(tx)));
}

/**
 * When the days that are over began, in UTC: a span is made of whole days and its edges in whatever zone it was meant. None
 * before there was anything to add up.
 */
async function keptDays(db: Database, moment: Date): Promise<Date[]> {
  const first = await queries.firstMoment(db);
  if (!first) return [];
  const today = Math.floor(moment.getTime() / DAY);
  const days = Array.from({ length: DAYS }, (_, index) => new Date((today - DAYS + index) * DAY));
  return days.filter((day) => day.getTime() + DAY > first.getTime());
}
