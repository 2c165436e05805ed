import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureFormat, readPicture } from './picture.ts';

const MEBIBYTE = 1_048_576;

function chunk(name: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A grey PNG of this size; all of its lines are zeros, so that it is small however large it claims to be. */
function png(width: number, height: number, extra: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('ASVS 5.2.3 AU-03 a small file that unpacks to more than 40 million pixels is refused, one just below is taken', async () => {
  const bomb = png(8000, 5001);
  expect(bomb.length).toBeLessThan(MEBIBYTE / 8);
  await expect(readPicture(bomb, { widths: [64] })).rejects.toMatchObject({
    code: 'media.unreadable',
  });
  await expect(readPicture(png(8000, 5000), { widths: [64] })).resolves.toMatchObject({
    width: 64,
  });
});

test('ASVS 5.2.3 text in a picture that unpacks to a hundred megabytes does not come into what is kept', async () => {
  const text = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(100 * MEBIBYTE, 'a'), { level: 9 }),
  ]);
  const file = png(64, 64, [chunk('zTXt', text)]);
  const { sizes } = await readPicture(file, { widths: [64] });
  expect(sizes).toHaveLength(1);
  for (const { bytes } of sizes) expect(bytes.length).toBeLessThan(MEBIBYTE / 8);
});

test('ASVS 5.2.2 AU-03 what was hidden in a picture, such as where it was taken, is gone after it was written anew', async () => {
  const words = 'Secret Street 5, Lahore';
  const file = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'red' } })
    .withExif({ IFD0: { ImageDescription: words }, IFD3: { GPSLatitude: '31/1 33/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(file.toString('latin1')).toContain(words);
  const { sizes } = await readPicture(
    Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]),
    { widths: [64] },
  );
  for (const { bytes } of sizes) {
    expect(pictureFormat(bytes)).toBe('webp');
    expect(bytes.toString('latin1')).not.toMatch(/Secret Street|<script>/);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
});

test('ASVS 1.3.4 5.2.2 a drawing, a page or a program is no picture, whatever it is called', () => {
  const hostile = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<?xml version="1.0"?><svg/>',
    '<!doctype html><script>alert(1)</script>',
    '%PDF-1.7',
    '#!/bin/sh\n',
    '',
  ];
  for (const text of hostile) expect(pictureFormat(Buffer.from(text)), text).toBeUndefined();
});
