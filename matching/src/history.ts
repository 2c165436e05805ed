/** What earlier events say about a person, with bad figures made harmless. */
import type { History } from './need.ts';

/** When the person last had a turn; undefined when that is not known. */
export type LastTurn = { readonly isNew: true } | { readonly isNew: false; readonly days: number };

/** So many times yes, of so many. */
export type Share = { readonly yes: number; readonly of: number };

/** What the past says. All figures are whole and not negative, and no share is above the whole. */
export type Past = {
  readonly attendance: Share;
  readonly acceptance: Share;
  /** The sum of the stars, and how often they were given. */
  readonly rating: { readonly stars: number; readonly of: number };
  readonly sameRole: number;
  readonly sameFamily: number;
  readonly sameOrganiser: number;
  readonly recentTurns: number;
  readonly lastTurn: LastTurn | undefined;
};

const DAY = 24 * 60 * 60_000;
const MOST_STARS = 5;

/** @param now in epoch milliseconds */
export function pastOf(history: History, now: number): Past {
  const ratings = countOf(history.ratings.count);
  return {
    attendance: shareOf(history.attended, history.confirmed),
    acceptance: shareOf(history.accepted, history.asked),
    rating: { stars: Math.min(amountOf(history.ratings.sum), MOST_STARS * ratings), of: ratings },
    sameRole: countOf(history.sameRole),
    sameFamily: countOf(history.sameFamily),
    sameOrganiser: countOf(history.sameOrganiser),
    recentTurns: countOf(history.recentTurns),
    lastTurn: lastTurnOf(history, now),
  };
}

/** Nobody came to more events than they had places in. */
function shareOf(yes: number, of: number): Share {
  const whole = countOf(of);
  return { yes: Math.min(countOf(yes), whole), of: whole };
}

/**
 * Days are whole and begin at 0; a turn that lies after `now` counts as today. A person who was
 * confirmed before but without a date is neither new nor rested: nothing is known.
 */
function lastTurnOf({ confirmed, lastConfirmedAt }: History, now: number): LastTurn | undefined {
  if (lastConfirmedAt === null) return countOf(confirmed) === 0 ? { isNew: true } : undefined;
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
