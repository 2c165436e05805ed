/** What an archive says of itself, in its first file and its last. */
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The names that a table, a sequence or a column of ours has. */
const name = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,62}$/));

/** A path inside the archive; it can lead nowhere else. */
const path = z.string().check(z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*){0,4}$/));

const tableSchema = z.strictObject({ name, rows: count, sha256 });

/** `manifest.json`, the first file: nothing is read before it is understood. */
export const manifestSchema = z.strictObject({
  format: z.literal('saath-archive-1'),
  /** Of the product that wrote it. */
  version: z.string(),
  /** The last migration that had run, by its file name. */
  migration: z.string(),
  /** ISO 8601, in UTC: what was committed by then is in it. */
  takenAt: z.iso.datetime(),
  tables: z.array(tableSchema),
  /** Jobs that waited, a line each. */
  jobs: z.strictObject({ rows: count, sha256 }),
  /** Where each sequence goes on. */
  sequences: z.record(name, z.string().check(z.regex(/^\d{1,19}$/))),
});
export type Manifest = z.output<typeof manifestSchema>;

/** `end.json`, the last file: without it the archive was cut off. */
export const endSchema = z.strictObject({ files: z.record(path, sha256) });
export type End = z.output<typeof endSchema>;

/** An archive or a target with which nothing can be done; the message says why and what to do. Nothing was changed. */
export class ArchiveRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ArchiveRefused';
  }
}
