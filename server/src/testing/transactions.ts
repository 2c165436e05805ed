/** What the product sends to the database in its transactions, for tests of how much that is. */
import type pg from 'pg';

type Send = (query: string | { readonly text: string }, ...rest: unknown[]) => unknown;

/**
 * @returns the statements of all transactions that have ended since, one list for each, from `begin` to `commit`
 */
export function watchTransactions(pool: pg.Pool): string[][] {
  const ended: string[][] = [];
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    let open: string[] | undefined;
    const send = client.query.bind(client) as Send;
    const noted: Send = (query, ...rest) => {
      const text = typeof query === 'string' ? query : query.text;
      if (text === 'begin') open = [];
      open?.push(text);
      if (open && (text === 'commit' || text === 'rollback')) {
        ended.push(open);
        open = undefined;
      }
      return send(query, ...rest);
    };
    client.query = noted as typeof client.query;
  });
  return ended;
}
