import type { ThreadMessage } from '@saath/contract/messages/threads/schema';
import { formatDate } from '../../../lib/format.ts';

type Day = { readonly day: string; readonly messages: ThreadMessage[] };

/**
 * Messages by the days on which they were written, in the event's zone.
 *
 * @param messages oldest first
 */
export function daysOf(messages: readonly ThreadMessage[], timeZone: string): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const day = formatDate(message.sentAt, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
