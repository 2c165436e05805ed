/** Where pictures are kept, on the disk or in a bucket: names are ours, contents never change. */
import type { Readable } from 'node:stream';

export type StoredFile = { readonly stream: Readable; readonly size: number };

/** The store cannot be reached, or refuses what it did before: it passes by itself, or the operator hears of it in the log. */
export class StoreAway extends Error {}

/** Whatever is asked of it may fail with `StoreAway`, but for removing, which is made up for at night. */
export type FileStore = {
  /** Resolves when the bytes are safe; a name is written once. */
  readonly put: (name: string, bytes: Buffer) => Promise<void>;
  /** Undefined when there is no such file. */
  readonly open: (name: string) => Promise<StoredFile | undefined>;
  /** Nothing happens when there is no such file. */
  readonly remove: (name: string) => Promise<void>;
  /** The names of all files last written before the moment. */
  readonly namesBefore: (moment: Date) => AsyncIterable<string>;
};
