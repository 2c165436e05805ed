/** Pictures of events and people: in which sizes they are kept, what is refused, and that no file is lost or left over. */
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deleteImages, uploadImages } from '@saath/contract/foundation/media/endpoints';
import { imageMessages, mediaErrors } from '@saath/contract/foundation/media/messages';
import type { EventImage } from '@saath/contract/foundation/media/schema';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenEvent, givenPicture, givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import {
  addPictures,
  copyEventPictures,
  discardPictures,
  removePictures,
  storedWidths,
  storeEventPictures,
  storePortrait,
  sweepFiles,
} from './service.ts';

const HOUR = 3_600_000;

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let small: Buffer;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  small = await givenPicture();
});
afterAll(async () => await product.close());

/** The names of the files of one picture. */
const filesOf = async (id: string) =>
  (await product.storedFiles()).map((name) => name.slice(3)).filter((name) => name.startsWith(id));
const allFiles = async () => (await product.storedFiles()).toSorted();
const rowsOf = async (eventId: string) =>
  await product.db
    .selectFrom('eventImage')
    .select(['id', 'width', 'position'])
    .where('eventId', '=', eventId)
    .orderBy('position')
    .execute();
const auditOf = async (eventId: string) =>
  await product.db
    .selectFrom('auditEntry')
    .select(['action', 'actorId', 'details'])
    .where('eventId', '=', eventId)
    .where('action', 'in', ['images.added', 'images.deleted'])
    .orderBy('id')
    .execute();
const media = () => ({ ...product, now: () => product.clock.now });
const upload = async (eventId: string, count: number) =>
  await admin.call(uploadImages, {
    body: { eventId },
    files: Array.from({ length: count }, (_, index) => ({ name: `${index}.png`, bytes: small })),
  });

describe('EV-06 the sizes of a picture', () => {
  test.each([
    [64, [64]],
    [480, [480]],
    [481, [480, 481]],
    [960, [480, 960]],
    [1600, [480, 960, 1600]],
  ])('EV-06 one that is %d pixels wide is kept in these widths: %j', (width, widths) => {
    expect(storedWidths(width)).toEqual(widths);
  });

  test('EV-06 a large one is made smaller, a small one never larger, and every size is a WebP of its width', async () => {
    const large = await givenPicture(2000, 1000);
    const [first, second] = await storeEventPictures(product.files, [large, small]);
    expect([first, second]).toMatchObject([
      { width: 1600, height: 800 },
      { width: 64, height: 48 },
    ]);
    expect((await filesOf(first?.id ?? '')).length).toBe(3);
    for (const width of [480, 960, 1600]) {
      const file = await product.files.open(`${first?.id}-${width}.webp`);
      const read = await sharp(file && (await buffer(file.stream))).metadata();
      expect(read).toMatchObject({ format: 'webp', width, height: width / 2 });
    }
    await discardPictures(product.files, first && second ? [first, second] : []);
    expect([...(await filesOf(first?.id ?? '')), ...(await filesOf(second?.id ?? ''))]).toEqual([]);
  });

  test('AU-03 a portrait is one square of 256 pixels', async () => {
    const id = await storePortrait(product.files, await givenPicture(600, 300));
    expect(await filesOf(id)).toEqual([`${id}-256.webp`]);
    const file = await product.files.open(`${id}-256.webp`);
    const read = await sharp(file && (await buffer(file.stream))).metadata();
    expect(read).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  test('EV-06 of several pictures of which one cannot be read none is kept', async () => {
    const before = await allFiles();
    const broken = Buffer.concat([small.subarray(0, 40), Buffer.from('no picture')]);
    await expect(storeEventPictures(product.files, [small, broken, small])).rejects.toMatchObject({
      code: 'media.unreadable',
    });
    await expect(storePortrait(product.files, broken)).rejects.toMatchObject({
      code: 'media.unreadable',
    });
    expect(await allFiles()).toEqual(before);
  });

  test('EV-06 when the disk fails in the middle, what was written of the pictures goes again', async () => {
    const before = await allFiles();
    let left = 3;
    const full: FileStore = {
      ...product.files,
      async put(name, bytes) {
        left -= 1;
        if (left < 0) throw new Error('no space left on device');
        await product.files.put(name, bytes);
      },
    };
    const pictures = [await givenPicture(600, 300), await givenPicture(600, 300)];
    await expect(storeEventPictures(full, pictures)).rejects.toThrow('no space left');
    expect(left).toBe(-1);
    expect(await allFiles()).toEqual(before);
  });
});

describe('EV-06 the pictures of an event', () => {
  test('EV-06 come after those that are there, each at addresses of its own, and the log says how many', async () => {
    const event = await givenEvent(admin);
    const first = (await upload(event.id, 2)).body.images as EventImage[];
    const [removed, kept] = first.map(({ id }) => id);
    await admin.call(deleteImages, { body: { images: [removed] } });
    const second = (await upload(event.id, 1)).body.images as EventImage[];
    expect(second).toMatchObject([
      {
        order: 3,
        url: `/media/${second[0]?.id}-64.webp`,
        srcSet: `/media/${second[0]?.id}-64.webp 64w`,
      },
    ]);
    expect((await rowsOf(event.id)).map(({ id }) => id)).toEqual([kept, second[0]?.id]);
    expect(await auditOf(event.id)).toMatchObject([
      { action: 'images.added', actorId: admin.id, details: { count: 2 } },
      { action: 'images.deleted', actorId: admin.id, details: { count: 1 } },
      { action: 'images.added', actorId: admin.id, details: { count: 1 } },
    ]);
  });

  test('EV-06 are five at most; what is refused leaves no file', async () => {
    const event = await givenEvent(admin);
    expect((await upload(event.id, 4)).status).toBe(200);
    const before = await allFiles();
    const many = await upload(event.id, 2);
    expect([many.status, many.body.message]).toEqual([409, mediaErrors['media.too_many'].message]);
    expect((await upload(event.id, 6)).body.message).toBe(imageMessages.submitCount);
    expect(await allFiles()).toEqual(before);
    expect((await upload(event.id, 1)).status).toBe(200);
    expect(await rowsOf(event.id)).toHaveLength(5);
  });

  test('EV-06 without pictures, or for an event that is gone, nothing is kept', async () => {
    const before = await allFiles();
    const given = { eventId: newId(), pictures: [small], actorId: admin.id };
    await expect(addPictures(media(), given)).rejects.toMatchObject({ code: 'events.not_found' });
    const none = { ...given, pictures: [] };
    await expect(addPictures(media(), none)).rejects.toMatchObject({ code: 'media.none' });
    expect(await allFiles()).toEqual(before);
  });

  test('EV-06 are deleted all that are named, or none; with their files, and named twice as once', async () => {
    const event = await givenEvent(admin);
    await upload(event.id, 3);
    const [one = '', two = '', three = ''] = (await rowsOf(event.id)).map(({ id }) => id);
    const remove = async (...ids: string[]) =>
      await removePictures(media(), { ids, actorId: admin.id });
    for (const wrong of [newId(), 'x', `${one}-64.webp`, one.toUpperCase(), ''])
      await expect(remove(one, wrong), wrong).rejects.toMatchObject({ code: 'media.not_found' });
    expect(await rowsOf(event.id)).toHaveLength(3);
    expect((await filesOf(one)).length).toBe(1);
    await remove(one, two, one);
    expect((await rowsOf(event.id)).map(({ id }) => id)).toEqual([three]);
    expect([await filesOf(one), await filesOf(two)]).toEqual([[], []]);
    expect((await filesOf(three)).length).toBe(1);
    expect((await auditOf(event.id)).at(-1)).toMatchObject({ details: { count: 2 } });
  });

  test('OR-02 a copy has files of its own: with the first event nothing of it goes; a lost file is left out', async () => {
    const pictures = await storeEventPictures(product.files, [await givenPicture(700, 350), small]);
    const lost = { id: newId(), width: 64, height: 48 };
    const copies = await copyEventPictures(product.files, [...pictures, lost]);
    expect(copies.map(({ width, height }) => [width, height])).toEqual([
      [700, 350],
      [64, 48],
    ]);
    await discardPictures(product.files, pictures);
    for (const { id, width } of copies)
      expect((await filesOf(id)).length).toBe(storedWidths(width).length);
    const [large] = copies;
    const file = await product.files.open(`${large?.id}-480.webp`);
    expect(await sharp(file && (await buffer(file.stream))).metadata()).toMatchObject({
      width: 480,
    });
    await discardPictures(product.files, copies);
  });
});

describe('EV-06 the sweep', () => {
  /** Files have the time of the machine: the sweep is told that it is so much later. */
  const sweepIn = async (milliseconds: number) =>
    await sweepFiles({ ...product, now: () => new Date(Date.now() + milliseconds) });

  test('EV-06 takes what nothing shows, and keeps the pictures of events, people and sign-ups', async () => {
    const event = await givenEvent(admin);
    await upload(event.id, 2);
    const shown = (await rowsOf(event.id)).map(({ id }) => id);
    const portrait = await storePortrait(product.files, small);
    const person = await givenVolunteer(product.db);
    const owner = product.db.updateTable('appUser').set({ pictureId: portrait });
    await owner.where('id', '=', person.id).execute();
    const typed = await storePortrait(product.files, small);
    await product.db
      .insertInto('signUp')
      .values({
        ...{ emailKey: 'new@gmail.com', email: 'new@gmail.com', tokenHash: Buffer.from('t') },
        ...{ name: 'New', passwordHash: 'none', contactNumber: '', experienceYears: 0 },
        ...{ description: '', skills: [], interests: [], pictureId: typed, language: 'en' },
        expiresAt: product.clock.now,
      })
      .execute();
    const [orphan] = await storeEventPictures(product.files, [await givenPicture(700, 350)]);
    const lost = await storePortrait(product.files, small);
    await sweepIn(25 * HOUR);
    for (const id of [...shown, portrait, typed])
      expect((await filesOf(id)).length, id).toBeGreaterThan(0);
    for (const id of [orphan?.id ?? '', lost]) expect(await filesOf(id)).toEqual([]);
  });

  test('EV-06 leaves alone what is younger than a day, for its row may be on its way', async () => {
    const [young, old] = [
      await storePortrait(product.files, small),
      await storePortrait(product.files, small),
    ];
    const folder = join(product.folder, 'files', `${old}-256.webp`.slice(34, 36));
    expect(await readdir(folder)).toContain(`${old}-256.webp`);
    const at = new Date(Date.now() - 2 * HOUR);
    await utimes(join(folder, `${old}-256.webp`), at, at);
    await sweepIn(23 * HOUR);
    expect([(await filesOf(young)).length, (await filesOf(old)).length]).toEqual([1, 0]);
  });

  test('EV-06 goes through more files than it asks the database about at once', async () => {
    const event = await givenEvent(admin);
    await upload(event.id, 1);
    const [shown] = await rowsOf(event.id);
    const names = Array.from({ length: 1001 }, () => `${newId()}-64.webp`);
    const removed: string[] = [];
    const many: FileStore = {
      ...product.files,
      async remove(name) {
        removed.push(name);
      },
      async *namesBefore() {
        for (const name of [...names.slice(0, 700), `${shown?.id}-64.webp`, 'README']) yield name;
        yield* names.slice(700);
      },
    };
    await sweepFiles({ ...product, files: many, now: () => product.clock.now });
    expect(removed.toSorted()).toEqual(names.toSorted());
  });
});
