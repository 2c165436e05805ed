import { formatter, plain } from './format.ts';

/** "December 2026". @param month `2026-12` */
export function formatMonth(month: string): string {
  const options = { month: 'long', year: 'numeric' } as const;
  return plain(formatter('UTC', options).format(new Date(`${month}-15T12:00:00Z`)));
}

/** The calendar day of an instant in a zone, as `2026-12-05`. */
export function isoDayIn(iso: string, timeZone: string): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = formatter(timeZone, options).formatToParts(new Date(iso));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
