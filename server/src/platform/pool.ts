/** Connections to a PostgreSQL server, which may end any of them at any moment: it restarts, or another one takes over. */
import pg from 'pg';

/**
 * A pool whose connections may be lost while they are in use: whoever uses one gets an error, and the process lives.
 *
 * @param onLoss told of connections that are lost while nobody uses them
 */
export function openPool(
  options: pg.PoolConfig,
  onLoss: (error: Error) => void = () => {},
): pg.Pool {
  const pool = new pg.Pool(options);
  // Node ends a process in which nobody hears an 'error'. The pool listens only while a connection is idle; from here
  // on somebody always does. There is nothing to do: every query that is under way fails, and so does every later one.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', onLoss);
  return pool;
}
