import type { Event } from '@saath/contract/events/events/schema';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';

type Shared = Pick<Event, 'title' | 'startTime' | 'timeZone' | 'location'>;

/** What one writes to a group: what, when in the event's own zone, where, and the link. */
export function invitationText({ title, startTime, timeZone, location }: Shared, link: string) {
  const when = m.date_at_time({
    date: formatDate(startTime, timeZone),
    time: formatTime(startTime, timeZone),
  });
  return m.come_and_help_at({ title, when, place: location, link });
}

/** Opens WhatsApp with the text in it; whom it goes to is chosen there. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
