/** When a right that is given for an event can be used (RG-01). Pure functions only. */
import type { HeldRight } from '../../abilities.ts';
import { instantOf } from '../../local-time.ts';
import { dayWindow } from '../check-in/rules.ts';

const HOUR = 3_600_000;
const OPENS_BEFORE = 12 * HOUR;

type Times = { readonly startTime: Date; readonly endTime: Date };

/**
 * When who keeps the door sees the list: from twelve hours before the start, so that they can look at it on the way, until
 * nothing is recorded any more.
 */
export function doorHours(times: Times): { opensAt: Date; closesAt: Date } {
  const { closesAt } = dayWindow(times);
  return { opensAt: new Date(times.startTime.getTime() - OPENS_BEFORE), closesAt };
}

/** Whether a right at an event can be used at this moment: the door in its hours, every other one from when it is given. */
export function isUsable(right: HeldRight, times: Times, now: Date): boolean {
  const { opensAt, closesAt } = doorHours(times);
  return now < closesAt && (right !== 'door' || opensAt <= now);
}

/** The moment at which a right ends: the end of its event or branch, or its own end if that comes first. Null = it has none. */
export function earlier(end: Date, byItself: Date | null): Date {
  return byItself && byItself < end ? byItself : end;
}

/**
 * The moment at which a right ends that is given until a day: the midnight after it, so the day is included.
 *
 * @param day as `2026-12-05`
 * @returns undefined for a text that is no day
 */
export function endOfDay(day: string, timeZone: string): Date | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return undefined;
  const next = new Date(midnight + 24 * HOUR).toISOString().slice(0, 10);
  return instantOf(`${next}T00:00`, timeZone);
}
