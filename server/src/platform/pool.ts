/** Connections to a PostgreSQL server, which may end any of them at any moment: it restarts, or another one takes over. */
import pg from 'pg';
import type { Config } from './config.ts';

type ServerSettings = Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'databasePooler'>;

/**
 * A pool whose connections may be lost while they are in use: the user of one gets an error, and the process lives.
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

/** Milliseconds for a connection. Callers learn within four seconds that the database is away. */
const WHILE_ANSWERING = 3000;
/** In a start or a command there are no callers, and on a machine that is too busy a connection takes its time. */
const WHILE_STARTING = 20_000;
const LIMITS = 15_000;

/**
 * Compiling a statement pays for reports of seconds. Answers here take milliseconds, most of them to compile. Said once connected,
 * not while connecting: a pooler that was told which settings to let through knows nothing of this one.
 */
async function compileNothing(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off');
}

/** The product's connections to the server that its settings name: for a start, or a command, until `answerCallers`. */
export function serverPool(
  { databaseUrl, databasePoolSize, databasePooler }: ServerSettings,
  onLoss: (error: Error) => void,
): pg.Pool {
  // Poolers refuse connections that bring settings: there, each transaction sets its limits (statements.ts).
  const limits = {
    statement_timeout: LIMITS,
    idle_in_transaction_session_timeout: LIMITS,
    onConnect: compileNothing,
  };
  return openPool(
    {
      connectionString: databaseUrl,
      max: databasePoolSize,
      connectionTimeoutMillis: WHILE_STARTING,
      ...(databasePooler ? {} : limits),
    },
    onLoss,
  );
}

/** From here on somebody waits for what a pool is asked for. */
export function answerCallers(pool: pg.Pool): void {
  pool.options.connectionTimeoutMillis = WHILE_ANSWERING;
}
