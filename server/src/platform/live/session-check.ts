/** A stream lasts no longer than the session by which it was opened. */
import { mayAt } from '../actor.ts';
import { errorFields, type Log } from '../log.ts';
import type { Sessions } from '../sessions.ts';
import type { OpenStream } from './streams.ts';

const AT_ONCE = 1000;

/** @returns what ends those of some streams whose session is over, or whose account may not listen there any more */
export function sessionCheck(
  sessions: Sessions,
  log: Log,
): (streams: readonly OpenStream[]) => Promise<void> {
  return async (streams) => {
    try {
      for (let start = 0; start < streams.length; start += AT_ONCE) {
        const part = streams.slice(start, start + AT_ONCE);
        const actors = await sessions.standing(
          part.map(({ sessionId }) => sessionId),
          [...new Set(part.flatMap(({ eventId }) => eventId ?? []))],
        );
        for (const { sessionId, role, eventId, connection } of part) {
          const actor = actors.get(sessionId);
          const isSame = actor?.role === role && (!eventId || mayAt(actor, 'day.read', eventId));
          if (!isSame) connection?.end('');
        }
      }
    } catch (error) {
      log.warn(errorFields(error), 'sessions of live streams');
    }
  };
}
