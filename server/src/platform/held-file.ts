/** A file that one process holds until it ends, however it ends: the operating system lets go of it. */
import { DatabaseSync } from 'node:sqlite';

export type Held = { readonly release: () => void };

/** @returns undefined while another process, or another part of this one, holds it */
export function holdFile(path: string): Held | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked/.test(error.message)) return undefined;
    throw error;
  }
}
