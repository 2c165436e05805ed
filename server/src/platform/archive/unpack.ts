/** Reads an archive to its end before anybody trusts it: whole, unchanged, and of a version that we know. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { ArchiveRefused, type End, endSchema, type Manifest, manifestSchema } from './manifest.ts';

/** A file of ours in the archive; what else stands in one was put there by somebody else. */
const NAME =
  /^(manifest\.json|end\.json|jobs\.jsonl|tables\/[a-z][a-z0-9_]{0,62}\.jsonl|(pictures|content)\/[\w-][\w.-]*(\/[\w-][\w.-]*){0,3})$/;

const AGE = 'age-encryption.org/v1';

export type Unpacked = {
  readonly manifest: Manifest;
  /** Where the files lie, by their names in the archive. */
  readonly folder: string;
  /** Names below `pictures/` and `content/`. */
  readonly pictures: readonly string[];
  readonly content: readonly string[];
};

/**
 * @param folder an empty one, with room for all of it
 * @throws ArchiveRefused for a file that is no archive, was cut off or changed, or does not open with the passphrase
 */
export async function unpack(
  archive: string,
  { folder, passphrase }: { folder: string; passphrase: string | undefined },
): Promise<Unpacked> {
  const hashes = await unpackInto(folder, await opened(archive, passphrase));
  const manifest = await readJson(folder, 'manifest.json', manifestSchema);
  const end: End = await readJson(folder, 'end.json', endSchema);
  const promised = new Map(Object.entries(end.files));
  for (const { name, sha256 } of manifest.tables) promised.set(`tables/${name}.jsonl`, sha256);
  promised.set('jobs.jsonl', manifest.jobs.sha256);
  for (const [name, sha256] of promised)
    if (hashes.get(name) !== sha256)
      throw new ArchiveRefused(
        `This archive is not what was written: ${name} ${hashes.has(name) ? 'was changed' : 'is missing'}.\nTake another copy of it, or an earlier backup.`,
      );
  const stranger = [...hashes.keys()].find(
    (name) => !promised.has(name) && name !== 'manifest.json' && name !== 'end.json',
  );
  if (stranger)
    throw new ArchiveRefused(`This archive holds a file that it does not name: ${stranger}.`);
  const below = (start: string) =>
    Object.keys(end.files).flatMap((name) =>
      name.startsWith(start) ? [name.slice(start.length)] : [],
    );
  return { manifest, folder, pictures: below('pictures/'), content: below('content/') };
}

async function opened(archive: string, passphrase: string | undefined): Promise<Readable> {
  const start = await firstBytes(archive);
  const bytes = createReadStream(archive);
  if (!start.toString('latin1').startsWith(AGE)) return bytes;
  if (!passphrase) {
    bytes.destroy();
    throw new ArchiveRefused(
      'This archive is encrypted.\nSet BACKUP_PASSPHRASE to the passphrase with which it was written.',
    );
  }
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const web = Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
    const stream = await decrypter.decrypt(web);
    return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
  } catch (cause) {
    throw new ArchiveRefused('BACKUP_PASSPHRASE does not open this archive.', { cause });
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: AGE.length - 1 }))
    chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** @returns the hash of each file */
async function unpackInto(folder: string, bytes: Readable): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const entries = extract();

  const reading = pipeline(bytes, createGunzip(), entries);
  // Its failure is told below, after the loop that it ends.
  reading.catch(() => {});
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (type !== 'file' || !NAME.test(name) || hashes.has(name))
        throw new ArchiveRefused(`This is no archive of ours: it holds ${JSON.stringify(name)}.`);
      const hash = createHash('sha256');
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(
        entry as AsyncIterable<Buffer>,
        async function* counted(chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
          }
        },
        createWriteStream(path, { mode: 0o600 }),
      );
      hashes.set(name, hash.digest('hex'));
    }
    await reading;
  } catch (cause) {
    entries.destroy();
    await reading.catch(() => {});
    if (cause instanceof ArchiveRefused) throw cause;
    throw new ArchiveRefused(
      'This file is no archive, or it was cut off or changed.\nTake another copy of it, or an earlier backup.',
      { cause },
    );
  }
  if (!hashes.has('end.json'))
    throw new ArchiveRefused(
      'This archive was cut off before its end.\nTake another copy of it, or an earlier backup.',
    );
  return hashes;
}

type Schema<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
};

async function readJson<T>(folder: string, name: string, schema: Schema<T>): Promise<T> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => '');
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new ArchiveRefused(
    `This archive says of itself what this version does not understand (${name}).\nIt may come from a newer version: update Saath first.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
