/** Pictures: files are written first, rows after, so that a row never points at nothing; what is left over is swept. */

import { buffer } from 'node:stream/consumers';
import { limits } from '@saath/contract/limits';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { isSurelyUndone } from '../../../platform/database-away.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { readLogo, readPicture } from '../../../platform/file-store/picture.ts';
import { newId } from '../../../platform/ids.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { logoFileName } from '../../../platform/organisation.ts';
import { writeAudit } from '../audit/service.ts';
import {
  deleteImageRows,
  findEventForImages,
  findEventOfImage,
  type ImageRow,
  imagesOf,
  insertImages,
  picturesInUse,
} from './queries.ts';

export type Media = { readonly db: Database; readonly files: FileStore; readonly now: Clock };

/** Pixels. The largest is the one whose width the row keeps. */
const eventWidths = [480, 960, 1600] as const;
const AVATAR_WIDTH = 256;

export type StoredPicture = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
};

/** The widths in which a picture of this largest width is stored, ascending. */
export function storedWidths(width: number): number[] {
  return [...eventWidths.filter((each) => each < width), width];
}

/** Under which a size of a picture is stored. */
export const fileNameOf = (id: string, width: number) => `${id}-${width}.webp`;

/**
 * Stores the pictures of an event in several sizes. When one cannot be read, none is kept.
 *
 * @throws DomainError `media.unreadable`
 */
export async function storeEventPictures(
  files: FileStore,
  pictures: readonly Buffer[],
): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = [];
  try {
    for (const file of pictures) {
      const { width, height, sizes } = await readPicture(file, { widths: eventWidths });
      const id = newId();
      stored.push({ id, width, height });
      for (const size of sizes) await files.put(fileNameOf(id, size.width), size.bytes);
    }
    return stored;
  } catch (error) {
    await discardPictures(files, stored);
    throw error;
  }
}

/**
 * The same pictures once more, with ids of their own. One whose file is lost is left out.
 *
 * @returns the copies, in the order of the pictures
 */
export async function copyEventPictures(
  files: FileStore,
  pictures: readonly StoredPicture[],
): Promise<StoredPicture[]> {
  const copies: StoredPicture[] = [];
  try {
    for (const { id, width, height } of pictures) {
      const sizes = await readSizes(files, { id, width });
      if (!sizes) continue;
      const copy = { id: newId(), width, height };
      copies.push(copy);
      for (const { width: each, bytes } of sizes) await files.put(fileNameOf(copy.id, each), bytes);
    }
    return copies;
  } catch (error) {
    await discardPictures(files, copies);
    throw error;
  }
}

async function readSizes(files: FileStore, { id, width }: { id: string; width: number }) {
  const sizes: { width: number; bytes: Buffer }[] = [];
  for (const each of storedWidths(width)) {
    const file = await files.open(fileNameOf(id, each));
    if (!file) return undefined;
    sizes.push({ width: each, bytes: await buffer(file.stream) });
  }
  return sizes;
}

/** @returns the picture's id. @throws DomainError `media.unreadable` */
export async function storePortrait(files: FileStore, file: Buffer): Promise<string> {
  const { sizes } = await readPicture(file, { widths: [AVATAR_WIDTH], square: true });
  const id = newId();
  for (const { bytes } of sizes) await files.put(fileNameOf(id, AVATAR_WIDTH), bytes);
  return id;
}

export async function discardPortrait(files: FileStore, id: string): Promise<void> {
  await files.remove(fileNameOf(id, AVATAR_WIDTH));
}

/** A logo is a PNG, which mails and printed sheets can show as well. @throws DomainError `media.unreadable` */
export async function storeLogo(files: FileStore, file: Buffer): Promise<StoredPicture> {
  const { bytes, width, height } = await readLogo(file);
  const id = newId();
  await files.put(logoFileName({ id, width }), bytes);
  return { id, width, height };
}

export async function discardLogo(
  files: FileStore,
  logo: { readonly id: string; readonly width: number },
): Promise<void> {
  await files.remove(logoFileName(logo));
}

export async function discardPictures(
  files: FileStore,
  pictures: readonly { id: string; width: number }[],
): Promise<void> {
  for (const { id, width } of pictures)
    for (const each of storedWidths(width)) await files.remove(fileNameOf(id, each));
}

/** The rows of pictures that come after those the event has. */
export function imageRows(
  pictures: readonly StoredPicture[],
  { eventId, after, at }: { eventId: string; after: number; at: Date },
): ImageRow[] {
  return pictures.map((picture, index) => ({
    ...picture,
    eventId,
    position: after + index + 1,
    createdAt: at,
  }));
}

/**
 * Adds pictures to an event.
 *
 * @throws DomainError `media.none`, `media.unreadable`, `events.not_found`, `media.too_many` (five in all)
 */
export async function addPictures(
  { db, files, now }: Media,
  { eventId, pictures, actorId }: { eventId: string; pictures: readonly Buffer[]; actorId: string },
): Promise<ImageRow[]> {
  if (pictures.length === 0) throw new DomainError('media.none');
  const stored = await storeEventPictures(files, pictures);
  try {
    return await inTransaction(db, async (tx) => {
      const at = now();
      const rows = await addRows(tx, { eventId, stored, at });
      const details = { count: rows.length };
      await writeAudit(tx, { action: 'images.added', actorId, at, eventId, details });
      return rows;
    });
  } catch (error) {
    if (isSurelyUndone(error)) await discardPictures(files, stored);
    throw error;
  }
}

async function addRows(
  tx: Tx,
  { eventId, stored, at }: { eventId: string; stored: readonly StoredPicture[]; at: Date },
): Promise<ImageRow[]> {
  if (!(await lockEvent(tx, eventId))) throw new DomainError('events.not_found');
  const present = await imagesOf(tx, [eventId]);
  if (present.length + stored.length > limits.eventImages.max)
    throw new DomainError('media.too_many');
  const rows = imageRows(stored, { eventId, after: present.at(-1)?.position ?? 0, at });
  await insertImages(tx, rows);
  return rows;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** In which event the picture is, if in any; ids of pictures are any text. */
export async function eventOfPicture({ db }: Media, id: string) {
  return UUID.test(id) ? await findEventOfImage(db, id) : undefined;
}

/** The event for which pictures are sent, if there is one. */
export async function eventForPictures({ db }: Media, id: string) {
  return await findEventForImages(db, id);
}

/** Deletes pictures, all that are named or none. @throws DomainError `media.not_found` */
export async function removePictures(
  { db, files, now }: Media,
  { ids, actorId }: { ids: readonly string[]; actorId: string },
): Promise<void> {
  const named = [...new Set(ids)];
  if (!named.every((id) => UUID.test(id))) throw new DomainError('media.not_found');
  const removed = await inTransaction(db, async (tx) => {
    const rows = await deleteImageRows(tx, named);
    if (rows.length < named.length) throw new DomainError('media.not_found');
    for (const [eventId, { length: count }] of Map.groupBy(rows, (row) => row.eventId)) {
      const entry = { action: 'images.deleted', actorId, at: now(), eventId } as const;
      await writeAudit(tx, { ...entry, details: { count } });
    }
    return rows;
  });
  await discardPictures(files, removed);
}

const SWEEP_AGE = 24 * 3_600_000;
const SWEEP_BATCH = 500;

/**
 * Deletes files that nothing points at, as a crash between writing a file and its row leaves them. Files younger than a
 * day are left alone: their row may be on its way.
 */
export async function sweepFiles({ db, files, now }: Media): Promise<void> {
  const before = new Date(now().getTime() - SWEEP_AGE);
  let batch: string[] = [];
  const sweep = async () => {
    const used = await picturesInUse(db, [...new Set(batch.map((name) => name.slice(0, 36)))]);
    for (const name of batch) if (!used.has(name.slice(0, 36))) await files.remove(name);
    batch = [];
  };
  for await (const name of files.namesBefore(before)) {
    if (!UUID.test(name.slice(0, 36))) continue;
    batch.push(name);
    if (batch.length >= SWEEP_BATCH) await sweep();
  }
  await sweep();
}
