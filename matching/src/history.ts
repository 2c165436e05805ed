/** What earlier events say about a person, with bad figures made harmless. */
import type { Candidate } from './need.ts';

export type Attendance = { readonly attended: number; readonly confirmed: number };

/** When the person last had a turn; undefined when that is not known. */
export type LastTurn = { readonly isNew: true } | { readonly isNew: false; readonly days: number };

const DAY = 24 * 60 * 60_000;

/** Nobody came to more events than they were confirmed for. */
export function attendanceOf({ history }: Candidate): Attendance {
  const confirmed = countOf(history.confirmed);
  return { confirmed, attended: Math.min(countOf(history.attended), confirmed) };
}

/**
 * Days are whole and begin at 0; a turn that lies after `now` counts as today. A person who was
 * confirmed before but without a date is neither new nor rested: nothing is known.
 */
export function lastTurnOf({ history }: Candidate, now: number): LastTurn | undefined {
  const { lastConfirmedAt } = history;
  if (lastConfirmedAt === null)
    return countOf(history.confirmed) === 0 ? { isNew: true } : undefined;
  if (!Number.isFinite(lastConfirmedAt)) return undefined;
  return { isNew: false, days: Math.max(0, Math.floor((now - lastConfirmedAt) / DAY)) };
}

/** A whole number from 0; 0 for NaN, infinite and negative figures. */
export function countOf(value: number): number {
  return Math.floor(amountOf(value));
}

/** A number from 0; 0 for NaN, infinite and negative figures. */
export function amountOf(value: number): number {
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}
