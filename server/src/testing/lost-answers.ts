/** Commits that are stored, and whose answer is lost with the connection. */
import type pg from 'pg';

type Send = (...sent: readonly unknown[]) => Promise<unknown>;

/**
 * Loses the answer to the commit of each transaction that writes into the table.
 *
 * @param pool of which no connection is open yet
 */
export function loseAnswersAbout(pool: pg.Pool, table: string): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as unknown as Send;
    let isAbout = false;
    const sending = (...sent: readonly unknown[]) => {
      const [first] = sent;
      const text = typeof first === 'string' ? first : String((first as { text?: string })?.text);
      isAbout ||= text.startsWith(`insert into "${table}"`);
      const answer = send(...sent);
      if (text !== 'commit' || !isAbout) return answer;
      isAbout = false;
      return answer.then(() => {
        throw Object.assign(new Error('Connection terminated unexpectedly'), {
          code: 'ECONNRESET',
        });
      });
    };
    client.query = sending as typeof client.query;
  });
}
