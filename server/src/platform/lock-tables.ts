/** The lock of whoever makes tables: a start, and a restore that wants a database for itself. */
import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** The number that the migrator's own lock has, so that versions with either wait for each other. */
const LOCK = sql.lit(BigInt('3853314791062309107'));

/** Waits until nobody else has it; it goes with the transaction. */
export async function lockTables(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}
