import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { drawSharePicture, type Shared, type ShareForm } from './share-picture.ts';

const event: Shared = {
  ...{ id: 'event', type: 'environment', title: 'River clean-up', location: 'Ravi bank, Lahore' },
  ...{ startTime: '2026-12-05T04:00:00.000Z', timeZone: 'Asia/Karachi', isCancelled: false },
  ...{ organisation: 'Helping Hands', language: 'en', picture: undefined },
};
let drawn: Buffer;
beforeAll(async () => {
  drawn = await drawSharePicture(event, 'wide');
});

/** Of the words of the wide picture in English, beside its cover. */
const words = { left: 480, top: 0, width: 700, height: 630 };

test.each([
  ['title', { title: 'Tree planting' }],
  ['place', { location: 'Margalla foothills' }],
  ['day', { startTime: '2026-12-06T04:00:00.000Z' }],
  ['zone', { timeZone: 'Asia/Dubai' }],
  ['organisation', { organisation: 'Green Hands' }],
  ['cancelling', { isCancelled: true }],
] as const)('EC-03 WI-04 the words beside the cover tell the %s', async (_part, change) => {
  const other = await drawSharePicture({ ...event, ...change }, 'wide');
  const read = async (picture: Buffer) => await sharp(picture).extract(words).raw().toBuffer();
  expect((await read(other)).equals(await read(drawn))).toBe(false);
});

test('EC-03 WI-04 words are dark on paper, and the cover is drawn from the event', async () => {
  const { channels } = await sharp(drawn).extract(words).stats();
  expect(channels.map(({ min }) => min < 60)).toEqual([true, true, true]);
  const cover = { left: 0, top: 0, width: 460, height: 630 };
  const read = async (picture: Buffer) => await sharp(picture).extract(cover).raw().toBuffer();
  const other = await drawSharePicture({ ...event, id: 'another', type: 'food' }, 'wide');
  expect((await read(other)).equals(await read(drawn))).toBe(false);
});

test.each([
  ['wide', 'en', 230, 315],
  ['wide', 'ur', 970, 315],
  ['square', 'en', 540, 260],
] as const)(
  "EC-03 WI-04 the event's own picture is the cover: %s, %s",
  async (form: ShareForm, language, left, top) => {
    const red = { r: 200, g: 20, b: 20 };
    const picture = await sharp({
      create: { width: 400, height: 300, channels: 3, background: red },
    })
      .png()
      .toBuffer();
    const shared = await drawSharePicture({ ...event, language, picture }, form);
    const pixel = await sharp(shared).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    expect([...pixel.subarray(0, 3)]).toEqual([200, 20, 20]);
  },
);
