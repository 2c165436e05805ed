/** The weekly grid of free times: seven days, three parts each (PF-05). */
import { dayPartTimes } from '@saath/contract/accounts/accounts/rules';
import type { WeeklySlot } from '@saath/contract/accounts/accounts/schema';
import { m } from '../../../paraglide/messages.js';

export const days = [
  m.monday,
  m.tuesday,
  m.wednesday,
  m.thursday,
  m.friday,
  m.saturday,
  m.sunday,
] as const;

export const shortDays = [m.mon, m.tue, m.wed, m.thu, m.fri, m.sat, m.sun] as const;

/** Minutes from midnight. */
export const dayParts = [
  { name: m.morning, ...dayPartTimes.morning },
  { name: m.afternoon, ...dayPartTimes.afternoon },
  { name: m.evening, ...dayPartTimes.evening },
] as const;

/** `weekday-part`, both counted from 0. */
export type Cell = `${number}-${number}`;

/** The cells that lie wholly within the free times. */
export function cellsOf(slots: readonly WeeklySlot[]): Set<Cell> {
  const cells = new Set<Cell>();
  for (const weekday of days.keys())
    for (const [part, { from, to }] of dayParts.entries())
      if (slots.some((slot) => slot.weekday === weekday && slot.from <= from && to <= slot.to))
        cells.add(`${weekday}-${part}`);
  return cells;
}

/** The free times of the chosen cells; neighbouring parts become one time. */
export function slotsOf(cells: ReadonlySet<Cell>): WeeklySlot[] {
  const slots: WeeklySlot[] = [];
  for (const weekday of days.keys())
    for (const [part, { from, to }] of dayParts.entries()) {
      if (!cells.has(`${weekday}-${part}`)) continue;
      const last = slots.at(-1);
      if (last?.weekday === weekday && last.to === from) last.to = to;
      else slots.push({ weekday, from, to });
    }
  return slots;
}
