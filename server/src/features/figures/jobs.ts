/** Months that are over are added up once, at night and when the product starts. */
import { monthOf, monthsAfter, monthsFrom } from '../../platform/months.ts';
import { firstMoment, putMonths, settledMonths } from './queries.ts';
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

async function settle(book: FigureBook, { again }: { again: number }): Promise<void> {
  const { db, now, timeZone } = book;
  const first = await firstMoment(db);
  if (!first) return;
  const current = monthOf(now(), timeZone);
  const from = monthOf(first, timeZone);
  const known = await settledMonths(db, { from, before: current });
  const openFrom = monthsAfter(current, -again);
  const kept = new Set(known.map(({ month }) => month).filter((month) => month < openFrom));
  const due = monthsFrom(from, monthsAfter(current, -1)).filter((month) => !kept.has(month));
  const rows = [];
  for (const month of due) rows.push(await figureOf(book, month));
  await putMonths(db, rows);
}
