import { m } from '../paraglide/messages.js';
import { formatDate, formatTime } from './format.ts';

/** "9:00 AM – 1:00 PM", with the second date when it is another day. */
export function formatTimeRange(startIso: string, endIso: string, timeZone: string): string {
  const isOneDay = formatDate(startIso, timeZone) === formatDate(endIso, timeZone);
  const end = formatTime(endIso, timeZone);
  const last = isOneDay ? end : m.date_at_time({ date: formatDate(endIso, timeZone), time: end });
  return `${formatTime(startIso, timeZone)} – ${last}`;
}
