/** The calendar's state in the address bar: what is shown can be shared, kept and gone back to. */

import type { CalendarTab } from '@saath/contract/events/calendar/rules';
import type { CalendarFilters } from '@saath/contract/events/events/schema';
import { paths } from '../../../lib/paths.ts';

export type CalendarView = {
  readonly tab: CalendarTab;
  readonly filters: CalendarFilters;
  /** `2026-12` when the month is shown, undefined for the list. */
  readonly month?: string | undefined;
};

/** 'all' and the list are what the bare address means. */
export function calendarAddress({ tab, filters, month }: CalendarView, after?: string): string {
  return paths.events({
    ...filters,
    ...(month ? { view: 'month', month } : { tab: tab === 'all' ? undefined : tab, after }),
  });
}
