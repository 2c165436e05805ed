/** What an event's zone is called, and for whom that goes without saying. */
import { formatter, plain } from './format.ts';

/** "Pakistan Time", in the visitor's language. @param iso the moment: zones change their name with the season */
export function zoneName(timeZone: string, iso: string): string {
  const parts = formatter(timeZone, { timeZoneName: 'shortGeneric' }).formatToParts(new Date(iso));
  return plain(parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone);
}
