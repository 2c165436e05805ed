/** Wakes the other processes on the same PostgreSQL server, and is woken by them. */
import pg from 'pg';
import { newId } from '../ids.ts';
import { errorFields, type Log } from '../log.ts';

const CHANNEL = 'saath_live';
/** Milliseconds before a lost connection is opened again. */
const AGAIN_AFTER = 1000;

export type Neighbours = {
  /** Tells them to look at the log. Outside of transactions: a NOTIFY inside one makes every commit wait its turn. */
  readonly tell: () => void;
  /** Opens the connection on which they are heard, unless it is open. */
  readonly listen: () => void;
  readonly stop: () => Promise<void>;
};

/** An embedded database has no other process. */
export const nobody: Neighbours = { tell() {}, listen() {}, stop: async () => {} };

/**
 * @param wake called when another process has committed something; it may be called for nothing
 * @param mayListen false where a pooler stands between, which does not carry LISTEN: then only polling finds others' news
 */
export function openNeighbours(
  pool: pg.Pool,
  { log, wake, mayListen }: { log: Log; wake: () => void; mayListen: boolean },
): Neighbours {
  const ownName = newId();
  let listener: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;

  function lose(client: pg.Client): void {
    if (listener !== client) return;
    listener = undefined;
    client.end().catch(() => {});
    if (isStopped) return;
    again = setTimeout(open, AGAIN_AFTER);
    again.unref();
  }
  function open(): void {
    again = undefined;
    const client = new pg.Client({ ...connectionOf(pool), keepAlive: true });
    listener = client;
    client.on('notification', ({ payload }) => {
      if (payload !== ownName) wake();
    });
    client.on('error', (error) => {
      log.warn(errorFields(error), 'listening to other processes');
      lose(client);
    });
    client.on('end', () => lose(client));
    void (async () => {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // What was told while nobody listened.
      wake();
    })().catch(() => lose(client));
  }
  return {
    tell() {
      pool.query('select pg_notify($1, $2)', [CHANNEL, ownName]).catch((error: unknown) => {
        log.warn(errorFields(error), 'waking other processes');
      });
    },
    listen() {
      if (mayListen && !isStopped && !listener && !again) open();
    },
    async stop() {
      isStopped = true;
      clearTimeout(again);
      const client = listener;
      listener = undefined;
      await client?.end().catch(() => {});
    },
  };
}

/** How the pool connects. It hides the password from copies, so that it is not logged by chance. */
function connectionOf({ options }: pg.Pool): pg.ClientConfig {
  return { ...options, ...(options.password ? { password: options.password } : {}) };
}
