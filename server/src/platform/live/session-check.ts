/** A stream lasts no longer than the session by which it was opened. */
import { errorFields, type Log } from '../log.ts';
import type { Sessions } from '../sessions.ts';
import type { OpenStream } from './streams.ts';

const AT_ONCE = 1000;

/** @returns what ends those of some streams whose session is over, or whose account has another role by now */
export function sessionCheck(
  sessions: Sessions,
  log: Log,
): (streams: readonly OpenStream[]) => Promise<void> {
  return async (streams) => {
    try {
      for (let start = 0; start < streams.length; start += AT_ONCE) {
        const part = streams.slice(start, start + AT_ONCE);
        const roles = await sessions.rolesOf(part.map(({ sessionId }) => sessionId));
        for (const { sessionId, role, connection } of part)
          if (roles.get(sessionId) !== role) connection?.end('');
      }
    } catch (error) {
      log.warn(errorFields(error), 'sessions of live streams');
    }
  };
}
