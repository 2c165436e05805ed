import pg from 'pg';

/**
 * One connection that must never be thrown away: after an error `pg.Pool.query` destroys its client, and PGlite's
 * adapter then mixes up answers and hangs. This one rolls back what is left and keeps the client.
 */
export class EmbeddedPool extends pg.Pool {
  override query = (async (text: string, values?: unknown[]) => {
    const client = await this.connect();
    try {
      return await client.query(text, values);
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }) as pg.Pool['query'];
}
