/** Pictures in a bucket of an S3 server, for many processes on many machines. A store that is away costs pictures only. */
import { Readable } from 'node:stream';
import { S3mini, S3ServiceError } from 's3mini';
import { ConfigError } from '../config.ts';
import { errorFields, type Log } from '../log.ts';
import { type FileStore, StoreAway } from './file-store.ts';
import { isStoredName } from './names.ts';

/** Milliseconds that one request may take. A picture is a few hundred kilobytes. */
const TO_READ = 8000;
const TO_WRITE = 30_000;

/** Pictures that are named at a time. */
const PAGE = 1000;

/** What is written once at start, to see that this may be done; no name of a picture. */
const PROBE = 'saath-write-check';

/**
 * @param url as `S3_URL` has it: key and secret as user and password, the bucket as path, perhaps `?region=`
 * @throws ConfigError when the server refuses key or bucket; one that does not answer is only noted, since it may come back
 */
export async function openS3Store(url: URL, log: Log): Promise<FileStore> {
  const bucket = clientOf(url);
  await requireUsable(bucket, log);
  return {
    async put(name, bytes) {
      if (!isStoredName(name)) throw new TypeError('Not a name of a stored file');
      await reached(async () => await bucket.putObject(name, bytes, typeOf(name)));
    },
    async open(name) {
      if (!isStoredName(name)) return undefined;
      // Whole before it is sent on: an answer that has begun could not become a refusal.
      const bytes = await reached(async () => await bucket.getObjectArrayBuffer(name));
      if (!bytes) return undefined;
      return { stream: Readable.from([Buffer.from(bytes)]), size: bytes.byteLength };
    },
    async remove(name) {
      if (!isStoredName(name)) return;
      try {
        await bucket.deleteObject(name);
      } catch (error) {
        // Its row is gone: whoever removed it is right to be told so, and the nightly sweep takes what is left.
        log.warn(errorFields(error), 'picture not removed from the store');
      }
    },
    async *namesBefore(moment) {
      let next: string | undefined;
      do {
        const page = await reached(async () => await bucket.listObjectsPaged('/', '', PAGE, next));
        if (!page) throw new StoreAway('The bucket of S3_URL is gone');
        for (const { Key, LastModified } of page.objects ?? [])
          if (isStoredName(Key) && LastModified < moment) yield Key;
        next = page.nextContinuationToken;
      } while (next);
    },
  };
}

function typeOf(name: string): string {
  if (name.endsWith('.pdf')) return 'application/pdf';
  return name.endsWith('.png') ? 'image/png' : 'image/webp';
}

function clientOf(url: URL): S3mini {
  const { username, password, searchParams } = url;
  return new S3mini({
    endpoint: url.origin + url.pathname,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    fetch: async (input, init) =>
      // biome-ignore lint/style/noRestrictedGlobals: it asks the store that the operator names, and follows nobody elsewhere
      await fetch(input, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(init?.method === 'PUT' ? TO_WRITE : TO_READ),
      }),
  });
}

/** @throws StoreAway for whatever goes wrong on the way or there */
async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new StoreAway('The store of pictures does not answer as it should', { cause });
  }
}

async function requireUsable(bucket: S3mini, log: Log): Promise<void> {
  try {
    await bucket.putObject(PROBE, 'may write');
    await bucket.getObject(PROBE);
    await bucket.deleteObject(PROBE);
    await bucket.listObjectsPaged('/', '', 1);
  } catch (error) {
    const status = error instanceof S3ServiceError ? error.status : undefined;
    if (status !== undefined && status < 500) throw new ConfigError([refused(bucket, status)]);
    log.error(errorFields(error), 'store of pictures away');
  }
}

function refused({ endpoint, bucketName }: S3mini, status: number): string {
  if (status === 404) return `S3_URL: ${endpoint.host} has no bucket ${bucketName}; make it first`;
  if (status === 403 || status === 401)
    return `S3_URL: ${endpoint.host} refuses this key, or the key may not read, write, remove and list in the bucket ${bucketName}`;
  return `S3_URL: ${endpoint.host} does not understand us (${status}); perhaps it wants another ?region=`;
}
