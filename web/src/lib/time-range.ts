import { m } from '../paraglide/messages.js';
import { formatDate, formatTime } from './format.ts';

/** "Sat, 5 Dec 2026, 9:00 AM", with the comma of the language. */
export function formatMoment(iso: string, timeZone: string): string {
  return m.date_at_time({ date: formatDate(iso, timeZone), time: formatTime(iso, timeZone) });
}

/** "9:00 AM – 1:00 PM", with the second date when it is another day. */
export function formatTimeRange(startIso: string, endIso: string, timeZone: string): string {
  const isOneDay = formatDate(startIso, timeZone) === formatDate(endIso, timeZone);
  const last = isOneDay ? formatTime(endIso, timeZone) : formatMoment(endIso, timeZone);
  return `${formatTime(startIso, timeZone)} – ${last}`;
}
