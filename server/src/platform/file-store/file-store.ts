/** Where pictures are kept. The seam for another store: names are ours, contents never change. */
import type { Readable } from 'node:stream';

export type StoredFile = { readonly stream: Readable; readonly size: number };

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
