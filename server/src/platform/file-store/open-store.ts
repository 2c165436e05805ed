/** The place for pictures that the settings name: a folder, or a bucket. */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { openS3Store } from './s3-store.ts';

/** @throws ConfigError when there is a store that refuses us */
export async function openFileStore(
  { s3Url, dataDir }: Pick<Config, 's3Url' | 'dataDir'>,
  log: Log,
): Promise<FileStore> {
  return s3Url ? await openS3Store(s3Url, log) : diskStore(join(dataDir, 'files'));
}
