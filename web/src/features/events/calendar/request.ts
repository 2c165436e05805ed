/** What the address bar asks of the calendar. For loaders only: it brings the schemas with it. */

import { calendarTabs } from '@saath/contract/events/calendar/rules';
import { type CalendarFilters, calendarFiltersSchema } from '@saath/contract/events/events/schema';
import type { CalendarView } from './address.ts';

/** The valid filters of an address; an empty or broken one is left out rather than an error. */
function readFilters(search: URLSearchParams): CalendarFilters {
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(calendarFiltersSchema.shape)) {
    const value = search.get(name)?.trim();
    if (value && schema.safeParse(value).success) given[name] = value;
  }
  return calendarFiltersSchema.parse(given);
}

/** @param thisMonth shown when the month view is asked for without a month */
export function readCalendarView(search: URLSearchParams, thisMonth: string): CalendarView {
  const tab = calendarTabs.find((each) => each === search.get('tab')) ?? 'all';
  const asked = search.get('month') ?? '';
  const month = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(asked) ? asked : thisMonth;
  const isMonth = search.get('view') === 'month';
  return { tab, filters: readFilters(search), ...(isMonth ? { month } : {}) };
}
