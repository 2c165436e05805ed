/**
 * Inside a transaction everything goes through it. A statement beside it would not see what it wrote, and on the embedded
 * database, which has one connection, it would wait for its own transaction for ever: it is refused at once, on any database.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const inside = new AsyncLocalStorage<{ readonly pool: pg.Pool; isOpen: boolean }>();

/** Runs the work of a transaction of this pool. What the work began and left running is free again when it ends. */
export async function withinTransaction<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const here = { pool, isOpen: true };
  try {
    return await inside.run(here, work);
  } finally {
    here.isOpen = false;
  }
}

/** @throws Error to a caller inside a transaction of this pool who asks for a second connection: a fault in our code */
export function refuseBesideTransaction(pool: pg.Pool): void {
  const here = inside.getStore();
  if (here?.isOpen && here.pool === pool)
    throw new Error('A statement beside its own transaction: it has to go through the transaction');
}
