/** Whether a reader's clock shows another time than an event's, and what that event's zone is called. */
import { formatter, plain } from './format.ts';

/** "Pakistan Time", in the visitor's language. @param iso the moment: zones change their name with the season */
export function zoneName(timeZone: string, iso: string): string {
  const parts = formatter(timeZone, { timeZoneName: 'shortGeneric' }).formatToParts(new Date(iso));
  return plain(parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone);
}

/** Whether clocks in two zones show different times at a moment; zones of other names may show the same. */
export function showsAnotherTime(timeZone: string, reader: string, iso: string): boolean {
  const clock = { dateStyle: 'short', timeStyle: 'short' } as const;
  const shown = (zone: string) => formatter(zone, clock).format(new Date(iso));
  return shown(timeZone) !== shown(reader);
}

/** The zone of this device. In browsers only: the server does not know its reader's. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
