/** Months that are over are added up once, at night and when the product starts. */
import { inTransaction } from '../../../platform/database.ts';
import { boundsOf, monthOf, monthsAfter, monthsFrom } from '../../../platform/months.ts';
import { firstMoment, type MonthRow, putMonths, settledMonths, takeDueMonths } from './queries.ts';
import { type FigureBook, figureOf } from './service.ts';

/** A month may still change for a year: places are given back, events are corrected or taken off. */
const OPEN_MONTHS = 12;

/** Every night: the last twelve months anew, and any older one that is missing. */
export async function settleMonths(book: FigureBook): Promise<void> {
  await settle(book, { again: OPEN_MONTHS });
}

/** At the start: only what is missing, as after an update to the version that brought the table. */
export async function settleMissingMonths(book: FigureBook): Promise<void> {
  await settle(book, { again: 0 });
}

/** Every few minutes: months that have changed since they were added up. Until then they are counted on the spot. */
export async function settleDueMonths(book: FigureBook): Promise<void> {
  await inTransaction(book.db, async (tx) => {
    const current = monthOf(book.now(), book.timeZone);
    const due = (await takeDueMonths(tx)).filter((month) => month < current);
    await put({ ...book, db: tx }, due);
  });
}

async function settle(book: FigureBook, { again }: { again: number }): Promise<void> {
  const { now, timeZone } = book;
  const first = await firstMoment(book.db);
  if (!first) return;
  await inTransaction(book.db, async (tx) => {
    const changed = await takeDueMonths(tx);
    const current = monthOf(now(), timeZone);
    const from = monthOf(first, timeZone);
    const known = await settledMonths(tx, { from, before: current });
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
  const rows: (MonthRow & { fromAt: Date; until: Date })[] = [];
  for (const month of months) {
    const { from: fromAt, to: until } = boundsOf(month, book.timeZone);
    rows.push({ ...(await figureOf(book, month)), fromAt, until });
  }
  await putMonths(book.db, rows);
}
