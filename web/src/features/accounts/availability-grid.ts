/** The weekly grid of free times: seven days, three parts each (PF-05). */
import type { WeeklySlot } from '@saath/contract/accounts/schema';

export const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Minutes from midnight. */
export const dayParts = [
  { name: 'Morning', from: 360, to: 720 },
  { name: 'Afternoon', from: 720, to: 1020 },
  { name: 'Evening', from: 1020, to: 1320 },
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
