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
const dayAndTime = { ...day, hour: 'numeric', minute: '2-digit', hour12: true } as const;
const zoneOnly = { timeZoneName: 'long' } as const;

/** In Urdu the time of day is told by its own word, which stands before the hour. */
const inLanguage: Readonly<Record<Language, Intl.DateTimeFormatOptions>> = {
  en: dayAndTime,
  ur: { ...dayAndTime, dayPeriod: 'short' },
};

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

type Part = { readonly type: string; readonly value: string };

/** Without narrow and thin spaces, which old mail programs show as boxes. */
function textOf(language: Language, parts: readonly Part[]): string {
  const text = parts.map(({ type, value }) =>
    type === 'dayPeriod' ? `\ue001${value}\ue001` : value,
  );
  const plain = text.join('').replace(/[\u2009\u200a\u202f]/g, ' ');
  return language === 'ur'
    ? plain.replace(/(\d+:\d+) \ue001([^\ue001]*)\ue001/g, '$2 $1 بجے')
    : plain.replaceAll('\ue001', '');
}

/** When something begins or ends: `Saturday, 5 December 2026 at 9:00 am`. */
export function momentInWords(language: Language, at: Date, timeZone: string): string {
  return textOf(language, formatOf(language, timeZone, inLanguage[language]).formatToParts(at));
}

/** `Saturday, 5 December 2026, 9:00 am – 1:00 pm`; both days where it goes over midnight. */
export function spanInWords(language: Language, { startTime, endTime, timeZone }: Span): string {
  const format = formatOf(language, timeZone, inLanguage[language]);
  return textOf(language, format.formatRangeToParts(startTime, endTime));
}

/** `Pakistan Standard Time`, as it is called at that moment. */
export function zoneInWords(language: Language, at: Date, timeZone: string): string {
  const parts = formatOf(language, timeZone, zoneOnly).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** `Saturday, 5 December 2026` */
export function dayInWords(language: Language, at: Date, timeZone: string): string {
  return textOf(language, formatOf(language, timeZone, day).formatToParts(at));
}
