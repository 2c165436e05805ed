/** Dates and times in the visitor's language, always in a named zone: server and browser write the same. */
import { getLocale } from '../paraglide/runtime.js';
import { intlLocale } from './intl-locale.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** One for each language, zone and format: making one takes long. */
export function formatter(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${intlLocale()} ${timeZone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(intlLocale(), { timeZone, ...options });
  formatters.set(key, made);
  return made;
}

/** `Intl` puts narrow spaces before AM and PM in some versions: one kind of space everywhere. */
export const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

/** "Sat, 5 Dec 2026" */
export function formatDate(iso: string, timeZone: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return plain(formatter(timeZone, options).format(new Date(iso)));
}

/** "Sat, 5 Dec 2026" of a calendar day. @param day `2026-12-05` */
export function formatDay(day: string): string {
  return formatDate(`${day}T12:00:00Z`, 'UTC');
}

/** "Sat 5 Dec", where the year goes without saying */
export function formatWeekday(iso: string, timeZone: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return plain(formatter(timeZone, options).format(new Date(iso)));
}

/** Around what is read from left to right in a line that goes from right to left. */
const [LEFT_TO_RIGHT, END] = ['\u2066', '\u2069'];

/**
 * "9:00 AM". In Urdu it is kept together: beside a second time the halves of both would change places, since digits and
 * letters turn a line's direction differently.
 */
export function formatTime(iso: string, timeZone: string): string {
  const options = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
  const parts = formatter(timeZone, options).formatToParts(new Date(iso));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  // Midnight and noon are 12, which `h12` writes as 0 or 12 depending on the version.
  const hour = Number(part('hour')) % 12 || 12;
  const time = `${hour}:${part('minute')} ${part('dayPeriod').toUpperCase().replaceAll('.', '')}`;
  return getLocale() === 'ur' ? `${LEFT_TO_RIGHT}${time}${END}` : time;
}
