/** When a right that is given for an event can be used (RG-01). Pure functions only. */
import type { HeldRight } from '../../abilities.ts';
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
