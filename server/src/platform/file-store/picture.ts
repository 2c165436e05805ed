/** Pictures from strangers: told by their first bytes, decoded within bounds, written anew without metadata. */
import type { ImageFormat } from '@saath/contract/endpoint';
import sharp from 'sharp';
import { boundedQueue } from '../bounded-queue.ts';
import { DomainError } from '../domain-error.ts';

const MOST_PIXELS = 40_000_000;

export type PictureSize = { readonly width: number; readonly bytes: Buffer };

export type Picture = {
  /** Pixels of the largest size. */
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly PictureSize[];
};

const signatures: readonly [ImageFormat, (head: Buffer) => boolean][] = [
  ['jpeg', (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (head) => head.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'],
  ['gif', (head) => /^GIF8[79]a/.test(head.subarray(0, 6).toString('latin1'))],
  ['webp', (head) => /^RIFF....WEBP/s.test(head.subarray(0, 12).toString('latin1'))],
  ['avif', (head) => /^....ftypavi[fs]/s.test(head.subarray(0, 12).toString('latin1'))],
];

/** The format that the first bytes show, whatever the file's name says; undefined for anything else (SVG included). */
export function pictureFormat(file: Buffer): ImageFormat | undefined {
  return signatures.find(([, matches]) => matches(file))?.[0];
}

/** Two at a time: one decode can take a second of a core and 160 MB. */
const decodes = boundedQueue(2, 15_000);

sharp.cache(false);

type Target = { readonly widths: readonly number[]; readonly square?: boolean };

/**
 * Reads a picture and writes it as WebP in each width (never larger than it is), turned upright, without metadata.
 *
 * @param target widths in pixels, ascending; `square` crops to the attention-weighted square
 * @throws DomainError `media.unreadable` for what is no whole picture or has more than 40 million pixels
 */
export async function readPicture(file: Buffer, { widths, square }: Target): Promise<Picture> {
  return await decodes(async () => {
    try {
      const upright = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .toColorspace('srgb')
        .resize({
          width: widths.at(-1) ?? 1600,
          ...(square ? { height: widths.at(-1) ?? 1600, fit: 'cover', position: 'attention' } : {}),
          withoutEnlargement: true,
        })
        .png({ compressionLevel: 0 })
        .toBuffer({ resolveWithObject: true });
      const { width, height } = upright.info;
      const fitting = [...widths.filter((each) => each < width), width];
      const sizes: PictureSize[] = [];
      for (const each of fitting)
        sizes.push({ width: each, bytes: await encode(upright.data, each) });
      return { width, height, sizes };
    } catch (error) {
      throw error instanceof DomainError ? error : new DomainError('media.unreadable');
    }
  });
}

/** Pixels of the longer edge. */
const LOGO_EDGE = 512;

/**
 * Reads a logo and writes it as PNG, which keeps what is clear in it, without metadata; never larger than it is.
 *
 * @throws DomainError `media.unreadable`, as `readPicture`
 */
export async function readLogo(
  file: Buffer,
): Promise<{ readonly bytes: Buffer; readonly width: number; readonly height: number }> {
  return await decodes(async () => {
    try {
      const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .toColorspace('srgb')
        .resize({ width: LOGO_EDGE, height: LOGO_EDGE, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch {
      throw new DomainError('media.unreadable');
    }
  });
}

async function encode(upright: Buffer, width: number): Promise<Buffer> {
  return await sharp(upright).resize({ width }).webp({ quality: 80, effort: 3 }).toBuffer();
}

/** A stored picture as JPEG, for sheets of paper, which know no WebP. */
export async function asJpeg(file: Buffer): Promise<Buffer> {
  return await decodes(async () => await sharp(file).jpeg({ quality: 86 }).toBuffer());
}
