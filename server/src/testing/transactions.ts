/** What the product sends to the database, for tests of how much that is. */
import type pg from 'pg';

type Send = (query: string | { readonly text: string }, ...rest: unknown[]) => unknown;

/** @param noteFor makes one connection's note, which is told each of its statements before it goes */
function watch(pool: pg.Pool, noteFor: () => (text: string) => void): void {
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const note = noteFor();
    const send = client.query.bind(client) as Send;
    const noted: Send = (query, ...rest) => {
      note(typeof query === 'string' ? query : query.text);
      return send(query, ...rest);
    };
    client.query = noted as typeof client.query;
  });
}

/** @returns all statements sent since, in or out of transactions */
export function watchStatements(pool: pg.Pool): string[] {
  const sent: string[] = [];
  watch(pool, () => (text) => void sent.push(text));
  return sent;
}

/**
 * @returns the statements of all transactions that have ended since, one list for each, from `begin` to `commit`
 */
export function watchTransactions(pool: pg.Pool): string[][] {
  const ended: string[][] = [];
  watch(pool, () => {
    let open: string[] | undefined;
    return (text) => {
      if (text === 'begin') open = [];
      open?.push(text);
      if (open && (text === 'commit' || text === 'rollback')) {
        ended.push(open);
        open = undefined;
      }
    };
  });
  return ended;
}
