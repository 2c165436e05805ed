/** Moments and spans in words of the reader's language, by the clocks of an event's own zone, which is named. */
import type { Language } from '@saath/contract/language';

export type Span = {
  readonly startTime: Date;
  readonly endTime: Date;
  /** IANA zone. */
  readonly timeZone: string;
};

/** How dates are written. */
export const mailLocales: Readonly<Record<Language, string>> = { en: 'en-GB', ur: 'ur-PK' };

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
const zoneOnly = { timeZoneName: 'long' } as const;

/** Making one takes longer than all else about a mail. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(
  language: Language,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(mailLocales[language], { timeZone, ...options });
  formats.set(key, format);
  return format;
}

/** Without narrow and thin spaces, which old mail programs show as boxes. */
const plain = (text: string) => text.replace(/[\u2009\u200a\u202f]/g, ' ');

/** `Saturday, 5 December 2026` */
export function dayInWords(language: Language, at: Date, timeZone: string): string {
  return plain(formatOf(language, timeZone, day).format(at));
}

/** When something begins or ends: `Saturday, 5 December 2026 at 9:00 am`. */
export function momentInWords(language: Language, at: Date, timeZone: string): string {
  return language === 'ur'
    ? `${dayInWords(language, at, timeZone)} کو ${urduTime(at, timeZone)}`
    : plain(formatOf(language, timeZone, { ...day, ...time }).format(at));
}

/** The time of day has words of its own in Urdu, which stand before the hour: `صبح 9:00 بجے`. */
function urduTime(at: Date, timeZone: string): string {
  const format = formatOf('ur', timeZone, { ...time, dayPeriod: 'short' });
  const parts = format.formatToParts(at);
  const period = parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
  const [hour, minute] = (['hour', 'minute'] as const).map(
    (wanted) => parts.find(({ type }) => type === wanted)?.value,
  );
  return `${period} ${hour}:${minute} بجے`.trim();
}

/** `Saturday, 5 December 2026, 9:00 am – 1:00 pm`; both days where it goes over midnight. */
export function spanInWords(language: Language, { startTime, endTime, timeZone }: Span): string {
  if (language === 'en')
    return plain(formatOf(language, timeZone, { ...day, ...time }).formatRange(startTime, endTime));
  const [first, last] = [startTime, endTime].map((at) => dayInWords(language, at, timeZone));
  return first === last
    ? `${first}، ${urduTime(startTime, timeZone)} – ${urduTime(endTime, timeZone)}`
    : `${momentInWords(language, startTime, timeZone)} – ${momentInWords(language, endTime, timeZone)}`;
}

/** `Pakistan Standard Time`, as it is called at that moment. */
export function zoneInWords(language: Language, at: Date, timeZone: string): string {
  const parts = formatOf(language, timeZone, zoneOnly).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
