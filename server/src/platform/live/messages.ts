/** The messages of a stream, as text/event-stream writes them (WHATWG HTML 9.2.5). */
import {
  type LiveChange,
  liveChangeSchema,
  type liveMessages,
} from '@saath/contract/foundation/live/schema';
import type { LiveEntry } from './log.ts';
import { type Position, positionText } from './position.ts';

/** More than this at once is not told one by one. */
export const MOST_TOLD = 100;

/** One message; a client that has received it goes on from this position. */
export function message(
  name: keyof typeof liveMessages,
  data: LiveChange | Record<string, never>,
  position: Position,
): string {
  return `${place(position)}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** All that is new for one reader up to a position, as one message: it arrives whole or not at all. */
export function newsMessage(entries: readonly LiveEntry[], position: Position): string {
  if (entries.length > MOST_TOLD) return message('reload', {}, position);
  const events = entries.flatMap(({ kind, eventId }) => (kind === 'event' ? (eventId ?? []) : []));
  const notices = entries.flatMap(({ kind, payload }) =>
    kind === 'notice' ? (payload.id ?? []) : [],
  );
  if (events.length + notices.length === 0) return quiet(position);
  const change = liveChangeSchema.parse({ notices, events: [...new Set(events)] });
  return message('change', change, position);
}

/** No message, but the client goes on from here when the connection is lost. */
export function quiet(position: Position): string {
  return `:\n${place(position)}\n`;
}

/** When a client that loses this stream comes back, in milliseconds: not all of them at once. */
export function comeBack(earliest: number, latest: number): string {
  return `retry: ${Math.round(earliest + Math.random() * (latest - earliest))}\n\n`;
}

const place = (position: Position) => `id: ${positionText(position)}\n`;
