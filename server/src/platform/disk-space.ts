/** How much room is left where a folder is. */
import { statfs } from 'node:fs/promises';

export type DiskSpace = { readonly free: number; readonly size: number };

/** In bytes, as far as this user may use them; undefined when the folder cannot be asked. */
export async function diskSpace(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return undefined;
  }
}
