/** Tells how long each user of a pool waited for a connection. */
import type pg from 'pg';

type Done = Parameters<pg.Pool['connect']>[0];

/**
 * From now on every connection that the pool gives is told of, with the seconds it was waited for.
 *
 * @param note it must not throw
 */
export function noteWaits(pool: pg.Pool, note: (seconds: number) => void): void {
  const connect = pool.connect.bind(pool) as {
    (): Promise<pg.PoolClient>;
    (done: Done): void;
  };
  pool.connect = ((done?: Done) => {
    const began = performance.now();
    const noted = () => note((performance.now() - began) / 1000);
    if (!done) return connect().finally(noted);
    return connect((...given) => {
      noted();
      done(...given);
    });
  }) as pg.Pool['connect'];
}
